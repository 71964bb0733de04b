/** As `en.ts`. */
export const category = (name: string) => `Catégorie ${name}`;
export const delivery = 'Livraison';
export const everythingElse = 'Tout le reste';
