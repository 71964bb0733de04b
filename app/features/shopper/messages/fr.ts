/** As `en.ts`. */
export const guest = 'Invité';
