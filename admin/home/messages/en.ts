/** The pages of the home page's sections. */
export const homePage = 'Home page';
export const sections = 'Sections';
export const aboutSections =
  'In the order in which shoppers see them. A section that has nothing to show is left out until it has.';
export const addSection = 'Add a section';
export const comesToEnd = 'It comes to the end; move it from there.';
export const kindOf = (name: string, about: string) => `${name}: ${about.toLowerCase()}`;
export const noSuchSection = 'No such section';
export const whatItShows = 'What it shows';
export const wholeSection = 'The whole section';
export const picture = 'Picture';
export const theSection = 'The section';
export const pictureOf = (title: string) => `Picture of ${title}`;
