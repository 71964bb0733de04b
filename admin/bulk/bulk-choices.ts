/** What the form of a change of many products offers, and its filter in an address. */
import type { BulkChange, BulkFilter } from '#app/features/catalogue/edit/bulk/bulk-change.ts';

export const STATES = ['sale', 'withdrawn', 'all'] as const;
export const STOCKS = ['any', 'low', 'out', 'uncounted'] as const;

/** What a form can change, with the words of its choice. */
export const CHANGES = [
  ['percent', 'Price: by percent'],
  ['amount', 'Price: by an amount'],
  ['price', 'Price: the same for all'],
  ['category', 'Category'],
  ['withdraw', 'Withdraw'],
  ['put_back', 'Put on sale again'],
  ['shelf', 'On the shelf: count'],
  ['shelf_more', 'On the shelf: more or fewer'],
  ['low', 'Low from this number on'],
] as const satisfies readonly (readonly [BulkChange['kind'], string])[];

/** The filter as the query of an address. */
export function formatBulkFilter({ words, category, state, stock }: BulkFilter): string {
  const query = new URLSearchParams();
  if (words.length > 0) query.set('q', words.join(' '));
  if (category !== null) query.set('category', category);
  if (state !== 'sale') query.set('state', state);
  if (stock !== 'any') query.set('stock', stock);
  return query.size > 0 ? `?${query}` : '';
}
