/** The titles of the pages that the law asks for. */
export const titles = {
  imprint: 'Imprint',
  withdrawalTerms: 'Right of withdrawal',
  accessibility: 'Accessibility',
};
