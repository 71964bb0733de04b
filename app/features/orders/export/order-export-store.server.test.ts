import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { user } from '#db/schema/auth-schema.ts';
import { changing } from '#tests/test-network.ts';
import { type TestServices, testServices } from '#tests/test-services.ts';
import type { Sale, SaleRange } from './order-export.ts';
import { readSales, selectPage } from './order-export-store.server.ts';

let shop: TestServices;
beforeAll(async () => {
  shop = await testServices();
});
afterAll(() => shop.close());

async function readAll(range: Partial<SaleRange> = {}): Promise<Sale[]> {
  const all: Sale[] = [];
  for await (const page of readSales(shop.queries, { from: null, to: null, ...range })) {
    all.push(...page);
  }
  return all;
}

describe('the books', () => {
  test('list every order and every charge that went back, with who paid', async () => {
    const account = shop.accountId();
    await shop.queries.insert(user).values({ id: account, name: 'Ann', email: 'ann@example.com' });
    await shop.add(account, 'book', 'tablet');
    const paid = await shop.pay(account);
    await shop.settle(paid);
    const guest = await shop.guest('book');
    const refunded = await shop.pay(guest);
    shop.network.next(
      /^GET \/v1\/payment_intents/,
      changing((one) => ({ ...one, currency: 'eur' })),
    );
    await shop.settle(refunded);
    const sales = await readAll();
    expect(sales.find(({ paymentIntent }) => paymentIntent === paid)).toEqual({
      createdSeconds: expect.any(Number),
      status: 'paid',
      paymentIntent: paid,
      shopper: account,
      email: 'ann@example.com',
      amountCents: 61_095,
      number: expect.stringMatching(/^[\dA-HJKMNP-TV-Z]{10}$/),
      state: 'placed',
      refunds: [],
      terms: null,
      address: null,
      invoiceNo: null,
      items: [
        expect.objectContaining({ listing: 'book', priceCents: 1196 }),
        {
          line: expect.any(Number),
          id: '3254354345',
          listing: 'tablet',
          title: expect.stringContaining('Tablet'),
          priceCents: 59_899,
        },
      ],
    });
    expect(sales.find(({ paymentIntent }) => paymentIntent === refunded)).toMatchObject({
      status: 'refunded',
      shopper: guest,
      email: null,
      amountCents: 1196,
      items: [{ listing: 'book' }],
    });
  });
});

describe('with more than a page of sales', () => {
  const FIRST = 1_000_000_000;
  beforeAll(async () => {
    // Three in each second, under intents that a dictionary would sort otherwise.
    await shop.queries.execute(sql`
      insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
      select 's' || n % 7, case when n % 2 = 0 then 'pi_A' else 'pi_a' end || n, '[]', n, ${FIRST} + n / 3
      from generate_series(0, 1999) as n`);
    await shop.queries.execute(sql`
      insert into refund (shopper, payment_intent, reason, state, amount_cents, charge_cents,
        created_seconds, provider)
      select 's', 'pi_R' || n, 'lines_sold', 'due', n, n, ${FIRST} + n, ''  
      from generate_series(0, 599) as n`);
  });

  test('each is listed once, oldest first', async () => {
    const sales = await readAll({ from: FIRST, to: FIRST + 1_000 });
    expect(new Set(sales.map(({ paymentIntent }) => paymentIntent)).size).toBe(2_600);
    const keys = sales.map(
      ({ createdSeconds, paymentIntent }) => `${createdSeconds} ${paymentIntent}`,
    );
    expect(keys).toEqual(keys.toSorted());
  });

  test('a range begins with its first second and ends before its last', async () => {
    const sales = await readAll({ from: FIRST + 10, to: FIRST + 12 });
    expect(sales.map(({ createdSeconds }) => createdSeconds - FIRST)).toEqual([
      10, 10, 10, 10, 11, 11, 11, 11,
    ]);
    expect(await readAll({ from: FIRST + 12, to: FIRST + 12 })).toEqual([]);
  });

  test('an order whose guest joins an account between two pages is listed once', async () => {
    const pages = readSales(shop.queries, { from: FIRST, to: FIRST + 1_000 });
    const listed = (await pages.next()).value?.length ?? 0;
    await shop.queries.execute(sql`update "order" set shopper = 'zz' where shopper like 's_'`);
    let count = listed;
    for await (const page of pages) count += page.length;
    expect(count).toBe(2_600);
  });

  test('a page of orders is found by an index', async () => {
    await shop.queries.execute(sql`
      insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
      select 't' || n, 'pi_t' || n, '[]', n, 100 + n from generate_series(1, 20000) as n`);
    await shop.queries.execute(sql`analyze "order"`);
    const page = selectPage(
      shop.queries,
      { from: 200, to: null },
      { createdSeconds: 300, paymentIntent: 'pi_t200' },
    );
    const plan = JSON.stringify(await shop.queries.execute(sql`explain ${page}`));
    expect(plan).toContain('Index Scan using order_created');
    expect(plan).not.toMatch(/Seq Scan on \\?"?order\b/);
  });
});
