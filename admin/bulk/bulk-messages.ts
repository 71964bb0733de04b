/** A change of many products in words. */
import { counted } from '#admin/ui/counted.ts';
import type { BulkChange, BulkFilter } from '#app/features/catalogue/edit/bulk/bulk-change.ts';
import { type BulkTarget, targetOf } from '#app/features/catalogue/edit/bulk/bulk-target.ts';
import { formatCents } from '#app/shared/money/money.ts';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export const products = (count: number): string => counted(count, 'product');

const STATE_WORDS = { sale: 'on sale', withdrawn: 'withdrawn', all: 'on sale or withdrawn' };
const STOCK_WORDS = { any: '', low: 'low', out: 'sold out', uncounted: 'not counted' };

/** Which products it is of. */
export function describeFilter({ words, category, state, stock }: BulkFilter): string {
  const parts = [STATE_WORDS[state], STOCK_WORDS[stock]].filter(Boolean);
  if (category !== null) parts.push(`in ${category}`);
  if (words.length > 0) parts.push(`with “${words.join(' ')}”`);
  return parts.join(', ');
}

const more = (value: number) => (value < 0 ? 'less' : 'more');

/** What becomes of them. */
export function describeChange(change: BulkChange): string {
  switch (change.kind) {
    case 'percent':
      return `Price ${number.format(Math.abs(change.basisPoints) / 100)} % ${more(change.basisPoints)}`;
    case 'amount':
      return `Price ${formatCents(Math.abs(change.cents))} ${more(change.cents)}`;
    case 'price':
      return `Price ${formatCents(change.cents)}`;
    case 'category':
      return change.category === '' ? 'No category' : `Category ${change.category}`;
    case 'withdraw':
      return 'Withdraw';
    case 'put_back':
      return 'Put on sale';
    case 'shelf':
      return `${number.format(change.units)} on the shelf`;
    case 'shelf_more':
      return `${number.format(Math.abs(change.units))} ${change.units < 0 ? 'fewer' : 'more'} on the shelf`;
    case 'low':
      return `Low from ${number.format(change.units)} on`;
  }
}

/** A value as it was staged; null is a shelf that is not counted. */
export function describeValue(target: BulkTarget, value: string | null): string {
  switch (target) {
    case 'price':
      return formatCents(Number(value));
    case 'category':
      return value || 'None';
    case 'withdrawn':
      return value === 'true' ? 'Withdrawn' : 'On sale';
    case 'shelf':
    case 'low':
      return value === null ? 'Not counted' : number.format(Number(value));
  }
}

const VALUE_NAMES: Record<BulkTarget, string> = {
  price: 'Price',
  category: 'Category',
  withdrawn: 'State',
  shelf: 'On the shelf',
  low: 'Low from',
};

const IMPOSSIBLE: Record<BulkTarget, string> = {
  price: 'whose price would be below zero or too high',
  category: '',
  withdrawn: '',
  shelf: 'not counted, or that would have fewer than none or too many',
  low: 'not counted',
};

/** What a preview has left out, as a sentence; null for nothing. */
export function describeLeftOut(
  change: BulkChange,
  { same, impossible }: { same: number; impossible: number },
): string | null {
  const parts: string[] = [];
  if (same > 0) parts.push(`${products(same)} that would stay the same`);
  if (impossible > 0) parts.push(`${products(impossible)} ${IMPOSSIBLE[targetOf(change)]}`);
  return parts.length > 0 ? `Left out: ${parts.join(', ')}.` : null;
}

export function nameOfValue(change: BulkChange): string {
  return VALUE_NAMES[targetOf(change)];
}
