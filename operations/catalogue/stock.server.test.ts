/** The stock in the shell of a shop that runs. */
import { desc, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(() => shop.close());
const { queries } = shop;
const run = testShell(shop);
const count = (...words: string[]) => run('stock', 'count', ...words);
const show = async (variant: string) => (await run('stock', 'show', variant)).out;

async function lastAct() {
  const [act] = await queries.select().from(auditLog).orderBy(desc(auditLog.no)).limit(1);
  return act;
}

test('a variant is not counted, is counted, and gets what is received', async () => {
  expect(await show('book')).toBe('book is not counted: it is for sale without limit.\n');
  expect(await count('book', '=12')).toMatchObject({
    code: 0,
    out: 'book: was not counted, now 12. Now 12 on the shelf, of which 0 sold and not shipped, 0 in checkouts, 12 available.\n',
  });
  const { out } = await count('book', '+5', '--reason', 'received');
  expect(out).toContain('book: 12 on the shelf, now 17.');
  expect((await count('book', '-2', '--reason', 'damaged')).out).toContain('now 15.');
  expect(await show('book')).toContain('book: 15 on the shelf');
  expect(await lastAct()).toMatchObject({
    ...{ staff: 'command:tester', act: 'stock.count', subject: 'book', outcome: 'done' },
    ...{ before: { onHand: 17 }, after: { onHand: 15, reason: 'damaged' } },
  });
});

test('counting ends', async () => {
  await count('usb-c-cable', '=3');
  expect((await count('usb-c-cable', 'none')).out).toContain('now not counted');
  expect(await show('usb-c-cable')).toContain('is not counted');
});

test('an unknown variant is refused, and a shelf below zero', async () => {
  for (const words of [
    ['count', 'boook', '+5'],
    ['show', 'boook'],
  ]) {
    expect(await run('stock', ...words)).toMatchObject({ code: 1, out: '' });
  }
  await count('tablet', '=2');
  expect(await count('tablet', '-3')).toMatchObject({ code: 1, out: '' });
  expect(await show('tablet')).toMatch(/^tablet: 2 on the shelf/);
  expect(await lastAct()).toMatchObject({ subject: 'tablet', outcome: 'refused' });
});

test.for([
  [['tablet', '5'], 'change is no change of a stock: write +5'],
  [['tablet'], 'write one of them'],
  [['tablet', '=5', '--units', '6'], 'write one of them'],
  [['tablet', '--units', '1.5'], 'units "1.5" is no whole number from 0 on'],
  [['tablet', '=5', '--reason', 'shipped'], 'reason is none: write one word'],
  [['tab\0let', '=5'], 'variant has a character'],
] as const)('what is no count is refused: %j', async ([words, complaint]) => {
  const { code, err } = await count(...words);
  expect([code, err]).toEqual([2, expect.stringContaining(complaint)]);
});

test('whoever may see the stock alone does not count it', async () => {
  const reader = testShell(shop, ['catalogue:read']);
  expect((await reader('stock', 'show', 'book')).code).toBe(0);
  expect((await reader('stock', 'count', 'book', '=1')).code).toBe(3);
});

test('what payments of other provider accounts hold is given back', async () => {
  await count('stand-mixer', '=3');
  expect((await run('stock', 'release')).out).toMatch(/^No payment/);
  await queries.execute(sql`insert into shopper (id) values ('guest_1')`);
  await queries.execute(sql`
    insert into payment (shopper, payment, provider, state, items, amount_cents)
    values ('guest_1', 'p_old', 'acct_old:live', 'open', '[]', 1)`);
  await queries.execute(sql`
    insert into stock_hold (payment, stock_key, units, shopper, provider, ends_at)
    values ('p_old', 'product:stand-mixer', 2, 'guest_1', 'acct_old:live', now())`);
  await queries.execute(sql`update stock set available = 1 where variant = 'stand-mixer'`);
  expect((await run('stock', 'release')).out).toMatch(/^What 1 payment /);
  expect(await lastAct()).toMatchObject({ act: 'stock.release', after: { payments: 1 } });
  expect(await show('stand-mixer')).toContain('0 in checkouts, 3 available');
});
