/** As `en.ts`. */
export const category = (name: string) => `Catégorie ${name}`;
export const scopes = {
  'everything-else': 'Tout le reste',
  delivery: 'Livraison',
  reduced: 'Taux réduit',
  'second-reduced': 'Second taux réduit',
};
export const enterVatNumber = 'Achat pour une entreprise ? Ajoutez votre n° de TVA';
export const vatNumber = 'Numéro de TVA';
export const useVatNumber = 'Utiliser';
export const removeVatNumber = 'Retirer';
export const vatNumberIs = 'Le numéro de TVA {number} figure sur votre facture.';
export const aboutVatNumber =
  'Il figure sur votre facture. Les prix ne changent pas : ils comprennent la TVA.';
export const noVatNumber = (example: string | null) =>
  example === null
    ? 'Commencez par les deux lettres de votre pays, par exemple FR12345678901.'
    : `Un numéro de TVA de ce pays ressemble à ${example}.`;
