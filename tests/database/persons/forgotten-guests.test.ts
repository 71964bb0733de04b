import { afterAll, expect, test } from 'vitest';
import { openPersonRows } from './person-rows.ts';

const { run, call, leave, rowsAbout, rowsOfOthers, close } = await openPersonRows();
afterAll(close);

const forget = () => call(`forget_guest('guest_anna', 30)`);

test('a guest who is due leaves nothing, and who has left the same keeps it', async () => {
  const others = await rowsOfOthers();
  await forget();
  // What only who has bought or waits for something leaves is not the guest's to lose here.
  const { review_request, order_event, stock_watch, ...rest } = await rowsAbout('guest_anna');
  expect(rest).toEqual({});
  expect(await rowsOfOthers()).toEqual(others);
});

const KEPT = {
  'has bought': () => leave('order'),
  'was paid back': () => leave('refund'),
  'has joined an account': () =>
    run(`update shopper set merged_into = 'anna' where id = 'guest_anna'`),
};

test.each(Object.entries(KEPT))('a guest who %s is not looked at again', async (_who, happen) => {
  await happen();
  const others = await rowsOfOthers();
  const before = await rowsAbout('guest_anna');
  await forget();
  const { checkout: _choices, saved_address: _saved, ...rest } = before;
  expect(await rowsAbout('guest_anna')).toEqual({
    ...rest,
    shopper: [expect.objectContaining({ forget_due_at: null })],
  });
  expect(await rowsOfOthers()).toEqual(others);
});

const LATER = {
  'has changed the basket': `update basket_line set added_at = now() - interval '1 day' where shopper = 'guest_anna'`,
  'may still pay': `update payment set state = 'cancelling' where shopper = 'guest_anna'`,
  'may have paid twice': `update intent set state = 'stray' where shopper = 'guest_anna'`,
  'has a link to a draft order': `update draft_order set link_until = now() + interval '1 day'
    where shopper = 'guest_anna'`,
};

test.each(Object.entries(LATER))('a guest who %s is looked at later', async (_who, happen) => {
  await run(happen);
  const [before, others] = [await rowsAbout('guest_anna'), await rowsOfOthers()];
  await forget();
  expect(await rowsAbout('guest_anna')).toEqual({ ...before, shopper: expect.anything() });
  expect(await call(`(select forget_due_at > now() from shopper where id = 'guest_anna')`)).toBe(
    true,
  );
  expect(await rowsOfOthers()).toEqual(others);
});

test('a guest whose payment has ended, and its hold not yet, is looked at later', async () => {
  await run(`update payment set state = 'cancelled', units = '{"product:lamp": 1}'
    where shopper = 'guest_anna'`);
  await run(`insert into stock_hold (payment, stock_key, units, shopper, provider, ends_at)
    select payment, 'product:lamp', 1, shopper, provider, now() from payment where shopper = 'guest_anna'`);
  await forget();
  expect(await rowsAbout('guest_anna')).toHaveProperty('payment');
  await run('delete from stock_hold');
  await run(`update shopper set forget_due_at = now() where id = 'guest_anna'`);
  await forget();
  expect(await rowsAbout('guest_anna')).not.toHaveProperty('payment');
});

test('a guest with a draft order whose link is over, or that staff has ended, is forgotten', async () => {
  await run(`update draft_order set link_until = '2020-01-01' where shopper = 'guest_anna'`);
  await run(`insert into draft_order (shopper, draft, made_by, link_until, ended_at)
    values ('guest_anna', 'ended', 'olga', now() + interval '1 day', now())`);
  await forget();
  expect(await rowsAbout('guest_anna')).not.toHaveProperty('shopper');
});
