/** As `en.ts`. */
export const kinds = {
  order_placed: 'Bestellung aufgegeben',
  order_refunded: 'Bestellung erstattet',
  order_shipped: 'Bestellung verschickt',
  order_tracking_added: 'Sendungsnummer ergänzt',
  order_address_changed: 'Lieferadresse geändert',
  order_delivered: 'Bestellung zugestellt',
  order_cancelled: 'Bestellung storniert',
  order_return_answered: 'Rückgabe beantwortet',
  order_withdrawn: 'Widerruf bestätigt',
  withdrawal_received: 'Widerruf eingegangen',
  draft_link: 'Link zum Zahlen',
  order_claimed: 'Bestellung übernommen',
  order_code: 'Code der Bestellung',
  password_reset: 'Passwort zurücksetzen',
  confirm_email: 'E-Mail-Adresse bestätigen',
  email_changed: 'E-Mail-Adresse geändert',
  new_sign_in: 'Neue Anmeldung',
  confirm_deletion: 'Löschung bestätigen',
  account_deleted: 'Konto gelöscht',
  confirm_stock_watch: 'Benachrichtigung bestätigen',
  back_in_stock: 'Wieder verfügbar',
  gift_card: 'Gutschein',
  review_request: 'Bitte um Bewertung',
  staff_first_order: 'Team: erste Bestellung',
  staff_refund_failed: 'Team: Erstattung fehlgeschlagen',
  staff_reconciliation_finding: 'Team: Fund im Abgleich',
  staff_stuck_mail: 'Team: Mails hängen fest',
  staff_endpoint_off: 'Team: Webhook ausgeschaltet',
  staff_backup_failed: 'Team: Sicherung gescheitert',
  staff_notice: 'Team: Nachricht',
};
export const states = {
  queued: 'in der Warteschlange',
  unwritten: 'nicht geschrieben',
  sending: 'wird gesendet',
  transmitting: 'wird übertragen',
  sent: 'gesendet',
  refused: 'abgelehnt',
  given_up: 'aufgegeben',
  in_doubt: 'ungewiss',
  expired: 'abgelaufen',
};
export const aMail = 'Eine Mail';
export const queued = (recipient: string, state: string) =>
  `An ${recipient}, eingereiht {time}: ${state}`;
export const afterTries = (tries: number) => ` nach ${tries} Versuchen`;
export const answer = (reply: string) => `Antwort des Mailservers: ${reply}`;
export const preview = (subject: string) => `Vorschau: ${subject}`;
export const asSentNow =
  'So würde sie jetzt gesendet. Ein geheimer Link steht nur in der Mail selbst.';
export const to = 'An';
export const toStaff = 'Team';
export const toAccount = 'Konto';
export const queuedAt = 'Eingereiht';
export const state = 'Stand';
export const tries = 'Versuche';
export const stuckMails = 'Mails, die festhängen';
export const allMails = 'Alle Mails';
export const whatIsStuck = 'Was festhängt';
export const mails = 'Mails';
export const noMails = 'Hier sind keine Mails.';
