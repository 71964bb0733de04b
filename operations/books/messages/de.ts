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
  sent: 'noch nicht benutzt',
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
