/** As `en.ts`. */
export const guest = 'Gast';
