/** As `en.ts`. */
export const withheld = 'l’adresse indiquée avec elle';
export const free = 'Gratuit';
export const items = 'Articles';
export const code = (code: string) =>
  `Code ${code}`;
export const delivery = 'Livraison';
export const changeAddress = 'Modifier l’adresse';
export const name = 'Nom';
export const street = 'Numéro et rue';
export const flat = 'Appartement, étage, société (facultatif)';
export const town = 'Ville';
export const region = 'État ou région (facultatif)';
export const postalCode = 'Code postal';
export const country = 'Pays';
export const chooseCountry = 'Choisissez un pays';
export const sendHere = 'Livrer à cette adresse';
export const undoTyped = 'Annuler ma saisie';
export const whoFor = 'Pour qui est-ce ?';
export const whichStreet = 'Quelle rue et quel numéro ?';
export const whichTown = 'Quelle ville ?';
export const whichPostalCode = 'Quel code postal ?';
export const atMostLetters = (most: number) =>
  `${most} caractères au plus`;
