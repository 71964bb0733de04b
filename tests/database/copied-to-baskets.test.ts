/** What baskets read of a variant is what the catalogue and the stock have, whoever writes these: follow_in_baskets. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

const { queries, close } = await testDatabase();
afterAll(close);

const COPIED = `variant, id, title, image, price_cents, options, unit_content, shown_rating, review_count, category,
  tax_category`;
const OF_PRODUCT = `select ${COPIED}, withdrawn_at is not null, gift_card = 'yes',
  exists (select from stock where stock.variant = product.variant) from product`;
const OF_BASKETS = `select ${COPIED}, is_withdrawn, is_gift_card, is_counted from basket_variant`;

/** The variants that baskets have, and that the catalogue has; throws where they differ in anything else. */
async function variants(): Promise<string[]> {
  const differing = `select variant from ((${OF_PRODUCT} except ${OF_BASKETS})
    union all (${OF_BASKETS} except ${OF_PRODUCT})) as one`;
  expect(await rowsOf(queries, sql.raw(differing))).toEqual([]);
  const rows = await rowsOf<{ variant: string }>(
    queries,
    sql`select variant from basket_variant order by variant`,
  );
  return rows.map(({ variant }) => variant);
}

beforeEach(async () => {
  await queries.execute('delete from product');
  await queries.execute('delete from stock');
  await queries.execute(`insert into product (variant, id, title, image, price_cents, rating, position)
    values ('cup', 'cup', 'A cup', '', 300, 0, 1), ('lamp', 'lamp', 'A lamp', '', 900, 0, 2)`);
});

test.each([
  'price_cents = 1',
  "title = 'Other', image = 'other.webp', unit_content = '1 l'",
  "id = 'other', category = 'Other', tax_category = 'reduced'",
  `options = '[["Colour", "red"]]'`,
  'withdrawn_at = now()',
  "gift_card = 'yes'",
])('a product that is changed (%s) is so in baskets', async (change) => {
  await queries.execute(`update product set ${change} where variant = 'cup'`);
  expect(await variants()).toEqual(['cup', 'lamp']);
});

test.each([
  ["update product set variant = 'mug' where variant = 'cup'", ['lamp', 'mug']],
  ["update product set variant = variant || ' 2'", ['cup 2', 'lamp 2']],
  ["delete from product where variant = 'cup'", ['lamp']],
  ['truncate product', []],
])('%s', async (statement, left) => {
  await queries.execute(statement);
  expect(await variants()).toEqual(left);
});

test.each(['{"cup": 3}', '{"cup": 0, "lamp": 2}'])(
  'what is counted (%s), and then is not any more',
  async (counts) => {
    await queries.execute(sql`select count_stock(${counts}, false, 'counted', 'one')`);
    expect(await variants()).toEqual(['cup', 'lamp']);
    await queries.execute(`select count_stock('{"cup": null}', false, 'counted', 'other')`);
    expect(await variants()).toEqual(['cup', 'lamp']);
  },
);
