/** As `en.ts`. */
export const inStock = 'En stock';
export const onlyLeft = (left: number) => `Plus que ${left} en stock`;
export const held = 'Tous en cours d’achat, un article peut se libérer';
export const soldOut = 'Épuisé';
export const signInToBeTold = 'Connectez-vous pour être averti du retour en stock';
export const willWrite = (email: string) => `Nous écrirons à ${email} dès son retour en stock.`;
export const tellMe = 'M’avertir du retour en stock';
