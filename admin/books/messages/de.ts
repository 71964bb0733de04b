/** As `en.ts`. */
export const title = 'Buchhaltung';
export const about =
  'Dateien für alle, die Bücher führen, und was der Zahlungsdienst ausgezahlt hat.';
export const download = 'Eine Datei herunterladen';
export const aboutDays = 'Tage sind die der Zeitzone des Shops, bei Auszahlungen die der Bank.';
export const what = 'Inhalt';
export const kinds = {
  orders: 'Bestellungen',
  items: 'Artikel',
  refunds: 'Erstattungen',
  taxes: 'Steuern nach Land, Satz und Tag',
  payouts: 'Auszahlungen',
};
export const month = 'Monat';
export const days = 'Die Tage unten, oder alle';
export const firstDay = 'Erster Tag';
export const lastDay = 'Letzter Tag';
export const format = 'Format';
export const csv = 'CSV, für Tabellen';
export const jsonl = 'JSON Lines, für Programme';
export const save = 'Herunterladen';
export const links = 'Links, die einmal gelten';
export const aboutLinks =
  'Für alle ohne Zugang hier, etwa die Steuerberatung: Der Link lädt diese eine Datei einmal herunter. Er steht nur einmal da, wenn er erstellt ist.';
export const file = 'Datei';
export const state = 'Stand';
export const states = {
  open: 'Noch nicht benutzt',
  used: 'Benutzt',
  ended: 'Zurückgenommen',
  lapsed: 'Nicht rechtzeitig benutzt',
};
export const made = 'Erstellt';
export const until = 'Gilt bis';
export const takeBack = 'Zurücknehmen';
export const noLinks = 'Es gibt keine Links.';
export const payouts = 'Auszahlungen';
export const payoutsOf = (month: string) => `Auszahlungen im ${month}`;
export const noProvider = 'Dieser Zahlungsdienst sagt nicht, was er auszahlt.';
export const noPayouts = 'In diesem Monat wurde nichts ausgezahlt.';
export const day = 'Tag';
export const gross = 'Eingenommen und zurückgegeben';
export const fees = 'Gebühren';
export const paidOut = 'Ausgezahlt';
export const whatIsIt = 'Zugeordnet';
export const problems = {
  not_itemised: 'Der Zahlungsdienst sagt nicht, woraus sie besteht',
  does_not_add_up: 'Ihre Zeilen ergeben sie nicht',
  unmatched: 'Einige Zeilen kennt der Shop nicht: Die Datei der Auszahlungen nennt sie',
};
export const matched = (lines: number) => (lines === 1 ? '1 Zeile' : `alle ${lines} Zeilen`);
export const inAll = 'Zusammen';
export const show = 'Anzeigen';
export const months = 'Abgeschlossene Monate';
export const aboutMonths =
  'Ein abgeschlossener Monat ändert sich nicht: Erstattungen und Auszahlungen, die später kommen, stehen im offenen Monat. Wie eine Bestellung steht und für wen sie ist, wird weiter nachgeführt.';
export const noMonths = 'Kein Monat ist abgeschlossen.';
export const charged = 'Eingenommen';
export const refunded = 'Erstattet';
export const left = 'Rest';
export const tax = 'Steuer darin';
export const closed = 'Abgeschlossen';
export const closedBy = (name: string) => `von ${name}`;
export const evenSo = (reason: string) => `Etwas war offen: ${reason}`;
