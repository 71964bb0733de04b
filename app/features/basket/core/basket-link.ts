/**
 * A basket as a link that anybody can write, such as `/basket/lamp:2,red-mug?code=SPRING`: variants with how many, and
 * a discount code. It only says what somebody chose; the page asks before it changes a basket.
 */
import { messages } from '#app/features/basket/messages/messages.ts';
import { MAX_CHARACTERS } from '#app/features/catalogue/product/fields/max-characters.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { MAX_BASKET_LINES } from './basket-item.ts';

/** A variant and how many of it, from 1 to as many as a basket holds. */
export type LinkedItem = { variant: string; count: number };

/** `code` is a discount code as it was typed; null for none. */
export type LinkedBasket = { items: readonly LinkedItem[]; code: string | null };

export type BasketLinkRefusal = 'unreadable_link' | 'too_many_linked';

export const basketLinkRefusalMessages = {
  get unreadable_link() {
    return messages.unreadableLink;
  },
  get too_many_linked() {
    return messages.tooManyLinked(MAX_BASKET_LINES);
  },
} satisfies Record<BasketLinkRefusal, string>;

/** Each variant once, where it first stands, with the sum of its counts. */
export function combineItems(items: readonly LinkedItem[]): LinkedItem[] {
  const counts = new Map<string, number>();
  for (const { variant, count } of items) counts.set(variant, (counts.get(variant) ?? 0) + count);
  return [...counts].map(([variant, count]) => ({ variant, count }));
}

/**
 * A variant may hold any character. What divides items, what a proxy may decode or refuse in a path, and what a chat
 * leaves out of a link become `~` and their UTF-8 bytes in hexadecimal, as `%` would have it: `a:b` is `a~3Ab`.
 */
const ESCAPED = /[^\p{L}\p{N}\p{M}._-]/gu;
const ESCAPES = /(?:~[\da-f]{2})+/gi;

function escapeByte(byte: number): string {
  return `~${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

function writeVariant(variant: string): string {
  return variant.replace(ESCAPED, (letter) =>
    [...new TextEncoder().encode(letter)].map(escapeByte).join(''),
  );
}

/** A `~` that begins no byte stands for itself, and bytes that are no text become what no variant holds. */
function readVariant(text: string): string {
  return text.replace(ESCAPES, (escapes) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      Uint8Array.from(escapes.slice(1).split('~'), (byte) => Number.parseInt(byte, 16)),
    ),
  );
}

/** The path, with its query, that `parseBasketLink` reads again. Variants are those of the catalogue. */
export function basketLink(items: readonly LinkedItem[], code: string | null = null): string {
  const written = items.map(({ variant, count }) => {
    const name = encodeURIComponent(writeVariant(variant));
    return count === 1 ? name : `${name}:${count}`;
  });
  const query = code === null ? '' : `?${new URLSearchParams({ code })}`;
  return `/basket/${written.join(',')}${query}`;
}

const ITEM = /^(?<variant>[^:]+?)(?::(?<count>[1-9]\d{0,2}))?$/u;

function readItem(text: string): LinkedItem | null {
  const { variant: written = '', count = '1' } = ITEM.exec(text)?.groups ?? {};
  const variant = readVariant(written);
  if (Number(count) > MAX_BASKET_LINES) return null;
  if (variant === '' || variant.length > MAX_CHARACTERS.variant) return null;
  return isStorable(variant) ? { variant, count: Number(count) } : null;
}

/**
 * `items` is the part of the path after `/basket/`, decoded once, as a route's parameter is; `code` is the query's. A
 * variant that stands there twice is one item with both counts. Whether a variant or the code is known is not asked.
 */
export function parseBasketLink(
  items: string,
  code: string | null,
): Result<LinkedBasket, BasketLinkRefusal> {
  const texts = items.split(',');
  if (texts.length > MAX_BASKET_LINES) return refused('too_many_linked');
  const each = texts.map(readItem).filter((item) => item !== null);
  if (each.length < texts.length) return refused('unreadable_link');
  const read = combineItems(each);
  const total = read.reduce((sum, { count }) => sum + count, 0);
  if (total > MAX_BASKET_LINES) return refused('too_many_linked');
  const typed = code?.trim() ?? '';
  return done({ items: read, code: typed !== '' && isStorable(typed) ? typed : null });
}
