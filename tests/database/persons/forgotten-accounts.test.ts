import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { openPersonRows } from './person-rows.ts';

const { queries, run, call, leave, rowsAbout, rowsOfOthers, close } = await openPersonRows();
afterAll(close);

const UNDER_WAY = {
  payment_open: [
    `update payment set state = 'creating'`,
    `update payment set state = 'open'`,
    `update payment set state = 'cancelling'`,
    `update intent set state = 'stray'`,
  ],
  refund_due: [
    `update payment set state = 'refund_due'`,
    `update intent set state = 'refund_due'`,
    `update refund set state = 'due'`,
    `update refund set state = 'pending'`,
  ],
};

const CASES = Object.entries(UNDER_WAY).flatMap(([answer, changes]) =>
  changes.map((change) => ({ answer, change })),
);

const userIds = async () =>
  (await rowsOf<{ id: string }>(queries, sql`select id from "user" order by 1`)).map(
    ({ id }) => id,
  );

const secrets = async () =>
  (
    await rowsOf<{ identifier: string }>(
      queries,
      sql`select identifier from verification order by 1`,
    )
  ).map(({ identifier }) => identifier);

describe('an account', () => {
  const remove = (secret = 'secret') => call(`delete_account('anna', '${secret}')`);

  test('that has bought nothing leaves nothing, and who has left the same keeps it', async () => {
    const others = await rowsOfOthers();
    expect(await remove()).toBe('deleted');
    const { order_contact, order_event, ...rest } = await rowsAbout('anna');
    expect(rest).toEqual({});
    expect(await rowsOfOthers()).toEqual(others);
    expect([await userIds(), await secrets()]).toEqual([['bert'], ['of bert']]);
  });

  test.each(['order', 'refund'])('with an %s keeps what was charged', async (bought) => {
    await leave(bought);
    const before = await rowsAbout('anna');
    expect(await remove()).toBe('deleted');
    const after = await rowsAbout('anna');
    expect(after).toMatchObject({ shopper: before.shopper, intent: before.intent });
    expect(after.payment).toHaveLength(1);
    expect(await userIds()).toEqual(['bert']);
  });

  test('is not deleted by a secret that is over, of somebody else or none', async () => {
    const before = await rowsAbout('anna');
    for (const secret of ['late', 'of bert', 'none']) expect(await remove(secret)).toBe('gone');
    expect(await rowsAbout('anna')).toEqual(before);
    expect(await userIds()).toEqual(['anna', 'bert']);
  });

  test.each(CASES)('is kept as it is while $answer: $change', async ({ answer, change }) => {
    await leave('refund');
    await run(`${change} where shopper = 'anna'`);
    const before = await rowsAbout('anna');
    expect(await remove()).toBe(answer);
    expect(await rowsAbout('anna')).toEqual(before);
    expect(await secrets()).toContain('secret');
  });

  test('is kept as it is while its payment has ended, and its hold not yet', async () => {
    await run(`update payment set state = 'cancelled', units = '{"product:lamp": 1}'
    where shopper = 'anna'`);
    await run(`insert into stock_hold (payment, stock_key, units, shopper, provider, ends_at)
      select payment, 'product:lamp', 1, shopper, provider, now() from payment where shopper = 'anna'`);
    const before = await rowsAbout('anna');
    expect(await remove()).toBe('payment_open');
    expect(await rowsAbout('anna')).toEqual(before);
    await run('delete from stock_hold');
    expect(await remove()).toBe('deleted');
  });
});

describe('who has bought as a guest', () => {
  const remove = () => call(`forget_buyers('{guest_anna}', 'guest_anna@example.com')`);

  test('is forgotten whatever is under way of somebody else', async () => {
    const others = await rowsOfOthers();
    expect(await remove()).toBe('forgotten');
    expect(await rowsAbout('guest_anna')).not.toHaveProperty('basket_line');
    expect(await rowsOfOthers()).toEqual(others);
  });

  test.each(CASES)('is kept as it is while $answer: $change', async ({ answer, change }) => {
    await leave('refund');
    await run(`${change} where shopper = 'guest_anna'`);
    const before = await rowsAbout('guest_anna');
    expect(await remove()).toBe(answer);
    expect(await rowsAbout('guest_anna')).toEqual(before);
  });
});

