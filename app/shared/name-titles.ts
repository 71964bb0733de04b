/** Products in a sentence, however many and however long their titles are. */

/** More than these are not read one by one. */
const MAX_TITLES = 3;
const MAX_LETTERS = 80;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

function shortened(title: string): string {
  const letters = Array.from(title);
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS - 1).join('')}…` : title;
}

/** `“Book”, “Lamp”, “Cable”, and 2 more`; a title that comes again counts as more. */
export function nameTitles(titles: readonly string[]): string {
  const named = [...new Set(titles)].slice(0, MAX_TITLES);
  const more = titles.length - named.length;
  const quoted = named.map((title) => `“${shortened(title)}”`);
  return list.format(more > 0 ? [...quoted, `${more} more`] : quoted);
}
