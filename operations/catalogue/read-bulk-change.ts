/** Reads what is to become of many products, as staff writes it: one text, whose meaning its kind says. */
import type { BulkChange } from '#app/features/catalogue/edit/bulk/bulk-change.ts';
import { readUnits } from '#app/features/catalogue/product/cells/read-cell.ts';
import { readTypedPrice } from '#app/features/catalogue/product/cells/read-price.ts';
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/fields/product-fields.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { messages } from './messages/messages.ts';

/** So much more of a price, in percent. */
const MAX_PERCENT = 1_000;

/** A number with its sign, which comes first. */
function signed(text: string): { sign: 1 | -1; rest: string } {
  const match = /^([+\-−]?)\s*(.*)$/s.exec(text.trim());
  return { sign: /[-−]/.test(match?.[1] ?? '') ? -1 : 1, rest: match?.[2] ?? '' };
}

function readPercent(text: string): Result<number, string> {
  const { sign, rest } = signed(text);
  const [, whole, decimals = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?\s*%?$/.exec(rest) ?? [];
  const basisPoints = sign * Number(`${whole}${decimals.padEnd(2, '0')}`);
  if (whole !== undefined && basisPoints >= -10_000 && basisPoints <= MAX_PERCENT * 100) {
    return done(basisPoints);
  }
  return refused(messages.noPercentage(MAX_PERCENT));
}

function readAmount(text: string): Result<number, string> {
  const { sign, rest } = signed(text);
  const cents = readTypedPrice(rest);
  if (!cents.ok) return refused(cents.refusal);
  return done(sign * Number(cents.value));
}

function readCategory(text: string): Result<string, string> {
  const field = PRODUCT_FIELDS.find(({ name }) => name === 'category');
  const read = field?.read(text);
  if (!read?.ok) return refused(read?.refusal ?? '');
  return done(String(read.value ?? ''));
}

function readNumber(text: string, canBeLess: boolean): Result<number, string> {
  const { sign, rest } = canBeLess ? signed(text) : { sign: 1, rest: text };
  const units = readUnits(rest);
  if (units.ok && units.value !== null && units.value < 1_000_000_000) {
    return done(sign * units.value);
  }
  return refused(canBeLess ? messages.noWholeChange : messages.noUnits);
}

function mapped<Value>(
  read: Result<Value, string>,
  toChange: (value: Value) => BulkChange,
): Result<BulkChange, string> {
  return read.ok ? done(toChange(read.value)) : read;
}

/** What is wrong with the value otherwise, as an import says it. */
export function readBulkChange(
  kind: BulkChange['kind'],
  value: string,
): Result<BulkChange, string> {
  switch (kind) {
    case 'percent':
      return mapped(readPercent(value), (basisPoints) => ({ kind, basisPoints }));
    case 'amount':
      return mapped(readAmount(value), (cents) => ({ kind, cents }));
    case 'price':
      return mapped(readTypedPrice(value), (cents) => ({ kind, cents }));
    case 'category':
      return mapped(readCategory(value), (category) => ({ kind, category }));
    case 'withdraw':
    case 'put_back':
      return done({ kind });
    case 'shelf_more':
    case 'shelf':
    case 'low':
      return mapped(readNumber(value, kind === 'shelf_more'), (units) => ({ kind, units }));
  }
}
