/** A month of the books is closed: its sums are kept, and nothing that comes later changes it. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { writePayout, writePayoutLines } from '#app/features/books/payout-store.server.ts';
import { numberInvoices, writeSeller } from '#app/features/invoices/invoices.server.ts';
import { payout } from '#db/schema/book-schema.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testReconciliation } from '#tests/fixtures/test-reconciliation.ts';
import { testShell, withSettings } from '#tests/shop/shell.ts';

const { shop, edit, purchase } = await testReconciliation();
afterAll(() => shop.close());
const { queries } = shop;
const run = testShell(shop);

const THIS_MONTH = new Date().toISOString().slice(0, 7);

const close = (month: string, ...words: string[]) =>
  run('books', 'close', month, '--yes', ...words);

async function fileOf(kind: string, month: string, shell = run): Promise<string> {
  return (await shell('books', 'export', kind, `--month=${month}`, '--format=jsonl')).out;
}

/** What was booked by now was booked on this day. */
async function bookedOn(day: string): Promise<void> {
  for (const table of ['"order"', 'refund', 'refund_transaction']) {
    await edit(sql`update ${sql.raw(table)} set booked_at = ${day}::timestamptz
      where booked_at > now() - interval '1 day'`);
  }
  await edit(sql`update payment set created_at = ${day}::timestamptz
    where created_at > now() - interval '1 day'`);
}

const BOOK_CENTS = 1_196;

async function refund(intent: string, amount: string): Promise<void> {
  const { code } = await run(
    ...['orders', 'refund', intent, `--amount=${amount}`, '--reason=late', '--yes'],
  );
  expect(code).toBe(0);
}

function payoutOf(id: string, day: string, cents: number) {
  const createdSeconds = Date.parse(`${day}T00:00:00Z`) / 1_000;
  return {
    ...{ id, day, amountCents: cents, currency: 'usd', status: 'paid', isItemised: true },
    createdSeconds,
  };
}

