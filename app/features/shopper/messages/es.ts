/** As `en.ts`. */
export const guest = 'invitado';
