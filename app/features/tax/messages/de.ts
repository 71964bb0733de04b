/** As `en.ts`. */
export const category = (name: string) => `Kategorie ${name}`;
export const delivery = 'Versand';
export const everythingElse = 'Alles andere';
