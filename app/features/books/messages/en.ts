/** What an accountant reads who opens a link to the books. */
export const title = 'A file of the books';
export const about = 'A file of the books, for whoever has this link.';
export const from = (shop: string) => `${shop} gives you this file.`;
export const once = (time: string) =>
  `The link works once, until ${time}: a download that breaks off needs a new one.`;
export const download = 'Download';
export const ended = {
  used: {
    title: 'This file was downloaded already',
    text: 'The link works once. If it was not you, tell the shop; it can make a new one.',
  },
  ended: { title: 'This link was taken back', text: 'Ask the shop for a new one.' },
  lapsed: { title: 'The time of this link is over', text: 'Ask the shop for a new one.' },
};
export const tooOften = 'Too many downloads. Wait a minute, then try again.';
export const noLink = 'This link is of no use. Ask the shop for a new one.';
