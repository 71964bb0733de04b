/** A change of what lies on a shelf, as it is written in a line. */
import type { ShelfChange } from '#app/features/stock/count-stock.server.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { messages } from './messages/messages.ts';

/** What is counted, or with `isChange` what is added to it; null ends counting. */
export type StockChange = { units: number | null; isChange: boolean };

/** `+5`, `-3`, `=12`, or `none`, which ends counting. */
export function readStockChange(text: string): Result<StockChange, string> {
  if (text === 'none') return done({ units: null, isChange: false });
  const [, sign = '', digits = ''] = /^([+=-])\s*(\d{1,9})$/.exec(text) ?? [];
  if (sign === '') return refused(messages.noStockChange);
  const units = Number(digits);
  return done({ units: sign === '-' ? -units : units, isChange: sign !== '=' });
}

/** Reasons that the shop itself writes about orders. */
const OWN_REASONS = ['shipped', 'cancelled', 'returned'];

/** Whether it is one word that staff may write in the ledger. */
export function isReason(text: string): boolean {
  return /^[a-z][a-z-]{0,30}$/.test(text) && !OWN_REASONS.includes(text);
}

/** `lamp: 5 on the shelf, now 12` */
export function describeShelf({ variant, before, after }: ShelfChange): string {
  return messages.shelfLine(variant, before, after);
}
