/** What can be chosen of a change of many products. Browsers load it: no schema comes along. */
import type { BulkChange } from './bulk-change.ts';

export const STATES = ['sale', 'withdrawn', 'all'] as const;
export const STOCKS = ['any', 'low', 'out', 'uncounted'] as const;

export const MAX_BULK_WORDS = 10;
export const MAX_BULK_WORD_LETTERS = 200;

/** What can become of them. */
export const BULK_CHANGES = [
  ...(['percent', 'amount', 'price', 'category', 'withdraw'] as const),
  ...(['put_back', 'shelf', 'shelf_more', 'low'] as const),
] satisfies readonly BulkChange['kind'][];
