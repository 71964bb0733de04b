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
