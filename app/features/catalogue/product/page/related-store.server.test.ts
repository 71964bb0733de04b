import { afterAll, beforeEach, expect, test } from 'vitest';
import type { WholeProduct } from '#app/features/catalogue/import/read/catalogue-row.ts';
import { readRelated } from '#app/features/catalogue/product-pages.server.ts';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { wholeProduct } from '#tests/catalogue/product-fixtures.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;
beforeEach(async () => {
  await queries.delete(product);
});

let position = 0;
function listed(id: string, title: string, change: Partial<WholeProduct> = {}) {
  position += 1;
  return wholeProduct({ id, variant: id, title, position, ...change });
}

async function relatedTo(subject: WholeProduct, others: readonly WholeProduct[]) {
  await queries.insert(product).values([subject, ...others]);
  await refreshSearchWords(queries);
  return (await readRelated(queries, subject)).map(({ variant }) => variant);
}

test('products of the category are related, those with more words in common first', async () => {
  const lamp = listed('lamp', 'Brass Desk Lamp', { category: 'Light' });
  expect(
    await relatedTo(lamp, [
      listed('rug', 'Wool Rug', { category: 'Floor' }),
      listed('candle', 'Candle', { category: 'Light' }),
      listed('floor-lamp', 'Brass Floor Lamp', { category: 'Light' }),
      listed('clock', 'Brass Clock', { category: 'Time' }),
    ]),
  ).toEqual(['floor-lamp', 'clock', 'candle']);
});

test('a product without a category is related by its words alone', async () => {
  const lamp = listed('lamp', "Bob's Lamp \\ & | ! ( )");
  expect(
    await relatedTo(lamp, [listed('rug', 'Wool Rug'), listed('lamps', "Bob's Lamps, two")]),
  ).toEqual(['lamps']);
});

test('its own choices and what is not sold are not related; of another product one choice is', async () => {
  const red = listed('lamp', 'Lamp, Red', { category: 'Light', variant: 'lamp-red' });
  const others = [
    listed('lamp', 'Lamp, Blue', { category: 'Light', variant: 'lamp-blue' }),
    listed('shade', 'Shade, Red', { category: 'Light', variant: 'shade-red' }),
    listed('shade', 'Shade, Blue', { category: 'Light', variant: 'shade-blue' }),
  ];
  const gone = { ...listed('gone', 'Lamp', { category: 'Light' }), withdrawnAt: new Date() };
  expect(await relatedTo(red, [...others, gone])).toEqual(['shade-red']);
});

test('of a large category the nearest are read, twelve at most', async () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    listed(`l${index}`, `Thing ${index}`, { category: 'Light' }),
  );
  const [, subject] = many;
  if (!subject) throw new Error('There are 300');
  const related = await relatedTo(
    subject,
    many.filter((one) => one !== subject),
  );
  expect(related).toHaveLength(12);
});
