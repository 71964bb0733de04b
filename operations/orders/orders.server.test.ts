/** A shopkeeper's day with orders, in the shell of a shop that runs. */

import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { writeOrderEvent } from '#app/features/orders/actions/write-order-event.server.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { runShell } from '#operations/shell/run-shell.server.ts';
import { orderShell } from '#tests/shop/order-shell.ts';

const { shop, run, say, complain, placed } = await orderShell();
afterAll(() => shop.close());

test('an order goes from its sale to its return', async () => {
  const { id, number } = await placed();
  expect(await say('list')).toMatch(
    new RegExp(`${number}  placed +\\$610\\.95  2 items  guest_[\\w-]+  ${id}\n$`),
  );
  expect(await say('list', '--to-ship')).toContain(id);
  expect(await say('pack', number)).toBe(`Order ${number} is packed.\n`);
  expect(await complain('cancel', id, '--yes')).toBe(
    `Order ${number} is packed: only an order that is not packed yet can be cancelled: refund it instead.`,
  );
  await say('ship', number.toLowerCase(), '--carrier', 'DHL', '--tracking', '00340');
  expect(await say('list', '--to-ship')).not.toContain(id);
  await say('note', number, 'the shopper called');
  await say('deliver', `${number.slice(0, 5)}-${number.slice(5)}`);
  expect(await complain('approve-return', number)).toMatch(/only a return that is asked for/);
  const { items } = JSON.parse(await say('show', id, '--json'));
  const [book, tablet] = items.map(({ line }: { line: number }) => String(line));
  const receives = ['receive-return', number, '--lines'];
  expect(await say(...receives, book, '--unsaleable', book, '--yes')).toBe(
    `Order ${number}: what came back is booked, and $11.96 goes back.\n`,
  );
  expect(await say('show', id)).toContain(`Order ${number}  delivered\n`);
  expect(await complain(...receives, book)).toBe(`Line ${book} came back already.`);
  expect(await say(...receives, tablet, '--refund', 'nothing')).toBe(
    `Order ${number}: what came back is booked.\n`,
  );
  const shown = await say('show', id);
  expect(shown).toContain(`Order ${number}  returned\n`);
  expect(shown).toContain('Not back on the shelf');
  expect(shown).toContain('shipped by DHL, 00340  (staff)');
  expect(shown).toContain('note: the shopper called  (staff)');
  expect(JSON.parse(await say('show', id, '--json'))).toMatchObject({
    number,
    amountCents: 61_095,
  });
});

describe('a refund', () => {
  test('is made in parts, and never twice by the same command', async () => {
    const { shopper, id, number } = await placed();
    const first = ['refund', number, '--amount', '5.00', '--reason', 'late', '--yes'];
    expect(await say(...first)).toBe(
      `Refund 1 of order ${number}, $5.00: made. $5.00 in all, $605.95 left.\n`,
    );
    expect(await complain(...first)).toMatch(/^\$5\.00 of it went back already: look/);
    await say(...first, '--refunded-so-far', '5');
    const line = (await shop.orders.details(shopper, id))?.basket[0]?.line;
    const more = ['--reason', 'broken', '--refunded-so-far', '10', '--yes'];
    expect(await say('refund', id, '--lines', String(line), ...more)).toContain('$11.96: made');
    expect(await complain('refund', id, '--amount', '700', ...more)).toMatch(/went back already/);
    expect(await say('show', id)).toMatch(
      /refunded \$21\.96, \$588\.99 left\nrefund 1 {2}refunded/,
    );
  });

  test('is made once by commands with one key, also at the same time', async () => {
    const { id } = await placed();
    const command = ['refund', id, '--amount', '1', '--reason', 'late', '--yes', '--key', id];
    const said = await Promise.all([say(...command), say(...command), say(...command)]);
    expect(said.map((one) => one.slice(0, 8))).toEqual(['Refund 1', 'Refund 1', 'Refund 1']);
    expect(await say('show', id)).toContain('refunded $1.00, $609.95 left');
    const again = await run('orders', 'pack', id, '--key', id);
    expect(again).toMatchObject({ code: 2, err: expect.stringMatching(/of another call/) });
  });
});

test('what the bank has taken back by a dispute is not refunded again with what comes back', async () => {
  const { shopper, id, number } = await placed();
  await say('pack', number);
  await say('ship', number, '--carrier', 'DHL', '--tracking', '00340');
  const order = await shop.orders.details(shopper, id);
  if (!order) throw new Error('There is no order');
  const lost = {
    id: 'du_1',
    status: 'lost',
    reason: 'fraudulent',
    amountCents: order.amount,
  } as const;
  const event = { kind: 'disputed', body: { ...lost, dueSeconds: null } } as const;
  await writeOrderEvent(shop.queries, order, event, 'provider');
  const lines = order.basket.map(({ line }) => line).join(',');
  expect(await say('receive-return', number, '--lines', lines)).toBe(
    `Order ${number}: what came back is booked. The card's bank has taken back $610.95 for the shopper: that is not refunded again.\n`,
  );
  expect(await complain('refund', number, '--amount', '1', '--reason', 'Sorry', '--yes')).toBe(
    'All of it went back already.',
  );
  expect((await shop.orders.details(shopper, id))?.refunds).toEqual([]);
});

