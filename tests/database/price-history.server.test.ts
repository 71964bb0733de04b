/** The history of prices has the price of every moment, whichever way a price changes. */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { setWithdrawn } from '#app/features/catalogue/import/catalogue-files.server.ts';
import { readLowestBefore } from '#app/features/catalogue/product/price/price-history.server.ts';
import { readRows } from '#db/read-rows.ts';
import { priceHistory, product } from '#db/schema/catalogue-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

const { queries, close } = await testDatabase();
afterAll(close);
beforeEach(async () => {
  await queries.delete(product);
  await queries.delete(priceHistory);
});

const clockSchema = z.object({ now: z.string() });
const priceSchema = z.object({ variant: z.string(), cents: z.number() });

async function clock(): Promise<string> {
  const [{ now } = { now: '' }] = await readRows(
    queries,
    clockSchema,
    sql`select clock_timestamp()::text as now`,
  );
  return now;
}

function row(variant: string, priceCents: number) {
  return { variant, id: variant, title: variant, image: '', rating: 0, position: 1, priceCents };
}

/** What each variant cost then. */
async function pricesAt(moment: string): Promise<Map<string, number>> {
  const rows = await readRows(
    queries,
    priceSchema,
    sql`select distinct on (variant) variant, cents from price_history
      where from_at <= ${moment}::timestamptz order by variant, from_at desc`,
  );
  return new Map(rows.map(({ variant, cents }) => [variant, cents]));
}

async function pricesNow(): Promise<Map<string, number>> {
  const rows = await queries.select().from(product);
  return new Map(rows.map(({ variant, priceCents }) => [variant, priceCents]));
}

const variants = ['a', 'b', 'c'];
const variant = fc.constantFrom(...variants);
const cents = fc.integer({ min: 0, max: 3 });

/** The ways in which a price comes to be another, and some in which it does not. */
const changes = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), variant, cents }),
  fc.record({ kind: fc.constant('upsert' as const), variant, cents }),
  fc.record({ kind: fc.constant('all' as const), cents }),
  fc.record({ kind: fc.constant('twice' as const), variant, cents }),
  fc.record({ kind: fc.constant('withdraw' as const), variant }),
  fc.record({ kind: fc.constant('undone' as const), cents }),
);

class Undone extends Error {}

type Change = typeof changes extends fc.Arbitrary<infer Value> ? Value : never;

async function change(one: Change): Promise<void> {
  switch (one.kind) {
    case 'set':
      await queries.execute(
        sql`update product set price_cents = ${one.cents} where variant = ${one.variant}`,
      );
      return;
    case 'upsert':
      await queries
        .insert(product)
        .values(row(one.variant, one.cents))
        .onConflictDoUpdate({ target: product.variant, set: { priceCents: one.cents } });
      return;
    case 'all':
      await queries.execute(sql`update product set price_cents = price_cents + ${one.cents}`);
      return;
    case 'twice':
      await queries.transaction(async (tx) => {
        for (const price of [one.cents + 10, one.cents]) {
          await tx.execute(
            sql`update product set price_cents = ${price} where variant = ${one.variant}`,
          );
        }
      });
      return;
    case 'withdraw':
      await setWithdrawn(queries, [one.variant], true).catch(() => {});
      return;
    case 'undone':
      await queries
        .transaction(async (tx) => {
          await tx.execute(sql`update product set price_cents = ${one.cents}`);
          throw new Undone();
        })
        .catch(() => {});
  }
}

test('after any changes the history has the price of every moment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { maxLength: 8 }), async (some) => {
      await queries.delete(product);
      await queries.delete(priceHistory);
      await queries.insert(product).values([row('a', 1), row('b', 2)]);
      const moments: { at: string; prices: Map<string, number> }[] = [];
      for (const one of some) {
        await change(one);
        moments.push({ at: await clock(), prices: await pricesNow() });
      }
      for (const { at, prices } of moments) expect(await pricesAt(at)).toEqual(prices);
    }),
    { numRuns: 40 },
  );
});

test('what does not change a price writes nothing', async () => {
  await queries.insert(product).values([row('a', 1), row('b', 2)]);
  await queries.execute(
    sql`update product set title = 'Other', price_cents = 1 where variant = 'a'`,
  );
  expect(await queries.$count(priceHistory)).toBe(2);
});

test('the lowest price before is read of each variant that has had another', async () => {
  await queries.insert(product).values([row('a', 20), row('b', 20)]);
  for (const price of [18, 25, 15]) {
    await queries.execute(sql`update product set price_cents = ${price} where variant = 'a'`);
  }
  expect(await readLowestBefore(queries, ['a', 'b', 'gone'])).toEqual(new Map([['a', 18]]));
});