describe('a month of the books', () => {
  let kept: { shopper: string; intent: string };

  test('is closed with what it came to, by whom, and once', async () => {
    await writeSeller(queries, 'UTC', { name: 'Basket AS', lines: [], taxNumber: '' });
    const given = await purchase('book');
    kept = await purchase('book');
    await numberInvoices(queries, 'UTC');
    await refund(given.intent, '2.00');
    await bookedOn('2023-10-05T12:00:00Z');
    await writePayoutLines(queries, 'po_1', [
      {
        ...{ id: 'txn_1', kind: 'charge', providerKind: 'charge', source: 'ch_1' },
        ...{ paymentIntent: kept.intent, grossCents: BOOK_CENTS, feeCents: 65 },
        ...{ netCents: BOOK_CENTS - 65, createdSeconds: 1_696_600_000 },
      },
    ]);
    await writePayout(queries, payoutOf('po_1', '2023-10-06', BOOK_CENTS - 65));

    const asked = await run('books', 'close', '2023-10');
    expect(asked.asked).toContain('It cannot be opened again');
    const closed = await close('2023-10');
    expect([closed.err, closed.out]).toEqual([
      '',
      '2023-10 is closed. 2023-10  orders 2, charged 23.92, refunds -2.00, left 21.92, tax 0.00, paid out 11.31, fees 0.65\n',
    ]);
    const [act] = await queries.select().from(auditLog).orderBy(sql`no desc`).limit(1);
    expect(act).toMatchObject({
      ...{ act: 'books.close', subject: '2023-10', staff: 'command:tester' },
      after: { orders: 2, ordersCents: 2 * BOOK_CENTS, refundsCents: -200, payouts: 1 },
    });
    expect((await close('2023-10')).err).toContain('is closed already');
    const { out } = await run('books', 'months');
    expect(out.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^2023-10 {2}orders 2/),
      '2023-11  open',
    ]);
  });

  test('is closed in its turn, and once it is over', async () => {
    expect((await close('2023-12')).err).toBe(
      'Months are closed in their order: close 2023-11 before 2023-12.\n',
    );
    expect((await close('2023-09')).err).toContain('There is nothing to close in 2023-09');
    expect((await close(THIS_MONTH)).err).toMatch(/is not over: close it after \d{4}-\d\d-\d\d in/);
    expect((await close('2023-13')).code).toBe(2);
    const reader = testShell(shop, ['books:read']);
    expect((await reader('books', 'close', '2023-11', '--yes')).code).toBe(3);
  });

  test('does not change by what comes later, which stands in the open month', async () => {
    const filed = [await fileOf('items', '2023-10'), await fileOf('payouts', '2023-10')];
    await refund(kept.intent, '1.00');
    await shop.join(kept.shopper, shop.accountId());
    // Begun in the month that is closed, and paid by now.
    const intent = await shop.pay(await shop.guest('book'));
    await edit(sql`update card_simulator.payment_intent set created_seconds = 1696600000
      where id = ${intent}`);
    await shop.settle(intent);
    await writePayout(queries, payoutOf('po_late', '2023-10-30', 0));
    await writePayout(queries, {
      ...payoutOf('po_1', '2023-10-07', BOOK_CENTS - 65),
      status: 'failed',
    });

    const moneyIn = (text: string) =>
      text
        .split('\n')
        .slice(0, -1)
        .map((line) => {
          const { shopper, email, state, ...money } = JSON.parse(line);
          return money;
        });
    expect(moneyIn(await fileOf('items', '2023-10'))).toEqual(moneyIn(filed[0] ?? ''));
    expect(await fileOf('payouts', '2023-10')).toBe(
      filed[1]?.replaceAll('"paid"', '"failed"').replaceAll('2023-10-06', '2023-10-07'),
    );
    expect(await fileOf('items', THIS_MONTH)).toContain(intent);
    expect(await fileOf('refunds', THIS_MONTH)).toContain(kept.intent);
    const [late] = await queries.select().from(payout).where(eq(payout.id, 'po_late'));
    expect(late?.bookedDay).toBe('2023-11-01');
    expect((await run('payments', 'reconcile')).code).toBe(0);
  });

  test('is written in the time zone in which it was closed, and the next one begins where it ends', async () => {
    const filed = await fileOf('orders', '2023-10');
    const elsewhere = testShell(withSettings(shop, { timeZone: 'Pacific/Kiritimati' }));
    expect(await fileOf('orders', '2023-10', elsewhere)).toBe(filed);
    const lastHour = await purchase('book');
    const move = (to: string) =>
      edit(sql`update "order" set booked_at = ${to}::timestamptz
        where payment_intent = ${lastHour.intent}`);
    await move('2023-10-31T23:30:00Z');
    // In Kiritimati it is November by then, and October is closed in UTC.
    expect(await fileOf('orders', '2023-11', elsewhere)).not.toContain(lastHour.intent);
    await move('2023-11-05T00:00:00Z');
  });

  test('is named by the reconciliation when its rows are not what they were', async () => {
    await edit(
      sql`update "order" set amount_cents = amount_cents + 1 where booked_at < '2023-10-06'`,
    );
    const { code, out } = await run('payments', 'reconcile');
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(
        /^mismatched: Month 2023-10 is closed, and its rows are not what they were\./m,
      ),
    ]);
    await edit(
      sql`update "order" set amount_cents = amount_cents - 1 where booked_at < '2023-10-06'`,
    );
    expect((await run('payments', 'reconcile')).code).toBe(0);
  });

  test('has the order of its last second', async () => {
    const { intent } = await purchase('book');
    await edit(sql`update "order" set booked_at = '2023-11-30 23:59:59.9Z'
      where payment_intent = ${intent}`);
    expect((await close('2023-11')).err).toBe('');
    expect((await run('books', 'months')).out).toMatch(/^2023-11 {2}orders 2/m);
    expect((await run('payments', 'reconcile')).code).toBe(0);
  });

  test('stays open while something is, and is closed all the same with a reason that is kept', async () => {
    await writePayout(queries, payoutOf('po_2', '2023-12-06', 500));
    const { intent } = await purchase('book');
    await bookedOn('2023-12-07T00:00:00Z');
    await edit(sql`update "order" set amount_cents = 7 where payment_intent = ${intent}`);
    const later = await purchase('book');
    await edit(sql`update "order" set amount_cents = 7 where payment_intent = ${later.intent}`);
    const refused = await close('2023-12');
    expect(refused.err).toMatch(/^2023-12 stays open: Payout po_2: its lines do not add up to it/);
    expect(refused.err).toContain(intent);
    expect(refused.err).not.toContain(later.intent);
    await edit(sql`update "order" set amount_cents = ${BOOK_CENTS} where amount_cents = 7`);
    expect((await close('2023-12')).err).not.toContain(intent);
    const reason = 'Paid out by hand, compared at the bank';
    expect((await close('2023-12', `--even-so=${reason}`)).err).toBe('');
    const { months } = JSON.parse((await run('books', 'months', '--json')).out);
    expect(months[0]).toMatchObject({
      month: '2023-12',
      evenSo: reason,
      closedBy: 'tester, by command',
    });
  });

  test('stays open while the provider does not say its payouts', async () => {
    const { gateway } = shop.provider;
    const answer = { kind: 'unavailable', message: 'Timeout' } as const;
    const payouts = { list: async () => answer, lines: async () => answer };
    const silent = { ...shop, provider: { ...shop.provider, gateway: { ...gateway, payouts } } };
    const outcome = await testShell(silent)('books', 'close', '2024-01', '--yes');
    expect([outcome.code, outcome.err]).toEqual([4, expect.stringContaining('Try again later.')]);
  });
});
