/** As `en.ts`. */
export const noSuchForm = 'Ce formulaire n’existe plus. Rechargez la page.';
