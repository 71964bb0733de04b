/** As `en.ts`. */
export const isGone = 'Il a répondu 410 : il ne veut plus rien recevoir.';
export const triesFailed = (tries: number, last: string | number) =>
  `${tries} tentatives en trois jours ont échoué. La dernière réponse : ${last}`;
