/** As `en.ts`. */
export const pages = { help: 'Hilfe', returns: 'Rückgabe', terms: 'AGB', privacy: 'Datenschutz' };
export const cookiesNeeded =
  'Dein Browser blockiert Cookies. Erlaube sie für diese Seite und versuche es noch einmal.';
export const quoted = (title: string) => `„${title}“`;
export const more = (count: number) => `${count} weitere`;
export const withdrawHere = 'Vertrag widerrufen';
export const deliveryPrices = 'Versandkosten';
