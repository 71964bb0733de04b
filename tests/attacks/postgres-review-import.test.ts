/** A review that is written while an import runs waits for it, and neither ends the other. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createReviewService } from '#app/features/reviews/review-service.server.ts';
import { countRows } from '#db/read-rows.ts';
import { boughtBy, GOOD_REVIEW } from '../test-reviews.ts';
import { testServices } from '../test-services.ts';
import { stocked } from '../test-stock.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

const WAITING = sql`select from pg_locks where not granted and relation = 'product'::regclass`;

test('a review and an import that write the same product at once are both written', async () => {
  const reviews = createReviewService({
    queries,
    live: { onCatalogueChange: () => () => {} },
    policy: () => 'at-once',
    limit: { windowSeconds: 60, max: 1_000 },
  });
  const id = await stocked(queries, 'imported', 100);
  const opened = await boughtBy(shop, shop.accountId(), id);
  const written = await queries.transaction(async (tx) => {
    // As merge-stage.server.ts does it.
    await tx.execute(sql`lock table product in share row exclusive mode`);
    const writing = reviews.write(opened, id, GOOD_REVIEW);
    writing.catch(() => {});
    while ((await countRows(tx, WAITING)) === 0);
    await tx.execute(sql`update product set title = 'Imported' where variant = ${id}`);
    return { writing };
  });
  expect(await written.writing).toBe('shown');
});
