/** As `en.ts`. */
export const inStock = 'Auf Lager';
export const onlyLeft = (left: number) => `Nur noch ${left} auf Lager`;
export const held = 'Alle gerade in Bestellung, eventuell wird einer frei';
export const soldOut = 'Ausverkauft';
export const notAvailable = 'Nicht verfügbar';
export const yourEmail = 'Deine E-Mail-Adresse';
export const malformedEmail = 'Das ist keine E-Mail-Adresse. Bitte prüfe sie auf Tippfehler.';
export const waitAWhile = 'Das war viel auf einmal. Bitte versuche es später noch einmal.';
export const lookIntoInbox =
  'Sieh in dein Postfach: Sobald du den Link dort geöffnet hast, schreiben wir dir, wenn es wieder da ist.';
export const willWrite = (email: string) => `Wir schreiben an ${email}, sobald es wieder da ist.`;
export const tellMe = 'Benachrichtigen, wenn wieder da';
export const confirmTitle = 'Bescheid, wenn es wieder da ist';
export const aboutConfirm = 'Bestätigt, dass wir dir schreiben dürfen, wenn es wieder da ist.';
export const confirmQuestion = 'Sollen wir dir einmal schreiben, sobald es wieder auf Lager ist?';
export const confirm = 'Ja, gebt mir Bescheid';
export const confirmed = 'Wir schreiben dir einmal, sobald es wieder auf Lager ist.';
export const confirmGone =
  'Dieser Link ist nicht mehr gültig. Trag dich auf der Seite des Produkts neu ein.';
export const stopTitle = 'E-Mails über Artikel, die wieder da sind';
export const aboutStop = 'Beendet die E-Mails über Artikel, die wieder da sind.';
export const stopQuestion = 'Sollen wir alles vergessen, worüber wir dir Bescheid geben sollten?';
export const stop = 'Keine solchen E-Mails mehr';
export const stopped = 'Wir schreiben dir nicht mehr, wenn etwas wieder auf Lager ist.';
