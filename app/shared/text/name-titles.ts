/** Products in a sentence, however many and however long their titles are. */
import { perLocale } from '#app/shared/locale.ts';
import { messages } from '#app/shared/messages/messages.ts';

/** More than these are not read one by one. */
const MAX_TITLES = 3;
const MAX_LETTERS = 80;

const list = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));

function shortened(title: string): string {
  const letters = Array.from(title);
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS - 1).join('')}…` : title;
}

/** `“Book”, “Lamp”, “Cable”, and 2 more`; a title that comes again counts as more. */
export function nameTitles(titles: readonly string[]): string {
  const named = [...new Set(titles)].slice(0, MAX_TITLES);
  const more = titles.length - named.length;
  const quoted = named.map((title) => messages.quoted(shortened(title)));
  return list().format(more > 0 ? [...quoted, messages.more(more)] : quoted);
}
