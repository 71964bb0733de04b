/** What is found in each language of the shop: other forms of a word, with and without its accents, and no stop words. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '#app/shared/locale.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { searchFor } from './query/search-query.ts';
import { refreshSearchWords } from './refresh-words.server.ts';
import { setSearchLanguage } from './search-language.server.ts';
import { createSearchService } from './search-service.server.ts';

const { queries, searches, close } = await testDatabase();
afterAll(close);
const { search } = createSearchService(searches);

const TITLES = {
  de: ['Schuh', 'Häuser für Vögel', 'Straße'],
  fr: ["L'œuf", 'Chaise fermée', 'Des habitations'],
  es: ['Habitación', 'Camión de las niñas', 'Lámpara'],
  en: ['Crème brûlée', 'Running shoes', 'The box'],
} as const satisfies Record<Language, readonly string[]>;

beforeAll(async () => {
  const titles = languages.flatMap((language) => TITLES[language]);
  await queries.delete(product);
  await queries.insert(product).values(
    titles.map((title, position) => ({
      ...{ variant: `v${position}`, id: `v${position}`, title, position },
      ...{ image: '', priceCents: 100, rating: 1 },
    })),
  );
  await refreshSearchWords(queries);
});

async function find(text: string): Promise<string[]> {
  const place = { after: null, limit: 10, isGrouped: true };
  const { products } = await search(searchFor(text), place);
  return products.map(({ title }) => title);
}

const FOUND: Record<Language, [typed: string, found: string][]> = {
  de: [
    ['Schuhe', 'Schuh'],
    ['haus', 'Häuser für Vögel'],
    ['Vogel', 'Häuser für Vögel'],
    ['vögel für das haus', 'Häuser für Vögel'],
    ['strasse', 'Straße'],
    ['stras', 'Straße'],
  ],
  fr: [
    ['œuf', "L'œuf"],
    ['oeuf', "L'œuf"],
    ['Œufs', "L'œuf"],
    ['oeufs', "L'œuf"],
    ['oeu', "L'œuf"],
    ['chaises fermees', 'Chaise fermée'],
    ['des chaises', 'Chaise fermée'],
  ],
  es: [
    ['habitaciones', 'Habitación'],
    ['habitacion', 'Habitación'],
    ['los camiones', 'Camión de las niñas'],
    ['nina', 'Camión de las niñas'],
    ['lampara', 'Lámpara'],
  ],
  en: [
    ['creme brulee', 'Crème brûlée'],
    ['the shoe', 'Running shoes'],
    ['runs', 'Running shoes'],
  ],
};

describe.each(languages)('in the language %s', (language) => {
  beforeAll(() => setSearchLanguage(queries, language));

  test.each(FOUND[language])('%s finds %s', async (typed, found) => {
    expect(await find(typed)).toContain(found);
  });

  test('what was stored before it is as if it were stored now', async () => {
    const stored = () =>
      rowsOf(
        queries,
        sql`select variant, title_words::text, all_words::text
      from product order by variant`,
      );
    const before = await stored();
    const all = await queries.select().from(product);
    await queries.delete(product);
    await queries
      .insert(product)
      .values(
        all.map(({ titleWords: _t, allWords: _a, facets: _f, facetValues: _v, ...one }) => one),
      );
    expect(await stored()).toEqual(before);
  });
});

const LONG_WORD = '가'.repeat(340);

test.each([...['\u0301', 'lamp \u0301', "'\u0301", '\u0345 lamp', 'a\u0301\u0301', LONG_WORD]])(
  '%j is looked for, and is a title',
  async (text) => {
    await expect(find(text)).resolves.toEqual(expect.anything());
    await queries.insert(product).values({
      ...{
        variant: text,
        id: text,
        title: text,
        position: 99,
        image: '',
        priceCents: 100,
        rating: 1,
      },
    });
    await refreshSearchWords(queries);
    await queries.delete(product).where(eq(product.variant, text));
  },
);
