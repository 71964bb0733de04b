/** What the form of a change of many products offers, and its filter in an address. */
import type { BulkChange, BulkFilter } from '#app/features/catalogue/edit/bulk/bulk-change.ts';

export const STATES = ['sale', 'withdrawn', 'all'] as const;
export const STOCKS = ['any', 'low', 'out', 'uncounted'] as const;

/** What a form can change. */
export const CHANGES = [
  ...(['percent', 'amount', 'price', 'category', 'withdraw'] as const),
  ...(['put_back', 'shelf', 'shelf_more', 'low'] as const),
] satisfies readonly BulkChange['kind'][];

/** The filter as the query of an address. */
export function formatBulkFilter({ words, category, state, stock }: BulkFilter): string {
  const query = new URLSearchParams();
  if (words.length > 0) query.set('q', words.join(' '));
  if (category !== null) query.set('category', category);
  if (state !== 'sale') query.set('state', state);
  if (stock !== 'any') query.set('stock', stock);
  return query.size > 0 ? `?${query}` : '';
}
