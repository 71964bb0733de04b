/** As `en.ts`. */
export const inStock = 'Auf Lager';
export const onlyLeft = (left: number) => `Nur noch ${left} auf Lager`;
export const held = 'Alle gerade in Bestellung, eventuell wird einer frei';
export const soldOut = 'Ausverkauft';
export const signInToBeTold = 'Melde dich an, um zu erfahren, wann es wieder da ist';
export const willWrite = (email: string) => `Wir schreiben an ${email}, sobald es wieder da ist.`;
export const tellMe = 'Benachrichtigt mich, wenn es wieder da ist';
