/**
 * The pseudo-language: English with accents on all letters, in brackets and 40 % longer. A page in it shows which words
 * come from no catalogue of messages, and what has no room for a longer language.
 */
import { sampleCatalogue } from '#app/features/catalogue/sample-catalogue.server.ts';
import { toShopSettings } from '#app/features/settings/shop-settings.ts';
import { defaultTextsIn } from '#app/shared/default-texts/default-texts.ts';
import { defaultLocale } from '#app/shared/locale.ts';

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

/** A number of an order may have no digit. */
const ORDER_NUMBER = /^[A-HJ-NP-Z]{2,}$/;

/** Words in ASCII, which the pseudo-language has none of, with the text that each is in; `known` are names and data. */
export function plainWordsIn(
  texts: readonly string[],
  known: ReadonlySet<string>,
): [word: string, text: string][] {
  const word = /(?<![\p{L}\p{N}@._-])[a-z]{2,}(?![\p{L}\p{N}@_-])/giu;
  return texts.flatMap((text) =>
    (text.match(word) ?? [])
      .filter((one) => !known.has(one) && !ORDER_NUMBER.test(one))
      .map((one): [string, string] => [one, text.slice(0, 80)]),
  );
}

/** What stands on pages beside messages: the catalogue, the shop's own words, what `Intl` writes, and these texts. */
export function knownWords(texts: readonly string[]): Set<string> {
  const { about, texts: own } = toShopSettings({}, defaultLocale);
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(2_026, month, 1).toLocaleDateString('en-US', { month: 'long' }),
  );
  const all = [
    ...sampleCatalogue.flatMap((product) => Object.values(product)),
    ...[about, own, defaultTextsIn(defaultLocale, false).texts].flatMap(Object.values),
    ...[...months, ...texts],
  ];
  return new Set(all.join(' ').match(/[a-z]+/gi));
}
