import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { toRange } from './export-orders.server.ts';

const FIRST = Date.UTC(2026, 10, 1) / 1000;
const ORDERS = 1_201;

const shop = await testServices();
afterAll(() => shop.close());
const run = testShell(shop);
const write = (...words: string[]) => run('orders', 'export', ...words);

async function rowsOf(...words: string[]) {
  const { out } = await write('--format=jsonl', ...words);
  const lines = out.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}

beforeAll(async () => {
  // One an hour: more than a page of them.
  await shop.queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds, booked_at)
    select 'somebody', 'pi_' || n, '[]', 109498, ${FIRST} + n * 3600, to_timestamp(${FIRST} + n * 3600)
    from generate_series(0, ${ORDERS} - 1) n`);
  // Long after all of them: a charge that became none, and what moved of refunds.
  const late = FIRST + 100 * 24 * 3_600;
  await shop.queries.execute(sql`
    insert into refund (shopper, payment_intent, reason, state, amount_cents, charge_cents, created_seconds, booked_at, provider)
    values ('somebody', 'pi_0', 'late', 'due', 500, 109498, ${FIRST}, to_timestamp(${FIRST}), ''),
      ('somebody', 'pi_charge', 'lines_sold', 'refunded', 700, 700, ${late}, to_timestamp(${late}), '')`);
  await shop.queries.execute(sql`
    insert into refund_transaction (shopper, payment_intent, no, entry, amount_cents, booked_at)
    values ('somebody', 'pi_0', 1, 1, 500, to_timestamp(${late} + 1)),
      ('somebody', 'pi_charge', 1, 1, 700, to_timestamp(${late} + 2)),
      ('somebody', 'pi_0', 1, 2, -500, to_timestamp(${late} + 3))`);
});

const NO_OTHERS = 'Charges that became none: 0, $0.00. Refunds: 0, $0.00.';

describe('the export of the orders', () => {
  test('has every one, and says what they add up to', async () => {
    const { code, out, err } = await write();
    expect(out.split('\r\n')).toHaveLength(ORDERS + 4 + 2);
    expect([code, err]).toEqual([
      0,
      `Orders: ${ORDERS}, $1,315,070.98. Charges that became none: 1, $7.00. Refunds: 3, −$7.00. In all $1,315,070.98.\n`,
    ]);
  });

  test('has the days that are asked for, both of them included', async () => {
    const rows = await rowsOf('--first-day=2026-11-02', '--last-day=2026-11-03');
    expect(rows).toHaveLength(48);
    expect(rows[0]).toMatchObject({ created: '2026-11-02T00:00:00Z', amount: '1094.98' });
    expect(rows.at(-1)).toMatchObject({ created: '2026-11-03T23:00:00Z' });
    expect((await write('--first-day=2030-01-01')).err).toBe(
      `Orders: 0, $0.00. ${NO_OTHERS} In all $0.00.\n`,
    );
  });

  test('has each refund on the day on which its money moved', async () => {
    const rows = await rowsOf('--first-day=2027-02-09', '--last-day=2027-02-09');
    const order = { payment_intent: 'pi_0', invoice: '', state: '' };
    const number = rows[1].number;
    expect(rows).toMatchObject([
      { created: '2027-02-09T00:00:00Z', kind: 'charge', amount: '7.00', state: 'refunded' },
      { created: '2027-02-09T00:00:01Z', kind: 'refund', amount: '-5.00', ...order },
      { created: '2027-02-09T00:00:02Z', kind: 'refund', amount: '-7.00', number: '' },
      { created: '2027-02-09T00:00:03Z', kind: 'refund', amount: '5.00', number, ...order },
    ]);
    expect(number).toHaveLength(10);
  });

  test('has what is refunded as rows of their own', async () => {
    const shopper = await shop.guest('book', 'tablet');
    const id = await shop.pay(shopper);
    await shop.settle(id);
    const { number, basket } = (await shop.orders.details(shopper, id)) ?? {};
    const line = String(basket?.[0]?.line);
    await run('orders', 'refund', id, '--lines', line, '--reason', 'broken', '--yes');
    const rows = await rowsOf('--lines');
    expect(rows.filter((row) => row.payment_intent === id)).toMatchObject([
      { kind: 'order', variant: 'book', amount: '11.96', state: 'placed' },
      { kind: 'order', variant: 'tablet', amount: '598.99', state: 'placed' },
      { kind: 'refund', variant: 'book', amount: '-11.96', state: '', number, tax: '0.00' },
    ]);
  });

  test.each([
    [['--first-day', '2026-02-30'], /first day is not a day: write it as in 2026-11-30/],
    [['--last-day', 'yesterday'], /last day is not a day/],
    [['--last-day', '2026-11-30T12:00'], /last day is not a day/],
    [['--last-day', '99999-01-01'], /last day is not a day/],
    [['--first-day=2026-11-02', '--last-day=2026-11-01'], /^The first day is after the last/],
    [['--format', 'xml'], /format/],
    [['books.csv'], /^What is books\.csv for\?/],
  ])('says in one line why it cannot be written: %j', async (words, complaint) => {
    const { code, out, err } = await write(...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(complaint);
    expect(err).toMatch(/^[^\n]+\n$/);
  });
});

describe('the days of a range', () => {
  const at = (...date: [number, number, number]) => Date.UTC(...date) / 1000;

  test('are all days unless some are named', () => {
    expect(toRange({}, 'UTC')).toEqual({ from: null, to: null });
  });

  test('are both in it', () => {
    const range = toRange({ firstDay: '2026-11-01', lastDay: '2026-11-30' }, 'UTC');
    expect(range).toEqual({ from: at(2026, 10, 1), to: at(2026, 11, 1) });
    const day = toRange({ firstDay: '2024-02-29', lastDay: '2024-02-29' }, 'UTC');
    expect(day).toEqual({ from: at(2024, 1, 29), to: at(2024, 2, 1) });
  });

  test("are days of the shop's time zone", () => {
    const hour = 60 * 60;
    const october = toRange({ firstDay: '2026-10-01', lastDay: '2026-10-31' }, 'Europe/Berlin');
    expect(october).toEqual({ from: at(2026, 9, 1) - 2 * hour, to: at(2026, 10, 1) - hour });
  });
});
