import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { trigrams } from '#app/features/catalogue/search/words/nearest-word.ts';
import { product, searchTrigram, searchWord } from '#db/schema/catalogue-schema.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { refreshSearchWords } from './refresh-words.server.ts';

const { queries, close } = await testDatabase();
afterAll(close);

async function sell(titles: readonly string[], withdrawn: readonly string[] = []): Promise<void> {
  await queries.delete(product);
  const common = { id: 'p', image: '', priceCents: 1, rating: 1, position: 1 };
  const rows = [
    ...titles.map((title) => ({ title, withdrawnAt: null })),
    ...withdrawn.map((title) => ({ title, withdrawnAt: new Date() })),
  ].map((row, index) => ({ ...common, ...row, variant: `${index}` }));
  if (rows.length > 0) await queries.insert(product).values(rows);
  await refreshSearchWords(queries);
}

/** Words with their counts, and whether the table of trigrams has exactly theirs. */
async function kept(): Promise<Record<string, number>> {
  const words = await queries.select().from(searchWord);
  const found = await queries.select().from(searchTrigram);
  const pairs = (all: { trigram: string; word: string }[]) =>
    all.map(({ trigram, word }) => `${word} ${trigram}`).toSorted();
  const meant = words.flatMap(({ word }) => trigrams(word).map((trigram) => ({ trigram, word })));
  expect(pairs(found)).toEqual(pairs(meant));
  return Object.fromEntries(words.map(({ word, products }) => [word, products]));
}

test('each word of titles, categories and brands is kept with the number of products that have it', async () => {
  await sell(['Red Lamp, red', 'Lamp 12', "It's %L \\ a lamp"], ['Gone lamp']);
  expect(await kept()).toEqual({ red: 1, lamp: 3 });
});

test('after any changes of the catalogue the words are those of what is for sale', async () => {
  const word = fc.constantFrom('lamp', 'desk', 'größe', 'o’neill', '💥x', 'ab', 'éé');
  const titles = fc.array(
    fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    { maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(titles, titles, async (before, after) => {
      await sell(before);
      await sell(after, before);
      const changed = await kept();
      await queries.delete(searchWord);
      await queries.delete(searchTrigram);
      await refreshSearchWords(queries);
      expect(changed).toEqual(await kept());
    }),
    { numRuns: 15 },
  );
});

test('a catalogue that is read in many steps is counted whole', async () => {
  await queries.delete(product);
  await queries.execute(sql`
    insert into product (variant, id, title, image, price_cents, rating, position)
    select 'variant ' || number, 'p', 'Lamp x' || number, '', 1, 1, number
    from generate_series(1, 11000) as number`);
  await refreshSearchWords(queries);
  const [lamp] = await rowsOf(queries, sql`select products from search_word where word = 'lamp'`);
  const [all] = await rowsOf(queries, sql`select count(*)::int as words from search_word`);
  expect({ lamp, all }).toEqual({ lamp: { products: 11_000 }, all: { words: 11_001 } });
});
