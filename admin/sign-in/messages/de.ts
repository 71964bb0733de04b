/** As `en.ts`. */
export const unsupported = 'Dieser Browser hat keine Passkeys für diese Adresse.';
