/** As `en.ts`. */
export const noAccount =
  'Dieses Konto gibt es nicht: Gib die ganze E-Mail-Adresse oder die ID ein.';
export const signedOut = 'Überall abgemeldet.';
export const downloadedBefore = 'Das wurde schon heruntergeladen.';
export const notNow = {
  payment_open:
    'Gerade läuft eine Zahlung. Sie endet in wenigen Minuten: Versuche es dann noch einmal.',
  refund_due: 'Eine Erstattung ist unterwegs. Lösche das Konto, wenn sie ausgeführt ist.',
  gone: 'Dieses Konto gibt es nicht mehr.',
};
export const deleted = 'Das Konto ist gelöscht.';
export const deleteIt = (email: string) =>
  `Das Konto von ${email} löschen? E-Mail-Adresse, Passwort, Sitzungen, Warenkorb und Mails werden gelöscht. Die Bücher behalten, was abgebucht wurde, unter einer ID, die niemanden nennt. Das kann nicht rückgängig gemacht werden.`;
export const creditLost = (amount: string) => ` ${amount} Guthaben gehen damit verloren.`;
export const yesDelete = 'Konto löschen';
export const noOneOrder =
  'Keine Bestellung hat diese Nummer, oder mehrere beginnen so: Gib sie ganz ein, oder die ganze E-Mail-Adresse.';
export const hasAccount = 'Diese Bestellung gehört zu einem Konto: Lösche das Konto.';
export const guestNotNow = {
  payment_open:
    'Gerade läuft eine Zahlung. Sie endet in wenigen Minuten: Versuche es dann noch einmal.',
  refund_due: 'Eine Erstattung ist unterwegs. Vergiss den Gast, wenn sie ausgeführt ist.',
};
export const forgotten =
  'Vergessen. Rechnungen bleiben, und für wen eine Bestellung ist, bis sie angekommen ist.';
export const noGuest =
  'Kein Gast hat mit dieser E-Mail-Adresse gekauft. Was darunter wartete, ist vergessen.';
export const forgetGuest = (guest: string) =>
  `${guest} vergessen? E-Mail-Adresse, Anschriften, Warenkörbe und Mails dieses Gastes werden gelöscht. Die Bücher behalten, was abgebucht wurde, und Rechnungen ihre Namen. Das kann nicht rückgängig gemacht werden.`;
export const yesForget = 'Gast vergessen';
