/** A product whose variant is spelt like the stock of a code: each has its own. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createCatalogueFiles } from '#app/features/catalogue/import/catalogue-files.server.ts';
import { readCodes, writeCode } from '#app/features/discounts/discount-codes.server.ts';
import { writeOrderEvent } from '#app/features/orders/actions/write-order-event.server.ts';
import { holdRefusalMessage } from '#app/features/payment/hold/hold-messages.ts';
import { readStock } from '#app/features/reconciliation/reconciliation-stock-store.server.ts';
import { variantsLeft } from '#app/features/stock/stock.ts';
import { partsOf } from '#tests/catalogue/import-parts.ts';
import { catalogueRow } from '#tests/catalogue/product-fixtures.ts';
import { recount, stocked, stockOf } from '#tests/fixtures/test-stock.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices({ mode: { delivery: 'placeholder', codes: true } });
afterAll(shop.close);
const { queries } = shop;
await stocked(queries, 'lamp', 9);

const catalogue = createCatalogueFiles(queries);
let made = 0;

async function setUses(name: string, uses: number): Promise<void> {
  const bounds = { fromSeconds: null, toSeconds: null, usesEach: null, amountCents: null };
  await writeCode(queries, { ...bounds, name, sharePercent: 10, uses });
}

/** A code with one use, and the product that is spelt as it, of which an import counts 1,000. */
async function codeAndProduct() {
  made += 1;
  const code = `FIRST-${made}`;
  const variant = `code:${code}`;
  await setUses(code, 1);
  await importOf(variant);
  return { code, variant };
}

async function importOf(...variants: string[]): Promise<void> {
  const rows = variants.map((variant) => catalogueRow(variant, { stock: 1_000 }));
  const options = { replace: false, skipInvalid: false, dryRun: false };
  await catalogue.importFrom(partsOf(rows), options, () => {});
}

async function usesLeft(code: string): Promise<number | null | undefined> {
  return (await readCodes(queries)).find(({ name }) => name === code)?.left;
}

async function buy(variant: string, code: string | null) {
  const guest = await shop.guest(variant);
  if (code) expect(await shop.saveCode(guest, code)).toBe(true);
  const { intent, clientSecret } = await shop.start(guest);
  expect(await shop.holdPayment(guest, intent)).toMatchObject({ ok: true });
  await shop.confirm(clientSecret);
  await shop.settle(intent);
  return { guest, intent };
}

test('an import gives a code no uses, however a variant is spelt', async () => {
  const { code, variant } = await codeAndProduct();
  const variants = [variant, `product:${variant}`, `product:${code}`, code];
  await importOf(...variants);
  expect(await usesLeft(code)).toBe(1);
  for (const one of variants) {
    expect(await stockOf(queries, one)).toMatchObject({ onHand: 1_000, available: 1_000 });
  }
});

test('a sale takes from what was sold: the product, the code, or both', async () => {
  const { code, variant } = await codeAndProduct();
  await buy(variant, null);
  expect(await usesLeft(code)).toBe(1);
  expect(await stockOf(queries, variant)).toMatchObject({ available: 999, committed: 1 });
  await buy(variant, code);
  expect(await usesLeft(code)).toBe(0);
  expect(await stockOf(queries, variant)).toMatchObject({ available: 998, committed: 2 });
});

test('a product that is sold out does not end the code, nor the code the product', async () => {
  const { code, variant } = await codeAndProduct();
  await recount(queries, variant, 0);
  expect(await usesLeft(code)).toBe(1);
  await buy('lamp', code);
  expect(await usesLeft(code)).toBe(0);
  await recount(queries, variant, 1);
  expect(await usesLeft(code)).toBe(0);
  await buy(variant, null);
  expect(await stockOf(queries, variant)).toMatchObject({ available: 0, committed: 1 });
});

test('a return lays the product on its shelf, and gives no use of the code back', async () => {
  const { code, variant } = await codeAndProduct();
  const { guest, intent } = await buy(variant, code);
  for (const kind of ['packed', 'returned'] as const) {
    const details = await shop.orders.details(guest, intent);
    if (!details) throw new Error('Unable to find the order');
    const lines = details.basket.map(({ line }) => line);
    const event =
      kind === 'packed'
        ? ({ kind, body: {} } as const)
        : ({ kind, body: { lines, restocked: lines } } as const);
    expect(await writeOrderEvent(queries, details, event, 'staff')).not.toBeNull();
  }
  expect(await stockOf(queries, variant)).toMatchObject({ onHand: 1_000, available: 1_000 });
  expect(await usesLeft(code)).toBe(0);
});

test('a variant that is counted after it was sold takes no use of the code', async () => {
  const { code, variant } = await codeAndProduct();
  await queries.execute(sql`delete from stock where variant = ${variant}`);
  await buy(variant, null);
  await recount(queries, variant, 3);
  expect(await stockOf(queries, variant)).toMatchObject({ available: 2, committed: 1 });
  expect(await usesLeft(code)).toBe(1);
});

test('whoever waits for the product is told of the product, and not of the code', async () => {
  const { code, variant } = await codeAndProduct();
  await recount(queries, variant, 0);
  await queries.execute(sql`
    insert into "user" (id, name, email, email_verified) values ('anna', '', 'anna@example.com', true)`);
  await queries.execute(
    sql`insert into stock_watch (variant, shopper, code, confirmed_at)
      values (${variant}, 'anna', 'x', now())`,
  );
  const told = () => rowsOf(queries, sql`select from mail where kind = 'back_in_stock'`);
  await setUses(code, 5);
  await buy('lamp', code);
  expect(await told()).toHaveLength(0);
  await recount(queries, variant, 1);
  expect(await told()).toHaveLength(1);
});

test('what is short is named by its variant, and no code is named to the public', async () => {
  const { code, variant } = await codeAndProduct();
  await recount(queries, variant, 2);
  const guest = await shop.guest(variant);
  expect(await shop.saveCode(guest, code)).toBe(true);
  const { intent } = await shop.start(guest);
  await buy('lamp', code);
  const held = await shop.holdPayment(guest, intent);
  if (held.ok || held.refusal.code !== 'sold_out') throw new Error('It was held');
  expect(variantsLeft(held.refusal.left)).toEqual([{ variant, left: 2 }]);
  expect(holdRefusalMessage(held.refusal)).toContain('The code has just been used up');
});

test('the reconciliation finds the stock right after all that', async () => {
  const { shelves, units } = await readStock(queries);
  expect({ shelves, units }).toEqual({ shelves: [], units: [] });
});
