/** Gift cards and store credit in the shell: made, sent, corrected and ended. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { AS_SPECIFIED } from '#app/features/delivery/terms.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testShell, withSettings } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices({ mode: { ...AS_SPECIFIED, credits: true } });
const { queries } = shop;
afterAll(() => shop.close());
const run = testShell(shop);
const cards = (...words: string[]) => run('gift-cards', ...words);

/** A gift card of so many dollars that staff hands over: its id and code. */
async function handed(amount: string): Promise<{ id: string; code: string }> {
  return JSON.parse((await cards('issue', '--amount', amount, '--json')).out);
}

test('a card without an e-mail shows its code once, and pays', async () => {
  expect((await cards('list')).out).toBe('There are no gift cards, and no store credit.\n');
  expect((await cards('issue', '--amount', '25')).out).toMatch(
    /^The gift card of \$25\.00 has the code \w{4} \w{4} \w{4} \w{4}\. It is shown this once/,
  );
  const listed = (await cards('list')).out;
  expect(listed).toMatch(/gift card •••• \w{4} {2}\$25\.00/);
  const { id, code } = await handed('10');
  expect(await shop.saveCredit(await shop.guest('book'), { code })).toBe(true);
  expect((await cards('show', id)).out).toMatch(/issued {2}\$10\.00\n$/);
  expect((await cards('list', '--ending', code.slice(-4).toLowerCase())).out).toContain(id);
  const [logged] = await rowsOf<{ all: string }>(
    queries,
    sql`select string_agg(audit_log::text, ' ') as all from audit_log`,
  );
  expect(logged?.all).toContain(id);
  expect(logged?.all).not.toContain(code);
});

test('a card with an e-mail is mailed today, or on its day', async () => {
  const to = ['--email', 'kim@example.com', '--giver', 'Jo', '--words', 'Enjoy it'];
  expect((await cards('issue', '--amount', '25', ...to)).out).toBe(
    'The gift card of $25.00 is on its way to kim@example.com.\n',
  );
  expect((await cards('issue', '--amount', '30', ...to, '--send-on', '2099-12-24')).out).toBe(
    'The gift card of $30.00 is mailed to kim@example.com on its day.\n',
  );
  expect((await cards('list')).out).toMatch(/gift card {2}\$30\.00 {2}to be mailed 2099-12-24/);
  const past = await cards('issue', '--amount', '30', ...to, '--send-on', '2020-12-24');
  expect(past.err).toContain('that day is over');
  const mails = await rowsOf(queries, sql`select recipient from mail where kind = 'gift_card'`);
  expect(mails).toEqual([{ recipient: 'kim@example.com' }]);
});

test('another code ends the one before', async () => {
  const { id, code } = await handed('10');
  expect((await cards('send-again', id)).out).toMatch(/^The code is \w{4} \w{4} \w{4} \w{4} now\./);
  expect(await shop.saveCredit(await shop.guest('book'), { code })).toBe(false);
});

test('a balance is corrected from what was seen alone, and not below what a payment holds', async () => {
  const { id, code } = await handed('10');
  const change = (to: string, seen: string) =>
    cards('change-balance', id, '--balance', to, '--seen', seen);
  expect((await change('12.50', '9')).err).toContain('$10.00 is on it by now');
  expect((await change('12.50', '10')).out).toBe('$12.50 is on it now.\n');
  const guest = await shop.guest('book');
  await shop.saveCredit(guest, { code });
  const { ok, ...started } = await shop.payments.start(guest, await shop.totalOf(guest));
  if (!ok || !('value' in started)) throw new Error('Nothing was started');
  await shop.holdPayment(guest, started.value.intent);
  expect((await change('5', '12.50')).err).toContain('a payment holds $11.96 of it');
});

test('a card that is ended pays nothing any more, and is asked about first', async () => {
  const { id, code } = await handed('10');
  expect((await cards('void', id)).asked).toContain('$10.00 is on it, and is lost');
  expect((await cards('void', id, '--yes')).out).toContain('It is ended');
  expect(await shop.saveCredit(await shop.guest('book'), { code })).toBe(false);
  expect((await cards('change-balance', id, '--balance', '5', '--seen', '0')).err).toContain(
    'it is ended',
  );
});

test('an account is given store credit, and gets a refund as such', async () => {
  const uid = shop.accountId();
  await queries.execute(sql`insert into "user" (id, name, email, email_verified, created_at, updated_at)
    values (${uid}, '', 'own@example.com', true, now(), now())`);
  const give = ['store-credit', 'give', 'own@example.com', '--amount', '5', '--why', 'Sorry'];
  expect((await run(...give)).out).toBe('$5.00 is on it now.\n');
  expect((await cards('list')).out).toMatch(/store credit {2}\$5\.00 {2}own@example\.com/);
  await shop.add(uid, 'book');
  const intent = await shop.pay(uid);
  await shop.settle(intent);
  const refund = [
    'orders',
    'refund',
    intent,
    '--to',
    'store-credit',
    '--reason',
    'Kept it',
    '--yes',
  ];
  expect((await run(...refund)).out).toContain('$11.96');
  expect((await cards('list')).out).toMatch(/store credit {2}\$16\.96/);
  const { data } = await shop.stripe().refunds.list({ payment_intent: intent });
  expect(data).toEqual([]);
});

test('what a guest has bought becomes no store credit', async () => {
  const guest = await shop.guest('book');
  const intent = await shop.pay(guest);
  await shop.settle(intent);
  const refund = ['orders', 'refund', intent, '--to', 'store-credit', '--reason', 'x', '--yes'];
  expect((await run(...refund)).err).toContain('a guest has bought this');
});

test('a shop that takes no store credit refunds none', async () => {
  const guest = await shop.guest('book');
  const intent = await shop.pay(guest);
  await shop.settle(intent);
  const refund = ['orders', 'refund', intent, '--to', 'store-credit', '--reason', 'x', '--yes'];
  const without = testShell(withSettings(shop, { mode: AS_SPECIFIED }));
  expect((await without(...refund)).err).toContain('this shop takes no store credit');
});
