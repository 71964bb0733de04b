import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { user } from '#db/schema/auth-schema.ts';
import { changing } from '#tests/network/test-network.ts';
import { type TestServices, testServices } from '#tests/shop/test-services.ts';
import type { BookRange, BookRow } from './order-export.ts';
import { readBooks, selectPage } from './order-export-store.server.ts';

let shop: TestServices;
beforeAll(async () => {
  shop = await testServices();
});
afterAll(() => shop.close());

async function readAll(range: Partial<BookRange> = {}): Promise<BookRow[]> {
  const all: BookRow[] = [];
  for await (const page of readBooks(shop.queries, { from: null, to: null, ...range })) {
    all.push(...page);
  }
  return all;
}

const inEuros = changing((one) => ({ ...one, currency: 'eur' }));

describe('the books', () => {
  test('list every order, every charge that became none, and every refund, with who paid', async () => {
    const account = shop.accountId();
    await shop.queries.insert(user).values({ id: account, name: 'Ann', email: 'ann@example.com' });
    await shop.add(account, 'book', 'tablet');
    const paid = await shop.pay(account);
    await shop.settle(paid);
    const guest = await shop.guest('book');
    const refunded = await shop.pay(guest);
    shop.network.next(/^GET \/v1\/payment_intents/, inEuros);
    await shop.settle(refunded);
    const wanted = { cents: 500, lines: null, seenCents: 0, reason: 'late' };
    await shop.orderActions.refundOrder(account, paid, wanted);
    const rows = await readAll();
    const fields = {
      bookedSeconds: expect.any(Number),
      paymentIntent: paid,
      shopper: account,
      email: 'ann@example.com',
      number: expect.stringMatching(/^[\dA-HJKMNP-TV-Z]{10}$/),
      ...{ address: null, note: null, giftMessage: null },
      invoiceNo: null,
      ...{ note: null, giftMessage: null, byHand: null },
    };
    const charge = {
      amountCents: 61_095,
      terms: null,
      items: [
        expect.objectContaining({ variant: 'book', priceCents: 1196 }),
        {
          line: expect.any(Number),
          id: '3254354345',
          variant: 'tablet',
          title: expect.stringContaining('Tablet'),
          priceCents: 59_899,
        },
      ],
    };
    expect(rows.filter(({ paymentIntent }) => paymentIntent === paid)).toEqual([
      { kind: 'order', ...fields, ...charge, state: 'placed' },
      { kind: 'refund', ...fields, charge, booked: [{ no: 1, lines: null, amountCents: 500 }] },
    ]);
    const ofGuest = { shopper: guest, email: null, number: '' };
    expect(rows.filter(({ paymentIntent }) => paymentIntent === refunded)).toMatchObject([
      { kind: 'charge', state: 'refunded', ...ofGuest, amountCents: 1196 },
      { kind: 'refund', ...ofGuest, charge: { amountCents: 1196, items: [{ variant: 'book' }] } },
    ]);
  });

  test('have of a second charge what its payment has frozen', async () => {
    const guest = await shop.guest('book');
    const intent = await shop.pay(guest);
    const intents = shop.stripe().paymentIntents;
    const { metadata } = await intents.retrieve(intent);
    const second = await intents.create({ amount: 1196, currency: 'usd', metadata });
    await shop.confirm(second.client_secret ?? '');
    await shop.settle(intent);
    await shop.settle(second.id);
    const rows = await readAll();
    expect(rows.filter(({ paymentIntent }) => paymentIntent === second.id)).toMatchObject([
      { kind: 'charge', state: 'refunded', items: [{ variant: 'book', priceCents: 1196 }] },
      { kind: 'refund', booked: [{ no: 1, amountCents: 1196 }] },
    ]);
  });

  test('have a row for each time that money moved, with all that was booked until then', async () => {
    const guest = await shop.guest('book');
    const intent = await shop.pay(guest);
    await shop.settle(intent);
    for (const [secondsAgo, no, entry, cents] of [
      [3, 1, 1, 300],
      [2, 2, 1, 200],
      [1, 1, 2, -300],
    ]) {
      // A second apart: the embedded database's clock counts milliseconds, and one moment is one row.
      await shop.queries.execute(sql`
        insert into refund_transaction (shopper, payment_intent, no, entry, amount_cents, booked_at)
        values (${guest}, ${intent}, ${no}, ${entry}, ${cents},
          now() - make_interval(secs => ${secondsAgo}))`);
    }
    const rows = await readAll();
    const refunds = rows.flatMap((row) =>
      row.kind === 'refund' && row.paymentIntent === intent
        ? [row.booked.map(({ amountCents }) => amountCents)]
        : [],
    );
    expect(refunds.toSorted((one, other) => one.length - other.length)).toEqual([
      [300],
      [300, 200],
      [300, 200, -300],
    ]);
  });
});

