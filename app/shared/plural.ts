/** The words for a count, by the rules of the shop's language. */
import { perLocale } from './locale.ts';
import { remembered } from './remembered.ts';

const ruleOf = perLocale((tag) => {
  const rules = new Intl.PluralRules(tag);
  return remembered((count: number) => rules.select(count));
});

/** `1` → `one`, `2` → `other`; none is `other` in English and `one` in French. */
export function plural(count: number, one: string, other: string): string {
  return ruleOf()(count) === 'one' ? one : other;
}

const numberFormat = perLocale((tag) => new Intl.NumberFormat(tag));

/** `1,200`, `1.200` */
export function formatNumber(count: number): string {
  return numberFormat().format(count);
}

/** `1 product`, `1,200 products`. */
export function counted(count: number, one: string, other: string): string {
  return `${formatNumber(count)} ${plural(count, one, other)}`;
}
