/** As `en.ts`. */
export const what = 'Kunden';
export const searchHint = 'Ganze E-Mail-Adresse eines Kontos';
export const aboutSearch =
  'Konten findest du über ihre E-Mail-Adresse. Bestellungen von Gästen stehen bei den Bestellungen, unter ihrer.';
export const nobody = 'Kein Konto hat diese E-Mail-Adresse.';
export const aCustomer = 'Ein Kunde';
export const sinceConfirmed = 'Seit {time}, bestätigt';
export const sinceNotConfirmed = 'Seit {time}, nicht bestätigt';
export const sessions = 'Sitzungen';
export const sessionOn = (device: string) => `${device}, seit {time}`;
export const noSession = 'Keine ist offen.';
export const whatIsKept = 'Was gespeichert ist';
export const downloadAll = 'Alles als JSON herunterladen';
export const aboutDeleting =
  'Mit dem Konto werden E-Mail-Adresse, Passwort, Sitzungen, Warenkorb und Mails gelöscht. Die Bücher behalten, was abgebucht wurde, unter einer ID, die niemanden nennt. Das kann nicht rückgängig gemacht werden.';
export const newOrder = 'Neue Bestellung für diesen Kunden';
