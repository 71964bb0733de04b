/** As `en.ts`. */
export const titles = {
  imprint: 'Aviso legal',
  withdrawalTerms: 'Derecho de desistimiento',
  accessibility: 'Accesibilidad',
};
