/** Les avis des acheteurs. */
export const reviews = 'Avis';
export const toLookAt = 'Avis à examiner';
export const allReviews = 'Tous les avis';
export const whatWaits = 'Seulement ceux qui attendent';
export const noReviews = 'Il n’y a pas de tels avis.';
export const reviewOf = (title: string) => `Avis sur ${title}`;
export const product = 'Produit';
export const stars = 'Étoiles';
export const by = 'De';
export const aBuyer = 'Un acheteur';
export const state = 'État';
export const written = 'Écrit';
export const writtenAt = 'Écrit {time}';
export const states = { waiting: 'À examiner', shown: 'Affiché', hidden: 'Masqué' };
export const reported = (count: number) =>
  count === 1 ? 'signalé une fois' : `signalé ${count} fois`;
export const ofOrder = 'Sa commande';
export const pictureOf = (number: number) => `Image ${number}`;
export const noWords = 'Pas de texte, seulement des étoiles.';
export const answer = 'Votre réponse';
