/**
 * The pseudo-language: English with accents on all letters, in brackets and 40 % longer. A page in it shows which words
 * come from no catalogue of messages, and what has no room for a longer language.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';
const letters = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? '']));

/** What is filled in later keeps its name. */
const PLACEHOLDER = /(\{\w+\})/;

function accented(text: string): string {
  return text
    .split(PLACEHOLDER)
    .map((part) =>
      PLACEHOLDER.test(part)
        ? part
        : part.replace(/[a-z]/gi, (letter) => letters.get(letter) ?? letter),
    )
    .join('');
}

function longer(text: string): string {
  const more = Math.ceil(text.replace(/\{\w+\}/g, '').length * 0.4);
  return `[${accented(text)} ${'ö'.repeat(more)}]`.replace(/ö{9}(?=ö)/g, 'ööööööööö ');
}

/** A message as the pseudo-language has it, whatever its shape. */
export function toPseudo(message: unknown): unknown {
  if (typeof message === 'string') return /[a-z]/i.test(message) ? longer(message) : message;
  if (typeof message === 'function') {
    return (...args: unknown[]) => toPseudo(Reflect.apply(message, undefined, args));
  }
  if (typeof message !== 'object' || message === null) return message;
  return Object.fromEntries(Object.entries(message).map(([name, part]) => [name, toPseudo(part)]));
}
