/** Links that a shopkeeper writes, a line each: the words, then the address. */

import { isVisibleLine } from './line-text.ts';

export type NamedLink = readonly [to: string, text: string];

export const MAX_LINKS = 8;
const MAX_WORDS = 40;

/** A path of the shop, or a page of the web; never what a browser would run. */
export function isAddress(text: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(text)) return true;
  const url = URL.parse(text);
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
}

/** `About us /collections/about`, `Instagram https://…`; null where a line is none. */
export function readLinks(text: string): NamedLink[] | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const links = lines.flatMap((line) => {
    const [, words = '', to = ''] = /^(.*\S)\s+(\S+)$/.exec(line) ?? [];
    return isVisibleLine(words) && words.length <= MAX_WORDS && isAddress(to)
      ? [[to, words] as const]
      : [];
  });
  return links.length === lines.length && links.length <= MAX_LINKS ? links : null;
}