test('an order that is placed is cancelled once it is confirmed', async () => {
  const { id, number } = await placed();
  expect(await run('orders', 'cancel', id)).toMatchObject({
    code: 1,
    asked: `Cancel order ${number}? $610.95 goes back, and nothing is sent. It cannot be undone.`,
  });
  expect((await run('orders', 'cancel', id, '--no-yes')).asked).toContain('Cancel order');
  expect(await say('cancel', id, '--reason', 'sold out', '--yes')).toBe(
    `Order ${number} is cancelled.\n`,
  );
  expect(await say('show', id)).toContain('refunded $610.95, $0.00 left');
});

test("before money goes back it is said that the card's bank is deciding", async () => {
  const { shopper, id, number } = await placed();
  const dispute = { id: 'dp_1', amountCents: 61_095, reason: 'fraudulent', dueSeconds: null };
  const body = { ...dispute, status: 'needs_response' };
  const event = JSON.stringify({ kind: 'disputed', body, by: 'provider' });
  await shop.queries.execute(sql`select append_order_event(${shopper}, ${id}, ${event}::jsonb)`);
  const warning =
    " The card's bank is deciding about this charge: the shopper may be paid twice, or the refund be refused.";
  const cancelled = await run('orders', 'cancel', id);
  expect(cancelled.asked).toContain(`Cancel order ${number}?`);
  expect(cancelled.asked).toContain(warning);
  const refunded = await run('orders', 'refund', id, '--amount', '1', '--reason', 'late');
  expect(refunded.asked).toContain(`Refund $1.00 of order ${number}?`);
  expect(refunded.asked).toContain(warning);
});

test('a list that is followed shows an order within a second of its sale, and each change', async () => {
  let text = '';
  const actor = { id: 'command:tester', scopes: SCOPE_NAMES };
  const words = ['orders', 'list', '--follow'];
  const lines = runShell({ shop, actor, folder: '/' }, words);
  const following = (async () => {
    for await (const line of lines) text += 'print' in line ? `${line.print}\n` : '';
  })();
  await vi.waitFor(() => expect(text).not.toBe(''), 5_000);
  const { id, number } = await placed();
  await vi.waitFor(() => expect(text).toMatch(new RegExp(`${number}  placed .*${id}\n`)), 1_000);
  await say('pack', id);
  await vi.waitFor(() => expect(text).toMatch(new RegExp(`${number}  packed .*${id}\n`)), 1_000);
  const ended = lines.return(undefined);
  // It waits for the next change, and ends with it.
  await placed();
  await Promise.all([ended, following]);
});

test.each([
  [['show', 'nothing'], 1, /^There is no order nothing: npm run shop -- orders list shows them\.$/],
  [['show', 'pi_'], 2, /^More than one order begins with pi_: write more of /],
  [['show'], 2, /^<order> is missing: Its number or id/],
  [['show', 'a', 'b'], 2, /^What is b for\? It is one word too many\.$/],
  [['refund', 'pi_'], 2, /^Nothing was done: reason is missing\.$/],
  [['refund', 'x', '--reason', 'r', '--amount', '1.555'], 2, /amount is no amount: write dollars/],
  [['refund', 'x', '--reason', 'r', '--amount', '-1'], 2, /./],
  [['refund', 'x', '--reason', 'r', '--lines', 'a'], 2, /lines.* is not a whole number/],
  [['refund', 'x', '--reason'], 2, /./],
  [['note', 'x', 'a\0b'], 2, /^Nothing was done: text has a character that nothing can store\.$/],
  [['note', 'x', 'a\ud800b'], 2, /has a character that nothing can store/],
  [['pack', 'a\ud800b'], 2, /has a character that nothing can store/],
  [['note', 'x', ' '], 2, /^Nothing was done: text is missing\.$/],
  [['track', 'x'], 2, /^Nothing was done: carrier or tracking is missing\.$/],
  [['ship', 'x', '--fast'], 2, /^Unknown option '--fast'\. npm run shop -- orders ship --help/],
  [
    ['wrap', 'x'],
    2,
    /^There is no command orders wrap: npm run shop -- orders --help lists them\.$/,
  ],
])('one line says why it cannot be done: %j', async (words, code, complaint) => {
  await placed();
  await placed();
  const ran = await run('orders', ...words);
  expect(ran).toMatchObject({ code, out: '' });
  expect(ran.err.trimEnd()).toMatch(complaint);
  expect(ran.err).toMatch(/^[^\n]+\n$/);
});
