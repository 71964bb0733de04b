/** As `en.ts`. */
export const unsupported = 'Ce navigateur n’a pas de clés d’accès pour cette adresse.';
