/** As `en.ts`. */
export const homePage = 'Page d’accueil';
export const sections = 'Sections';
export const aboutSections =
  'Dans l’ordre où les clients les voient. Une section qui n’a rien à montrer est laissée de côté jusqu’à ce qu’elle en ait.';
export const addSection = 'Ajouter une section';
export const comesToEnd = 'Elle vient à la fin ; déplacez-la ensuite.';
export const kindOf = (name: string, about: string) => `${name} : ${about.toLowerCase()}`;
export const noSuchSection = 'Section introuvable';
export const whatItShows = 'Ce qu’elle montre';
export const wholeSection = 'Toute la section';
export const picture = 'Image';
export const theSection = 'La section';
export const pictureOf = (title: string) => `Image de ${title}`;
