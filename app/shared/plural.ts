/** The words for a count, by the rules of the shop's language. */
import { perLocale } from './locale.ts';

const rules = perLocale((tag) => new Intl.PluralRules(tag));

/** `1` → `one`, `2` → `other`; none is `other` in English and `one` in French. */
export function plural(count: number, one: string, other: string): string {
  return rules().select(count) === 'one' ? one : other;
}
