/** As `en.ts`. */
export const pages = {
  help: 'Aide',
  returns: 'Retours',
  terms: 'Conditions générales de vente',
  privacy: 'Confidentialité',
};
export const cookiesNeeded =
  'Votre navigateur bloque les cookies. Autorisez-les pour ce site, puis réessayez.';
export const quoted = (title: string) => `« ${title} »`;
export const more = (count: number) => `${count} autres`;
export const withdrawHere = 'Renoncer au contrat ici';
export const deliveryPrices = 'Prix de la livraison';
