/** How a text is split into the words that a search finds it by. */
import { customType } from 'drizzle-orm/pg-core';

/** A tsvector column: https://www.postgresql.org/docs/current/datatype-textsearch.html */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Punctuation becomes a space, so that a query and a title are split into the same words. */
const SIGNS = '!"#$%&()*+,-./:;<=>?@[\\]^_`{|}~\'‘’“”–—…·';

/** An SQL expression: the text that this one stands for, with a space for each sign. */
export function withoutSigns(text: string): string {
  const signs = SIGNS.replaceAll("'", "''");
  return `translate(${text}, '${signs}', repeat(' ', ${SIGNS.length}))`;
}

/**
 * An SQL expression: the `tsvector` of the first letters of a column. ASCII, which has no accents, is spared the folding
 * (db/schema/search-words.sql).
 */
export function words(column: string, maxLetters: number): string {
  const text = withoutSigns(`left(${column}, ${maxLetters})`);
  return `case when octet_length(${column}) = char_length(${column}) then to_tsvector('shop_words', ${text}) else folded_words(${text}) end`;
}