describe('with more than a page of each kind', () => {
  const FIRST = 1_000_000_000;
  const SECONDS = 1_000;
  const ROWS = 2_000 + 600 + 1_600;
  beforeAll(async () => {
    const { queries } = shop;
    // Three in each second, under intents that a dictionary would sort otherwise.
    await queries.execute(sql`
      insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds, booked_at)
      select 's' || n % 7, case when n % 2 = 0 then 'pi_A' else 'pi_a' end || n, '[]', n,
        ${FIRST} + n / 3, to_timestamp(${FIRST} + n / 3 + 0.4)
      from generate_series(0, 1999) as n`);
    await queries.execute(sql`
      insert into refund (shopper, payment_intent, reason, state, amount_cents, charge_cents,
        created_seconds, booked_at, provider)
      select 's', 'pi_R' || n, 'lines_sold', 'due', n, n, ${FIRST} + n, to_timestamp(${FIRST} + n), ''
      from generate_series(0, 599) as n`);
    // At any moment of a second, those of orders and two of each of the charges.
    await queries.execute(sql`
      insert into refund_transaction (shopper, payment_intent, no, entry, amount_cents, booked_at)
      select shopper, payment_intent, 1, 1, 1, to_timestamp(created_seconds + 0.7) from "order"
        where created_seconds between ${FIRST} and ${FIRST} + 133 and amount_cents < 400
      union all select 's', 'pi_R' || n, 1, entry, 1, to_timestamp(${FIRST} + n + 0.1 * entry)
        from generate_series(0, 599) as n, generate_series(1, 2) as entry`);
  });
  const range = { from: FIRST, to: FIRST + SECONDS };

  const keyOf = (row: BookRow) => {
    const booked = row.kind === 'refund' ? row.booked.length : 0;
    return `${row.bookedSeconds} ${row.paymentIntent} ${booked}`;
  };

  test('each is listed once, oldest first', async () => {
    const rows = await readAll(range);
    const keys = rows.map(keyOf);
    expect(keys).toHaveLength(ROWS);
    expect(new Set(keys).size).toBe(ROWS);
    expect(keys).toEqual(keys.toSorted());
    expect(new Set(rows.slice(0, 20).map(({ kind }) => kind)).size).toBe(3);
  });

  test('a range begins with its first second and ends before its last', async () => {
    const rows = await readAll({ from: FIRST + 10, to: FIRST + 12 });
    const counts = Map.groupBy(
      rows,
      ({ kind, bookedSeconds }) => `${kind} ${bookedSeconds - FIRST}`,
    );
    expect(Object.fromEntries([...counts].map(([key, all]) => [key, all.length]))).toEqual({
      ...{ 'order 10': 3, 'charge 10': 1, 'refund 10': 5 },
      ...{ 'order 11': 3, 'charge 11': 1, 'refund 11': 5 },
    });
    expect(await readAll({ from: FIRST + 12, to: FIRST + 12 })).toEqual([]);
  });

  test('what a guest brings to an account between two pages is listed once', async () => {
    const pages = readBooks(shop.queries, range);
    const keys = ((await pages.next()).value ?? []).map(keyOf);
    const columns = {
      '"order"': 'payment_intent, items, amount_cents, created_seconds, booked_at',
      refund:
        'payment_intent, no, reason, state, amount_cents, charge_cents, created_seconds, booked_at, provider',
      refund_transaction: 'payment_intent, no, entry, amount_cents, booked_at',
    };
    for (const [table, moved] of Object.entries(columns)) {
      const ofGuests = `from ${table} where shopper in ('s', 's1', 's2', 's3')`;
      await shop.queries.execute(
        sql.raw(`insert into ${table} (shopper, ${moved}) select 'zz', ${moved} ${ofGuests}`),
      );
      await shop.queries.execute(sql.raw(`delete ${ofGuests}`));
    }
    for await (const page of pages) keys.push(...page.map(keyOf));
    expect(keys).toHaveLength(ROWS);
    expect(new Set(keys).size).toBe(ROWS);
  });

  // On a cluster each node plans its part.
  test.skipIf(inject('postgres')?.workers)(
    'a page of each of them is found by an index',
    async () => {
      const { queries } = shop;
      await queries.execute(sql`
      insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds, booked_at)
      select 't' || n, 'pi_t' || n, '[]', n, 100 + n, to_timestamp(100 + n) from generate_series(1, 20000) as n`);
      await queries.execute(sql`
      insert into refund (shopper, payment_intent, reason, state, amount_cents, charge_cents,
        created_seconds, booked_at, provider)
      select 't' || n, 'pi_t' || n, '', 'refunded', 1, n, 100 + n, to_timestamp(100 + n), ''
      from generate_series(1, 30000) as n where n % 3 = 0`);
      await queries.execute(sql`
      insert into refund_transaction (shopper, payment_intent, no, entry, amount_cents, booked_at)
      select shopper, payment_intent, no, 1, 1, to_timestamp(created_seconds) from refund
      where reason = ''`);
      for (const table of ['"order"', 'refund', 'refund_transaction']) {
        await queries.execute(sql.raw(`analyze ${table}`));
      }
      for (const after of [
        undefined,
        { bookedSeconds: 300, paymentIntent: 'pi_t200', no: 0, entry: 0 },
        { bookedSeconds: 399, paymentIntent: 'pi_t299', no: 1, entry: 1 },
      ]) {
        const page = selectPage(queries, { from: 200, to: null }, after);
        const plan = JSON.stringify(await queries.execute(sql`explain ${page}`));
        expect(plan).toContain('Index Scan using order_booked');
        // Those behind the page are not tried.
        expect(plan).toMatch(
          /Index Scan (using|on) refund_booked[^{]*{[^{]*Index Cond: [^{]*<= COALESCE/,
        );
        expect(plan).toContain('Index Scan using refund_transaction_booked');
        expect(plan).not.toMatch(/Seq Scan on \\?"?(order|refund|refund_transaction)\b/);
      }
    },
  );
});
