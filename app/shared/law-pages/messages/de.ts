/** As `en.ts`. */
export const titles = {
  imprint: 'Impressum',
  withdrawalTerms: 'Widerrufsrecht',
  accessibility: 'Barrierefreiheit',
};
