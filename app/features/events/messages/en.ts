/** Why a webhook was switched off, for the staff. */
export const isGone = 'It has answered with 410, which says that it is wanted no more.';
export const triesFailed = (tries: number, last: string | number) =>
  `${tries} tries within three days have failed. The last answer: ${last}`;
