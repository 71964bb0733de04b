/** How many products a search has found, in words. */
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { perLocale } from '#app/shared/locale.ts';

/** Results are counted, and can be paged through, up to this many. */
export const MAX_COUNTED = 1_000;

const countFormat = perLocale((tag) => new Intl.NumberFormat(tag));

/** `1`, `1,000`, `1,000+`. */
export function countText(found: number): string {
  return `${countFormat().format(Math.min(found, MAX_COUNTED))}${isCutOff(found) ? '+' : ''}`;
}

/** `1 product`, `1,000 products`, `1,000+ products`. */
export function searchCount(found: number): string {
  return messages.products(countText(found), found === 1);
}

/** Whether there is more than what the pages lead through. */
export function isCutOff(found: number): boolean {
  return found > MAX_COUNTED;
}
