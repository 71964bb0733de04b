/** An order that staff holds: neither packed nor sent until it is released. */
import { afterAll, expect, test } from 'vitest';
import { orderShell } from '#tests/shop/order-shell.ts';

const { shop, run, say, complain, placed } = await orderShell();
afterAll(() => shop.close());

test('an order that is held is neither packed nor sent until it is released', async () => {
  const { id, number } = await placed();
  expect(await say('hold', number, '--reason', 'the bank called')).toBe(
    `Order ${number} is on hold.\n`,
  );
  const waits = `Order ${number} is on hold: release it first.`;
  for (const verb of ['pack', 'ship', 'hold']) expect(await complain(verb, number)).toBe(waits);
  expect(await say('list')).toMatch(
    new RegExp(`${number}  placed .* 2 items  on hold  .*${id}\n$`),
  );
  const shown = await say('show', id);
  expect(shown).toContain(`Order ${number}  placed  on hold\n`);
  expect(shown).toContain('on hold: the bank called  (staff)');
  expect(JSON.parse(await say('show', id, '--json'))).toMatchObject({ isHeld: true });
  expect(await say('release', number)).toBe(`Order ${number} is placed.\n`);
  expect(await complain('release', number)).toBe(
    `Order ${number} is placed: only an order that is on hold can be released.`,
  );
  expect(await say('list')).not.toContain('on hold');
  await say('ship', number);
  expect(await complain('hold', number)).toBe(
    `Order ${number} is shipped: only an order with something left to send can be held.`,
  );
});

test('of two who hold an order at once one is told that it is held', async () => {
  const { number } = await placed();
  const both = await Promise.all([run('orders', 'hold', number), run('orders', 'hold', number)]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  expect(both.map(({ err }) => err).join('')).toBe(
    `Order ${number} is on hold: release it first.\n`,
  );
});

test('the list says what is held as the order does, whatever happens to it', async () => {
  const { shopper, id, number } = await placed();
  const agree = async (isHeld: boolean) => {
    const { orders } = JSON.parse(await say('list', '--json'));
    expect(orders).toContainEqual(expect.objectContaining({ id, isHeld }));
    expect(JSON.parse(await say('show', id, '--json'))).toMatchObject({ isHeld });
  };
  await agree(false);
  const [line, other] =
    (await shop.orders.details(shopper, id))?.basket.map((one) => one.line) ?? [];
  await say('ship', number, '--lines', String(line));
  await say('hold', number);
  await agree(true);
  await say('note', number, 'still');
  await agree(true);
  await say('refund', number, '--lines', String(other), '--reason', 'none left', '--yes');
  await agree(false);
});
