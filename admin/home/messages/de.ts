/** As `en.ts`. */
export const homePage = 'Startseite';
export const sections = 'Abschnitte';
export const aboutSections =
  'In der Reihenfolge, in der Kunden sie sehen. Ein Abschnitt, der nichts zu zeigen hat, wird weggelassen, bis er etwas hat.';
export const addSection = 'Abschnitt hinzufügen';
export const comesToEnd = 'Er kommt ans Ende; verschieb ihn von dort.';
export const kindOf = (name: string, about: string) => `${name}: ${about}`;
export const noSuchSection = 'Abschnitt nicht gefunden';
export const whatItShows = 'Was er zeigt';
export const wholeSection = 'Der ganze Abschnitt';
export const picture = 'Bild';
export const theSection = 'Der Abschnitt';
export const pictureOf = (title: string) => `Bild von ${title}`;
