/** Requests to a catalogue of any size, made of its own words. */
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';

/** A kind of request, and the path of its n-th one. */
export type Requests = [what: string, path: (number: number) => string];

/** Indexes a list modulo its length. */
function pick(all: readonly string[], number: number): string {
  return encodeURIComponent(all[(number + all.length * 1_000) % all.length] ?? '');
}

/** The same typed in another way on each pass through the list: a search that was not asked for before. */
function typed(all: readonly string[], number: number): string {
  return `${'-'.repeat(Math.floor(number / all.length))}${pick(all, number)}`;
}

/** Each asks for something else, except for what is asked again. */
export async function searchRequests(queries: Queries): Promise<Requests[]> {
  const words = await rowsOf<{ word: string }>(
    queries,
    sql`select word from search_word order by products desc, word`,
  );
  const all = words.map(({ word }) => word);
  const common = all.slice(0, 40);
  const rare = all.slice(Math.floor(all.length / 2)).slice(0, 500);
  const letters = [...'abcdefghijklmnoprstuvw'];
  const starts = common.map((word) => word.slice(0, 3));
  const misspelt = all
    .filter((word) => word.length > 5)
    .slice(0, 200)
    .map((word) => `${word.slice(0, 3)}${word.slice(4)}`);
  const products = await rowsOf<{
    position: number;
    variant: string;
    category: string;
  }>(
    queries,
    sql`select position, variant, category from product order by position desc limit 1000`,
  );
  const cursors = products.slice(50).map(({ position, variant }) => `${position}.${variant}`);
  const categories = products.map(({ category }) => category);
  return [
    ['search: all products, the last pages', (n) => `/search?q=&after=${pick(cursors, n)}`],
    ['search: a common word', (n) => `/search?q=${typed(common, n)}`],
    ['search: a rare word', (n) => `/search?q=${typed(rare, n)}`],
    ['search: one letter', (n) => `/search?q=${typed(letters, n)}`],
    ['search: two common words', (n) => `/search?q=${typed(common, n)}+${pick(common, n * 7 + 3)}`],
    [
      'search: narrowed',
      (n) => `/search?q=${typed(common, n)}&category=${pick(categories, n)}&rating=6&price=2`,
    ],
    ['search: by price', (n) => `/search?q=${typed(common, n)}&sort=price`],
    ['search: by rating', (n) => `/search?q=${typed(common, n)}&sort=rating`],
    ['search: misspelt', (n) => `/search?q=${typed(misspelt, n)}`],
    ['search: asked again', (n) => `/search?q=${pick(common.slice(0, 20), n)}`],
    ['suggestions: one letter', (n) => `/api/products/suggestions?q=${pick(letters, n)}`],
    ['suggestions: three letters', (n) => `/api/products/suggestions?q=${pick(starts, n)}`],
    [
      'suggestions: two words',
      (n) => `/api/products/suggestions?q=${pick(common, n)}+${pick(starts, n * 7 + 3)}`,
    ],
    ['suggestions: misspelt', (n) => `/api/products/suggestions?q=${pick(misspelt, n)}`],
  ];
}
