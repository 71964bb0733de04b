/** The books by the shell: files by kind and month, links that work once, payouts matched to orders and refunds. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookLink, payoutLine } from '#db/schema/book-schema.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(() => shop.close());
const { queries } = shop;
const run = testShell(shop);
const books = (...words: string[]) => run('books', ...words);

const DAY_SECONDS = 24 * 60 * 60;
const today = Math.floor(Date.now() / 1_000 / DAY_SECONDS) * DAY_SECONDS;
const dayOf = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);
const monthOf = (seconds: number) => dayOf(seconds).slice(0, 7);

/** The simulator's payout of a day, whatever the clock says; the bank has it on the day after. */
const payOut = (dayStart: number) =>
  queries.execute(sql`select simulator_pay_out(${String(dayStart)})`);

async function rowsOf(...words: string[]) {
  const { out } = await books('export', ...words, '--format=jsonl');
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

async function order(...variants: string[]): Promise<string> {
  const shopper = await shop.guest(...variants);
  const id = await shop.pay(shopper);
  await shop.settle(id);
  return id;
}

let kept: string;
let refunded: string;
beforeAll(async () => {
  kept = await order('book');
  refunded = await order('book', 'tablet');
  await run('orders', 'refund', refunded, '--amount', '5.00', '--reason', 'broken', '--yes');
});

describe('a file of the books', () => {
  test('has orders without refunds, refunds without orders, and items of both', async () => {
    const orders = await rowsOf('orders');
    expect(new Set(orders.map((row) => `${row.kind} ${row.payment_intent}`))).toEqual(
      new Set([`order ${kept}`, `order ${refunded}`]),
    );
    expect(await rowsOf('refunds')).toMatchObject([
      { kind: 'refund', payment_intent: refunded, amount: '-5.00' },
    ]);
    const items = await rowsOf('items', '--month', monthOf(today));
    expect(items.filter(({ kind }) => kind === 'order')).toHaveLength(3);
    expect(items.some(({ kind }) => kind === 'refund')).toBe(true);
  });

  test('has the taxes of each day, which add up to the orders less the refunds', async () => {
    const rows = await rowsOf('taxes');
    const gross = rows.reduce((all, row) => all + Math.round(Number(row.gross) * 100), 0);
    expect(gross).toBe(1_196 + 1_196 + 59_899 - 500);
    expect(new Set(rows.map(({ day }) => day.length))).toEqual(new Set([10]));
  });

  test('is named by its kind and days, and of one month or of days', async () => {
    expect(await rowsOf('orders', '--month', '2019-02')).toEqual([]);
    const both = await books('export', 'orders', '--month=2026-11', '--first-day=2026-11-01');
    expect([both.code, both.err]).toEqual([2, 'Name a month, or days, not both.\n']);
    const none = await books('export', 'orders', '--month=2026-13');
    expect(none.err).toMatch(/month is no month: write it as in 2026-11/);
  });
});

describe('a link to the books', () => {
  test('is made with its file and end, and its record has no key', async () => {
    const { out } = await books('make-link', 'taxes', '--month', '2026-10', '--hours', '2');
    const [, id = '', key = ''] = /\/books\/([\w-]+)\?key=([\w-]{43})/.exec(out) ?? [];
    const [act] = await queries.select().from(auditLog).orderBy(sql`no desc`).limit(1);
    expect(act).toMatchObject({
      ...{ act: 'books.make-link', subject: id, after: { file: 'taxes-2026-10.csv', hours: 2 } },
    });
    expect(JSON.stringify(await queries.select().from(bookLink))).not.toContain(key);
    expect(JSON.stringify(act)).not.toContain(key);
    expect((await books('links')).out).toContain(`${id}  taxes-2026-10.csv, not used yet: until `);
  });

  test('is taken back once', async () => {
    const { out } = await books('make-link', 'orders');
    const [, id = ''] = /\/books\/([\w-]+)\?/.exec(out) ?? [];
    expect((await books('end-link', id)).out).toMatch(/taken back/);
    expect((await books('end-link', id)).err).toMatch(/is over already/);
    expect((await books('links')).out).toContain(`${id}  orders.csv, taken back`);
  });

  test.each([['--hours=0'], ['--hours=169'], ['--month=May']])(
    'is not made with %s',
    async (word) => {
      expect((await books('make-link', 'orders', word)).code).toBe(2);
    },
  );

  test('is made by those alone who may', async () => {
    const reader = testShell(shop, ['books:read', 'orders:read']);
    expect((await reader('books', 'make-link', 'orders')).code).toBe(3);
    expect((await reader('books', 'links')).code).toBe(0);
    expect((await testShell(shop, ['orders:read'])('books', 'export', 'orders')).code).toBe(3);
  });
});

describe('payouts', () => {
  const paidOn = today + 3 * DAY_SECONDS;
  const month = monthOf(paidOn + DAY_SECONDS);
  const fee = (cents: number) => Math.round(cents * 0.029) + 30;

  test('are read by command, and each line is matched to the cent', async () => {
    expect(await books('read-payouts')).toMatchObject({
      ...{ code: 0, err: '', out: expect.stringContaining('paid out nothing yet') },
    });
    await payOut(paidOn);
    expect((await books('read-payouts')).out).toMatch(/Payouts that are known: 1/);
    const rows = await rowsOf('payouts', '--month', month);
    const byKind = rows.map(({ matched, payment_intent, gross, fee: cost }) => {
      return `${matched} ${payment_intent} ${gross} ${cost}`;
    });
    expect(byKind.toSorted()).toEqual(
      [
        `order ${kept} 11.96 ${(fee(1_196) / 100).toFixed(2)}`,
        `order ${refunded} 610.95 ${(fee(61_095) / 100).toFixed(2)}`,
        `refund ${refunded} -5.00 0.00`,
      ].toSorted(),
    );
    const paid = 1_196 + 61_095 - 500 - fee(1_196) - fee(61_095);
    const { out } = await books('payouts', month);
    expect(out.split('\n').at(-2)).toBe(
      `${month}  617.91  ${((fee(1_196) + fee(61_095)) / 100).toFixed(2)}  ${(paid / 100).toFixed(2)}`,
    );
    expect(out).not.toContain(': ');
  });

  test('read again are the same', async () => {
    const before = (await books('payouts', month)).out;
    await books('read-payouts');
    expect((await books('payouts', month)).out).toBe(before);
  });

  test('say what the shop does not know, and what does not add up', async () => {
    await queries
      .update(payoutLine)
      .set({ paymentIntent: 'pi_another' })
      .where(sql`kind = 'refund'`);
    expect((await books('payouts', month)).out).toContain('nothing that the shop has');
    expect((await rowsOf('payouts')).map(({ matched }) => matched)).toContain('unknown');
    const noted = await run('payments', 'reconcile');
    expect([noted.code, noted.out]).toEqual([
      0,
      expect.stringMatching(/^note: Payout po_.* 1 of its lines /m),
    ]);
    await queries.delete(payoutLine).where(sql`kind = 'refund'`);
    expect((await books('payouts', month)).out).toContain('do not add up to it');
    const wrong = await run('payments', 'reconcile');
    expect([wrong.code, wrong.out]).toEqual([
      1,
      expect.stringMatching(/^mismatched: Payout po_.* its lines leave -5.00 of it unsaid/m),
    ]);
    expect(wrong.out).toContain('mismatched 1');
  });

  test('that the provider does not say now are asked for later', async () => {
    const { gateway } = shop.provider;
    const answer = { kind: 'unavailable', message: 'Timeout' } as const;
    const payouts = { list: async () => answer, lines: async () => answer };
    const silent = { ...shop, provider: { ...shop.provider, gateway: { ...gateway, payouts } } };
    const outcome = await testShell(silent)('books', 'read-payouts');
    expect([outcome.code, outcome.err]).toEqual([4, expect.stringContaining('Try again later.')]);
    const none = {
      ...shop,
      provider: { ...shop.provider, gateway: { ...gateway, payouts: null } },
    };
    expect((await testShell(none)('books', 'payouts')).out).toMatch(/has no payouts/);
  });
});
