/** Which products a change of many is of, in a form or an address. */
import type { BulkFilter } from '#app/features/catalogue/edit/bulk/bulk-change.ts';
import {
  MAX_BULK_WORD_LETTERS,
  MAX_BULK_WORDS,
  STATES,
  STOCKS,
} from '#app/features/catalogue/edit/bulk/bulk-choices.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';

type Fields = Readonly<Record<string, string | undefined>>;

function textOf(fields: Fields, name: string): string {
  const text = (fields[name] ?? '').trim().slice(0, MAX_BULK_WORD_LETTERS);
  return isStorable(text) && text.isWellFormed() ? text : '';
}

function oneOf<Value extends string>(values: readonly Value[], text: string, none: Value): Value {
  return values.find((value) => value === text) ?? none;
}

/** What it does not understand, it ignores. */
export function readBulkFilter(fields: Fields): BulkFilter {
  const words = textOf(fields, 'q').split(/\s+/).filter(Boolean);
  return {
    words: words.slice(0, MAX_BULK_WORDS),
    category: textOf(fields, 'category') || null,
    state: oneOf(STATES, textOf(fields, 'state'), 'sale'),
    stock: oneOf(STOCKS, textOf(fields, 'stock'), 'any'),
  };
}

/** The filter as the query of an address. */
export function formatBulkFilter({ words, category, state, stock }: BulkFilter): string {
  const query = new URLSearchParams();
  if (words.length > 0) query.set('q', words.join(' '));
  if (category !== null) query.set('category', category);
  if (state !== 'sale') query.set('state', state);
  if (stock !== 'any') query.set('stock', stock);
  return query.size > 0 ? `?${query}` : '';
}
