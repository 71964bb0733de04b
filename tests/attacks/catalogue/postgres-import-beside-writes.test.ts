/** What is written of a product while an import runs waits for it, and neither ends the other. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { planChange } from '#app/features/catalogue/edit/variants/change-variants.server.ts';
import { createReviewService } from '#app/features/reviews/review-service.server.ts';
import { countStock } from '#app/features/stock/count-stock.server.ts';
import { countRows } from '#db/read-rows.ts';
import { boughtBy, GOOD_REVIEW } from '#tests/fixtures/test-reviews.ts';
import { stocked, stockOf } from '#tests/fixtures/test-stock.ts';
import { untilOneWaits } from '#tests/postgres/waiting-locks.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

const WAITING = sql`select from pg_locks where not granted and relation = 'product'::regclass`;

/** What `write` comes to that begins while an import has the table and before it writes this product. */
async function besideImport<Written>(
  variant: string,
  write: () => Promise<Written>,
): Promise<Written> {
  const begun = await queries.transaction(async (tx) => {
    // As merge-stage.server.ts does it.
    await tx.execute(sql`lock table product in share row exclusive mode`);
    const writing = write();
    writing.catch(() => {});
    while ((await countRows(tx, WAITING)) === 0);
    await tx.execute(sql`update product set title = 'Imported' where variant = ${variant}`);
    return { writing };
  });
  return begun.writing;
}

test('a review is written', async () => {
  const reviews = createReviewService({
    queries,
    live: { onCatalogueChange: () => () => {} },
    policy: () => 'at-once',
    limit: { windowSeconds: 60, max: 1_000 },
  });
  const id = await stocked(queries, 'reviewed', 100);
  const opened = await boughtBy(shop, shop.accountId(), id);
  expect(await besideImport(id, () => reviews.write(opened, id, GOOD_REVIEW))).toBe('shown');
});

test('a price is changed', async () => {
  const id = await stocked(queries, 'priced', 100);
  const rows = [{ variant: id, values: { priceCents: 500 } }];
  const { write } = await planChange(queries, { id, shared: {}, rows });
  const record = JSON.stringify({
    staff: 'ann',
    act: 'products.change',
    subject: id,
    outcome: 'done',
  });
  expect(await besideImport(id, () => write(record))).toEqual(expect.any(Number));
});

test.each([
  ['begins', null, 7],
  ['ends', 5, null],
])(
  'what %s to be counted is so after the import, which has another price and count of it',
  async (_, before, after) => {
    const id = await stocked(queries, `counted ${before}`, 5);
    const count = (tx: typeof queries, units: number | null, reference: string) =>
      countStock(tx, { [id]: units }, { isChange: false, reason: 'counted', reference });
    await count(queries, before, 'before');
    const { counting } = await queries.transaction(async (tx) => {
      // As merge-stage.server.ts does it: the products, then what is counted of them.
      await tx.execute(sql`lock table product in share row exclusive mode`);
      await tx.execute(sql`update product set price_cents = price_cents + 1 where variant = ${id}`);
      const counting = count(queries, after, 'by staff');
      counting.catch(() => {});
      await untilOneWaits(queries);
      await count(tx, 3, 'import');
      return { counting };
    });
    expect(await counting).toEqual({ changed: [{ variant: id, before: 3, after }] });
    expect((await stockOf(queries, id))?.onHand).toBe(after ?? undefined);
  },
);
