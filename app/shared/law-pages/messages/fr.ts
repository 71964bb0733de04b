/** As `en.ts`. */
export const titles = {
  imprint: 'Mentions légales',
  withdrawalTerms: 'Droit de rétractation',
  accessibility: 'Accessibilité',
};
