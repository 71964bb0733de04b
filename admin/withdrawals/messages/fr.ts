/** As `en.ts`. */
export const title = 'Rétractations par numéro de commande';
export const about =
  'Personne n’a suivi le lien de l’accusé de réception. Ouvrez la commande et enregistrez la rétractation, ou écrivez à son auteur.';
export const none = 'Aucune n’attend.';
export const order = 'Commande';
export const unmatched = (number: string) => `${number} : aucune commande avec cet e-mail`;
export const extent = 'Portée';
export const extents = { whole: 'tout', some: 'certains articles' };
export const by = 'Déclarée par';
export const declared = 'Déclarée';
export const due = 'À rembourser d’ici le';
export const whatNext = 'Et ensuite';
