/** As `en.ts`. */
export const noMonth = 'ist kein Monat: Schreib ihn wie 2026-11';
export const monthOrDays = 'Nenne einen Monat oder Tage, nicht beides.';
export const written = (rows: string) => `Geschriebene Zeilen: ${rows}.`;
export const linkMade = (link: string, time: string) =>
  `Wer diesen Link zuerst öffnet, bekommt die Datei, bis ${time}: ${link}. Er steht nur hier.`;
export const linkEnded = 'Der Link ist zurückgenommen: Er lädt nichts mehr herunter.';
export const noLink =
  'Diesen Link gibt es nicht, oder er ist schon vorbei. Nichts wurde zurückgenommen.';
export const states = {
  open: 'noch nicht benutzt',
  used: 'benutzt',
  ended: 'zurückgenommen',
  lapsed: 'nicht rechtzeitig benutzt',
};
export const all = 'alle Tage';
export const until = (file: string, state: string, time: string) =>
  `${file}, ${state}: bis ${time}`;
export const noLinks = 'Es gibt keine Links.';
export const payoutsRead = (count: number, day: string) =>
  `Bekannte Auszahlungen: ${count}, die neueste vom ${day}.`;
export const noneYet = 'Der Zahlungsdienst hat noch nichts ausgezahlt.';
export const noPayouts = 'Der Zahlungsdienst hat keine Auszahlungen, die der Shop lesen könnte.';
export const providerSilent = (problem: string) =>
  `Der Zahlungsdienst hat seine Auszahlungen nicht genannt: ${problem}. Was vorher gelesen wurde, bleibt. Versuch es später wieder.`;
export const problems = {
  not_itemised: 'der Zahlungsdienst sagt nicht, woraus sie besteht',
  does_not_add_up: 'ihre Zeilen ergeben sie nicht',
  unmatched: 'einige ihrer Zeilen kennt der Shop nicht',
};
export const isClosed = (month: string) =>
  `${month} ist schon abgeschlossen. Was später kam, steht im offenen Monat.`;
export const noBooks = (month: string) =>
  `In ${month} gibt es nichts abzuschließen: Die Bücher beginnen später oder sind schon weiter abgeschlossen.`;
export const notOver = (month: string, lastDay: string) =>
  `${month} ist noch nicht vorbei: Schließ ihn nach dem ${lastDay} in der Zeitzone des Shops ab.`;
export const closeFirst = (month: string, next: string) =>
  `Monate werden der Reihe nach abgeschlossen: zuerst ${next}, dann ${month}.`;
export const isOpen = (month: string, problems: string) =>
  `${month} bleibt offen: ${problems} Tu, was da steht, oder schließ den Monat trotzdem ab und sag, warum.`;
export const openPayout = (id: string, problem: string) =>
  `Auszahlung ${id}: ${problem}, also beim Zahlungsdienst vergleichen.`;
export const notReconciled = (problem: string) =>
  `Die Zahlungen ließen sich nicht abgleichen: ${problem} Versuch es später wieder.`;
export const closeIt = (month: string) =>
  `${month} abschließen? Das lässt sich nicht zurücknehmen: Was später kommt, steht im offenen Monat.`;
export const yesClose = 'Abschließen';
export const monthClosed = (month: string, sums: string) => `${month} ist abgeschlossen. ${sums}`;
export const nextMonth = (month: string) => `${month}  offen`;
export const monthSums = (
  orders: number,
  sold: string,
  back: string,
  left: string,
  tax: string,
  paid: string,
  fees: string,
) =>
  `Bestellungen ${orders}, eingenommen ${sold}, erstattet ${back}, Rest ${left}, Steuer ${tax}, ausgezahlt ${paid}, Gebühren ${fees}`;
