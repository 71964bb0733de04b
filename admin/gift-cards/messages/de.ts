/** As `en.ts`. */
export const title = 'Gutscheine und Guthaben';
export const about =
  'Was der Shop dem schuldet, der den Code hat, oder einem Konto. Damit wird bei den nächsten Bestellungen bezahlt.';
export const aCard = 'Gutschein';
export const card = 'Gutschein';
export const balance = 'Stand';
export const who = 'Für';
export const made = 'Angelegt';
export const state = 'Zustand';
export const withoutCode = 'Gutschein noch ohne Code';
export const lastLetters = 'Letzte Zeichen des Codes';
export const what = 'Gutscheine';
export const newCard = 'Neuer Gutschein';
export const none = 'Es gibt keine.';
export const older = 'Ältere';
export const ended = 'Beendet';
export const isUsable = 'Kann ausgegeben werden';
export const when = 'Wann';
export const fact = 'Was';
export const amount = 'Betrag';
export const order = 'Bestellung';
export const account = 'Das Konto';
export const ledger = 'Alles, was den Stand bewegt hat';
export const change = 'Ändern';
export const isMailed = 'Geht {time} per Mail hinaus';
export const facts = {
  issued: 'Angelegt',
  bought: 'Gekauft',
  given: 'Gutgeschrieben',
  changed: 'Berichtigt',
  spent: 'Ausgegeben',
  refunded: 'Erstattet',
  taken_back: 'Zurückgenommen',
  voided: 'Beendet',
};
export const isHeld = (amount: string) => `Kann ausgegeben werden; eine Zahlung hält ${amount}`;
export const isFor = (email: string) => `Für ${email}`;
