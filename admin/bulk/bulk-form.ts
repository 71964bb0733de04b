/** Reads the form of a change of many products; its filter may stand in an address. */
import type { BulkChange, BulkFilter } from '#app/features/catalogue/edit/bulk/bulk-change.ts';
import { readUnits } from '#app/features/catalogue/product/cells/read-cell.ts';
import { readPrice } from '#app/features/catalogue/product/cells/read-price.ts';
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/product-fields.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { CHANGES, STATES, STOCKS } from './bulk-choices.ts';
import { messages } from './messages/messages.ts';

const MAX_WORDS = 10;
const MAX_CHARACTERS = 200;
/** So much more of a price, in percent. */
const MAX_PERCENT = 1_000;

type Fields = Readonly<Record<string, string | undefined>>;

function textOf(fields: Fields, name: string): string {
  const text = (fields[name] ?? '').trim().slice(0, MAX_CHARACTERS);
  return isStorable(text) && text.isWellFormed() ? text : '';
}

function oneOf<Value extends string>(values: readonly Value[], text: string, none: Value): Value {
  return values.find((value) => value === text) ?? none;
}

/** What it does not understand, it ignores. */
export function readBulkFilter(fields: Fields): BulkFilter {
  const words = textOf(fields, 'q').split(/\s+/).filter(Boolean);
  return {
    words: words.slice(0, MAX_WORDS),
    category: textOf(fields, 'category') || null,
    state: oneOf(STATES, textOf(fields, 'state'), 'sale'),
    stock: oneOf(STOCKS, textOf(fields, 'stock'), 'any'),
  };
}

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
  const cents = readPrice(rest);
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
  return refused(canBeLess ? messages.noWholeChange : messages.noWholeNumber);
}

function mapped<Value>(
  read: Result<Value, string>,
  toChange: (value: Value) => BulkChange,
): Result<BulkChange, string> {
  return read.ok ? done(toChange(read.value)) : read;
}

/** What is to become of the products; what is wrong with the value otherwise, as an import says it. */
export function readBulkChange(fields: Fields): Result<BulkChange, string> {
  const value = fields.value ?? '';
  const kind = CHANGES.find((name) => name === fields.change);
  switch (kind) {
    case 'percent':
      return mapped(readPercent(value), (basisPoints) => ({ kind, basisPoints }));
    case 'amount':
      return mapped(readAmount(value), (cents) => ({ kind, cents }));
    case 'price':
      return mapped(readPrice(value), (cents) => ({ kind, cents }));
    case 'category':
      return mapped(readCategory(value), (category) => ({ kind, category }));
    case 'withdraw':
    case 'put_back':
      return done({ kind });
    case 'shelf_more':
    case 'shelf':
    case 'low':
      return mapped(readNumber(value, kind === 'shelf_more'), (units) => ({ kind, units }));
    case undefined:
      return refused(messages.needsChoosing);
  }
}
