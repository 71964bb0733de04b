/** Several things as one text: the first of them by name, and how many more. */
import { MAX_TEXT_LETTERS } from '#app/shared/text/storable-text.ts';
import { messages } from './messages/messages.ts';

const MAX_NAMED = 5;

/**
 * `lamp, chair and 12 more`. At least the first is named, and of the next no more than the letters of one text: as the
 * subject of a record it stands in an index, which takes no longer ones.
 */
export function nameSome(names: readonly string[]): string {
  const named = names
    .slice(0, MAX_NAMED)
    .filter((_, index) => names.slice(0, index + 1).join(', ').length <= MAX_TEXT_LETTERS);
  const some = named.length > 0 ? named : names.slice(0, 1);
  const rest = names.length - some.length;
  return [some.join(', '), ...(rest > 0 ? [messages.andMore(rest)] : [])].join(' ');
}