describe('forget_owner', () => {
  const forget = (email: string | null) =>
    call(`forget_owner('anna', ${email === null ? 'null' : `'${email}'`})::text`);

  test('forgets all but who an order is for, and what is charged', async () => {
    await leave('order');
    const [before, others] = [await rowsAbout('anna'), await rowsOfOthers()];
    await forget('Anna@example.com');
    const { shopper, intent, order, order_event, order_contact } = before;
    expect(await rowsAbout('anna')).toEqual({
      ...{ shopper, intent, order, order_event },
      payment: [
        expect.objectContaining({
          email: null,
          terms: { code: 'FEW' },
          told: ['anna', 'friend@example.com', 'anna@example.com'],
        }),
      ],
      order_contact: [
        { ...order_contact?.[0], forget_due_at: expect.any(String), withheld: false },
      ],
    });
    expect(await rowsOfOthers()).toEqual(others);
  });

  test('withholds who the orders are for from whoever the account is of now', async () => {
    const others = await rowsOfOthers();
    await forget(null);
    expect((await rowsAbout('anna')).order_contact).toMatchObject([{ withheld: true }]);
    expect(await rowsOfOthers()).toEqual(others);
  });

  test('keeps what is to be sent as a gift card while it is being paid', async () => {
    await run(`update payment set state = 'cancelling' where shopper = 'anna'`);
    await forget('anna@example.com');
    expect((await rowsAbout('anna')).payment).toMatchObject([
      { terms: { code: 'FEW', giftTo: { email: 'e' } } },
    ]);
  });

  test('takes the wish list with it, and no other’s', async () => {
    for (const person of ['anna', 'bert']) {
      await run(`insert into shopper (id) values ('${person}_wishes')`);
      await run(`insert into basket_line (shopper, variant) values ('${person}_wishes', 'lamp')`);
      await run(
        `insert into shared_basket (token, shopper) values ('wishes of ${person}', '${person}_wishes')`,
      );
    }
    const wishes = await rowsAbout('bert_wishes');
    await forget('anna@example.com');
    expect(await rowsAbout('anna_wishes')).toEqual({});
    expect(await rowsAbout('bert_wishes')).toEqual(wishes);
  });

  test('keeps the draft of an order that is in exchange for another, without who it was for', async () => {
    await run(
      `update draft_order set exchange_for = 'pi_1', payment_intent = 'pi_2' where shopper = 'anna'`,
    );
    await run(
      `insert into draft_order (shopper, draft, made_by, exchange_for) values ('anna', 'open', 'olga', 'pi_1')`,
    );
    await forget('anna@example.com');
    expect((await rowsAbout('anna')).draft_order).toMatchObject([
      { draft: 'draft', email: null, note: '', opened_by: null },
    ]);
  });

  test('leaves the mails about orders that are still to be sent', async () => {
    for (const [kind, state] of [
      ['order_shipped', 'queued'],
      ['order_packed', 'sending'],
      ['order_refunded', 'transmitting'],
      ['order_code', 'unwritten'],
      ['welcome', 'queued'],
    ]) {
      await run(`insert into mail (shopper, dedupe, kind, recipient, body, state)
        values ('anna', '${kind}', '${kind}', 'a@example.com', '{}', '${state}')`);
    }
    await forget('anna@example.com');
    expect((await rowsAbout('anna')).mail).toMatchObject([
      { kind: 'order_packed' },
      { kind: 'order_refunded' },
      { kind: 'order_shipped' },
    ]);
  });

  test('has what is queued for the account sent to the e-mail that it had', async () => {
    await run(`insert into mail (shopper, dedupe, kind, recipient, body)
      select person, 'placed', 'order_placed', 'account', '{}' from unnest('{anna,bert}'::text[]) as person`);
    await forget('anna@example.com');
    expect((await rowsAbout('anna')).mail).toMatchObject([{ recipient: 'anna@example.com' }]);
    expect((await rowsAbout('bert')).mail).toContainEqual(
      expect.objectContaining({ dedupe: 'placed', recipient: 'account' }),
    );
  });

  test('forgets what stands under the e-mail alone, but what still waits', async () => {
    for (const email of ['anna@example.com', 'bert@example.com']) {
      await run(`insert into stock_watch (variant, shopper, is_guest, code)
        values ('book', '${email}', true, 'wish')`);
      await run(`insert into mail (shopper, dedupe, kind, recipient, body)
        values ('${email}', 'one', 'back_in_stock', '${email}', '{}')`);
      await run(`insert into withdrawal_declaration (id, name, email, order_number, extent, settled_at)
        values ('done ' || '${email}', '', '${email}', '', '', now()), ('open ' || '${email}', '', '${email}', '', '', null)`);
      await run(`insert into credit (id, code_hash, currency, email, made_by, sent_at)
        values ('sent ' || '${email}', '1 ${email}', 'usd', '${email}', 'olga', now()),
          ('due ' || '${email}', '2 ${email}', 'usd', '${email}', 'olga', null)`);
      await run(`insert into mail (shopper, dedupe, kind, recipient, body, state) values
        ('credit_sent ${email}', 'one', 'gift_card', '${email}', '{}', 'sent'),
        ('credit_sent ${email}', 'two', 'gift_card', '${email}', '{}', 'queued')`);
    }
    await forget('Anna@example.com');
    const left = await rowsOf<{ row: string }>(
      queries,
      sql`select 'watch ' || shopper as row from stock_watch where is_guest
        union all select concat_ws(' ', 'mail', dedupe, recipient, shopper) from mail where shopper like '%@%'
        union all select 'declaration ' || id from withdrawal_declaration
        union all select 'credit ' || id from credit where email is not null order by 1`,
    );
    const about = (email: string) =>
      left.map(({ row }) => row).filter((row) => row.endsWith(email));
    expect(about('anna@example.com')).toEqual([
      'credit due anna@example.com',
      'declaration open anna@example.com',
      'mail two anna@example.com credit_sent anna@example.com',
    ]);
    expect(about('bert@example.com')).toHaveLength(8);
  });
});

test('disown_account cancels what the account is paying for, and no other', async () => {
  await run(`update payment set state = 'open' where shopper = 'anna'`);
  const others = await rowsOfOthers();
  await call(`disown_account('anna')::text`);
  expect((await rowsAbout('anna')).payment).toMatchObject([{ state: 'cancelling' }]);
  expect((await rowsAbout('anna')).shopper).toMatchObject([{ basket_version: 1 }]);
  expect(await rowsOfOthers()).toEqual(others);
});
