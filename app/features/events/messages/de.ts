/** As `en.ts`. */
export const isGone = 'Er hat mit 410 geantwortet: Er will nichts mehr bekommen.';
export const triesFailed = (tries: number, last: string | number) =>
  `${tries} Versuche in drei Tagen sind gescheitert. Die letzte Antwort: ${last}`;
