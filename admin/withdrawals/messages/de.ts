/** As `en.ts`. */
export const title = 'Widerrufe mit Bestellnummer';
export const about =
  'Niemand ist dem Link der Bestätigung gefolgt. Öffne die Bestellung und trage den Widerruf ein, oder schreibe dem, der ihn erklärt hat.';
export const none = 'Keiner wartet.';
export const order = 'Bestellung';
export const unmatched = (number: string) => `${number}: keine Bestellung dieser E-Mail`;
export const extent = 'Umfang';
export const extents = { whole: 'alles', some: 'einzelne Artikel' };
export const by = 'Erklärt von';
export const declared = 'Erklärt';
export const due = 'Geld zurück bis';
export const whatNext = 'Was nun';
