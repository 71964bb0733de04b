/** Die Bewertungen von Käufern. */
export const reviews = 'Bewertungen';
export const toLookAt = 'Bewertungen zum Ansehen';
export const allReviews = 'Alle Bewertungen';
export const whatWaits = 'Nur was wartet';
export const noReviews = 'Solche Bewertungen gibt es nicht.';
export const reviewOf = (title: string) => `Bewertung von ${title}`;
export const product = 'Produkt';
export const stars = 'Sterne';
export const by = 'Von';
export const aBuyer = 'Ein Käufer';
export const state = 'Status';
export const written = 'Geschrieben';
export const writtenAt = 'Geschrieben {time}';
export const states = { waiting: 'Wartet', shown: 'Sichtbar', hidden: 'Ausgeblendet' };
export const reported = (count: number) =>
  count === 1 ? 'einmal gemeldet' : `${count}-mal gemeldet`;
export const ofOrder = 'Die Bestellung';
export const pictureOf = (number: number) => `Bild ${number}`;
export const noWords = 'Kein Text, nur Sterne.';
export const answer = 'Deine Antwort';
