/** As `en.ts`. */
export const category = (name: string) => `Categoría ${name}`;
export const delivery = 'Envío';
export const everythingElse = 'Todo lo demás';
