/** As `en.ts`. */
export const title = 'Eine Datei der Buchhaltung';
export const about = 'Eine Datei der Buchhaltung, für alle, die diesen Link haben.';
export const from = (shop: string) => `${shop} gibt dir diese Datei.`;
export const once = (time: string) =>
  `Der Link gilt einmal, bis ${time}: Bricht der Download ab, brauchst du einen neuen.`;
export const download = 'Herunterladen';
export const ended = {
  used: {
    title: 'Diese Datei wurde schon heruntergeladen',
    text: 'Der Link gilt einmal. Warst du es nicht, sag es dem Shop; er kann einen neuen machen.',
  },
  ended: { title: 'Dieser Link ist zurückgenommen', text: 'Bitte den Shop um einen neuen.' },
  lapsed: {
    title: 'Die Zeit dieses Links ist vorbei',
    text: 'Bitte den Shop um einen neuen.',
  },
};
export const tooOften = 'Zu viele Downloads. Warte eine Minute und versuch es wieder.';
export const noLink = 'Dieser Link nützt nichts. Bitte den Shop um einen neuen.';
