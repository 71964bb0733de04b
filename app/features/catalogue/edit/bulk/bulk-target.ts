/** What a change of many products writes. */
import type { BulkChange } from './bulk-change.ts';

export type BulkTarget = 'price' | 'category' | 'withdrawn' | 'shelf' | 'low';

const TARGETS: Record<BulkChange['kind'], BulkTarget> = {
  percent: 'price',
  amount: 'price',
  price: 'price',
  category: 'category',
  withdraw: 'withdrawn',
  put_back: 'withdrawn',
  shelf: 'shelf',
  shelf_more: 'shelf',
  low: 'low',
};

export function targetOf({ kind }: BulkChange): BulkTarget {
  return TARGETS[kind];
}
