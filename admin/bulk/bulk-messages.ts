/** A change of many products in words. */
import type { BulkChange, BulkFilter } from '#app/features/catalogue/edit/bulk/bulk-change.ts';
import { type BulkTarget, targetOf } from '#app/features/catalogue/edit/bulk/bulk-target.ts';
import { perLocale } from '#app/shared/locale.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { messages } from './messages/messages.ts';

const decimals = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));
const formatted = (value: number) => decimals().format(value);

/** Which products it is of. */
export function describeFilter({ words, category, state, stock }: BulkFilter): string {
  const parts: string[] = [messages.states[state]];
  if (stock !== 'any') parts.push(messages.stocks[stock]);
  if (category !== null) parts.push(messages.inCategory(category));
  if (words.length > 0) parts.push(messages.withWords(words.join(' ')));
  return parts.join(', ');
}

/** What becomes of them. */
export function describeChange(change: BulkChange): string {
  switch (change.kind) {
    case 'percent': {
      const percent = formatted(Math.abs(change.basisPoints) / 100);
      return messages.priceBy(`${percent} %`, change.basisPoints < 0);
    }
    case 'amount':
      return messages.priceBy(formatCents(Math.abs(change.cents)), change.cents < 0);
    case 'price':
      return messages.priceIs(formatCents(change.cents));
    case 'category':
      return change.category === '' ? messages.noCategory : messages.categoryIs(change.category);
    case 'withdraw':
      return messages.withdraw;
    case 'put_back':
      return messages.putOnSale;
    case 'shelf':
      return messages.onShelfIs(formatted(change.units));
    case 'shelf_more':
      return messages.onShelfBy(formatted(Math.abs(change.units)), change.units < 0);
    case 'low':
      return messages.lowFrom(formatted(change.units));
  }
}

/** A value as it was staged; null is a shelf that is not counted. */
export function describeValue(target: BulkTarget, value: string | null): string {
  const { none, withdrawn, onSale, notCounted } = messages.values;
  switch (target) {
    case 'price':
      return formatCents(Number(value));
    case 'category':
      return value || none;
    case 'withdrawn':
      return value === 'true' ? withdrawn : onSale;
    case 'shelf':
    case 'low':
      return value === null ? notCounted : formatted(Number(value));
  }
}

/** What a preview has left out, as a sentence; null for nothing. */
export function describeLeftOut(
  change: BulkChange,
  { same, impossible }: { same: number; impossible: number },
): string | null {
  const parts: string[] = [];
  const target = targetOf(change);
  if (same > 0) parts.push(messages.staysSame(same));
  if (impossible > 0 && target !== 'category' && target !== 'withdrawn') {
    parts.push(messages.impossible[target](impossible));
  }
  return parts.length > 0 ? messages.leftOut(parts.join(', ')) : null;
}

export function nameOfValue(change: BulkChange): string {
  return messages.valueNames[targetOf(change)];
}
