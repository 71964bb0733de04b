/** What pictures show, as files have it: `pictures/lamp.jpg: A lamp of brass | pictures/off.jpg: Its back`. */
import type {
  VariantOption,
  VariantOptions,
} from '#app/features/catalogue/product/options/options.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { messages } from './messages/messages.ts';
import { splitAt } from './pair-cell.ts';
import { MAX_IMAGES, readLine } from './read-cell.ts';

/** Pairs of the address of a picture and what it shows. */
export type AltTexts = VariantOptions;

/** Also of those of variants that are told apart by a picture of their own. */
const MAX_ALT_TEXTS = 2 * MAX_IMAGES;

/** In characters; those of other shops have no more. */
export const MAX_ALT_TEXT = 1_000;

/** What has a meaning of its own gets a backslash before it. */
export function writeAltTexts(texts: AltTexts): string {
  return texts.map((pair) => pair.join(': ').replace(/[\\|]/g, '\\$&')).join(' | ');
}

/** None when the cell is empty. No address has a colon with a space behind it. */
export function readAltTexts(cell: string): Result<AltTexts, string> {
  if (cell.trim() === '') return done([]);
  const texts: VariantOption[] = [];
  const parts = splitAt(cell, ['|']);
  if (parts.length > MAX_ALT_TEXTS) {
    return refused(messages.tooManyTexts(parts.length, MAX_ALT_TEXTS));
  }
  for (const part of parts) {
    const [, address, text = ''] = /^(\S.*?):\s+(\S.*)$/s.exec(part.trim()) ?? [];
    if (address === undefined) {
      const quoted = JSON.stringify(part.trim().slice(0, 80));
      return refused(messages.noAltText(quoted));
    }
    const line = readLine(text.replace(/\\([\s\S])/gu, '$1'), MAX_ALT_TEXT);
    if (!line.ok) return refused(messages.ofAltText(line.refusal));
    texts.push([address.replace(/\\([\s\S])/gu, '$1'), line.value]);
  }
  return done(texts);
}
