/** Lexemes as `tsquery` spells them: https://www.postgresql.org/docs/current/datatype-textsearch.html */
import type { SearchQuery } from './search-query.ts';

/** Between quotes every sign is only a sign. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/[\\']/g, '$&$&')}'`;
}

/** As many letters of a category as the index knows it by (db/schema.ts). */
const CATEGORY_LETTERS = 100;

/** What a search is narrowed to, as lexemes of which a product has to have all. */
export function facetLexemes(
  query: Pick<SearchQuery, 'category' | 'priceClass' | 'rating'>,
): string {
  const { category, priceClass, rating } = query;
  const lexemes: string[] = [];
  if (category !== null) lexemes.push(`=c${[...category].slice(0, CATEGORY_LETTERS).join('')}`);
  if (priceClass !== null) lexemes.push(`=f${priceClass}`);
  if (rating !== null) lexemes.push(`=r${rating}`);
  return lexemes.map(quoteLexeme).join(' & ');
}
