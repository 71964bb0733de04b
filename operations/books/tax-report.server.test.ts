/** The report of taxes, beside the books that it is made from: sales to three countries, and what went back of them. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices({ settings: { timeZone: 'Europe/Vienna' } });
afterAll(() => shop.close());
const run = testShell(shop);

const CENTS = 100;

/** 2026-09-30 at 23:30 in Vienna is still summer's quarter; in UTC it is half past nine. */
const LAST_OF_Q3 = Date.UTC(2026, 8, 30, 21, 30) / 1000;
const FIRST_OF_Q4 = LAST_OF_Q3 + 3_600;

const items = JSON.stringify([
  { line: 1, id: '1', variant: 'book', title: 'A book', priceCents: 1_196 },
  { line: 2, id: '2', variant: 'lamp', title: 'A lamp', priceCents: 4_999 },
]);

const termsOf = (country: string, book: number, lamp: number) =>
  JSON.stringify({
    ...{ country, shippingCents: 490, code: null, discountCents: 333 },
    taxes: { items: { book, lamp }, delivery: lamp, country },
  });

beforeAll(async () => {
  const cents = 1_196 + 4_999 - 333 + 490;
  await shop.queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds, booked_at, terms) values
      ('somebody', 'pi_at', ${items}::jsonb, ${cents}, ${LAST_OF_Q3}, to_timestamp(${LAST_OF_Q3}), ${termsOf('AT', 1_000, 2_000)}::jsonb),
      ('somebody', 'pi_de', ${items}::jsonb, ${cents}, ${FIRST_OF_Q4}, to_timestamp(${FIRST_OF_Q4}), ${termsOf('DE', 700, 1_900)}::jsonb),
      ('somebody', 'pi_fi', ${items}::jsonb, ${cents}, ${FIRST_OF_Q4 + 9}, to_timestamp(${FIRST_OF_Q4 + 9}), ${termsOf('FI', 1_350, 2_550)}::jsonb),
      ('somebody', 'pi_none', ${items}::jsonb, 6195, ${FIRST_OF_Q4 + 10}, to_timestamp(${FIRST_OF_Q4 + 10}), null)`);
  await shop.queries.execute(sql`
    insert into refund (shopper, payment_intent, no, reason, state, amount_cents, charge_cents, lines, created_seconds, provider)
    values ('somebody', 'pi_at', 1, 'returned', 'refunded', 1132, ${cents}, '[1]', ${FIRST_OF_Q4}, ''),
      ('somebody', 'pi_de', 1, 'returned', 'refunded', 777, ${cents}, null, ${FIRST_OF_Q4 + 20}, '')`);
  await shop.queries.execute(sql`
    insert into refund_transaction (shopper, payment_intent, no, entry, amount_cents, booked_at) values
      ('somebody', 'pi_at', 1, 1, 1132, to_timestamp(${FIRST_OF_Q4 + 5})),
      ('somebody', 'pi_de', 1, 1, 777, to_timestamp(${FIRST_OF_Q4 + 30}))`);
});

type Cells = Record<string, string>;

async function report(...words: string[]): Promise<Cells[]> {
  const { out } = await run('tax', 'report', ...words);
  const [header = '', ...lines] = out.replace('\uFEFF', '').split('\r\n').slice(0, -1);
  const names = header.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])),
  );
}

async function books(firstDay: string, lastDay: string): Promise<Cells[]> {
  const { out } = await run(
    ...['orders', 'export', '--format=jsonl', `--first-day=${firstDay}`, `--last-day=${lastDay}`],
  );
  return out
    .split('\n')
    .slice(0, -1)
    .map((line): Cells => JSON.parse(line));
}

const sum = (rows: Cells[], name: string) =>
  rows.reduce((all, row) => all + Math.round(Number(row[name]) * CENTS), 0);

describe('the report of taxes', () => {
  test.each([
    ['2026-Q3', '2026-07-01', '2026-09-30', 1],
    ['2026-Q4', '2026-10-01', '2026-12-31', 5],
  ])(
    'adds up to the books of %s, tax and amount, to the cent',
    async (quarter, first, last, count) => {
      const rows = await report(quarter);
      const booked = await books(first, last);
      expect(booked).toHaveLength(count);
      expect(sum(rows, 'gross')).toBe(sum(booked, 'amount'));
      expect(sum(rows, 'tax')).toBe(sum(booked, 'tax'));
      for (const row of rows)
        expect(sum([row], 'net') + sum([row], 'tax')).toBe(sum([row], 'gross'));
    },
  );

  test('has a row for each quarter, country and rate: a refund in the quarter in which it went back', async () => {
    const rows = await report();
    expect(rows.map(({ quarter, country, tax_rate }) => [quarter, country, tax_rate])).toEqual([
      ['2026-Q3', 'AT', '20'],
      ['2026-Q3', 'AT', '10'],
      ['2026-Q4', '', ''],
      ['2026-Q4', 'AT', '10'],
      ['2026-Q4', 'DE', '19'],
      ['2026-Q4', 'DE', '7'],
      ['2026-Q4', 'FI', '25.5'],
      ['2026-Q4', 'FI', '13.5'],
    ]);
    expect(rows[3]).toMatchObject({ gross: '-11.32', tax: '-1.03', currency: 'usd' });
  });

  test('says in one line what is no quarter', async () => {
    expect((await run('tax', 'report', '2026-Q5')).err).toMatch(
      /quarter is no quarter: write 2026-Q4/,
    );
  });
});
