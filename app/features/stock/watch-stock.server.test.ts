import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { MAIL_PAUSE_SECONDS } from '#app/features/mail/mail-kinds.ts';
import { user } from '#db/schema/auth-schema.ts';
import { recount, stocked } from '#tests/fixtures/test-stock.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { createStockWatches, forgetOldWatches } from './watch-stock.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;
const watches = createStockWatches({
  ...{ queries, secret: 'secret', limit: { windowSeconds: 3_600, max: 12 } },
  emailHash: (email) => email,
});

async function account(uid: string): Promise<string> {
  await queries.insert(user).values({ id: uid, name: '', email: `${uid}@example.com` });
  return uid;
}

async function mails(): Promise<unknown[]> {
  return rowsOf(
    queries,
    sql`select shopper, recipient, body from mail where kind = 'back_in_stock'`,
  );
}

test('each account that waits for a variant gets one mail when something of it is there again', async () => {
  const variant = await stocked(queries, 'waited-for', 0);
  const [ada, bob] = [await account('ada'), await account('bob')];
  expect(await watches.watch(ada, variant)).toBe(true);
  expect(await watches.watch(ada, variant)).toBe(true);
  expect(await watches.watch(bob, variant)).toBe(true);
  await queries.delete(user).where(eq(user.id, bob));
  expect(await mails()).toEqual([]);
  await recount(queries, variant, 2);
  const code = expect.any(String);
  const body = { productId: variant, variant, title: 'The waited-for', options: [], code };
  expect(await mails()).toEqual([{ shopper: ada, recipient: 'ada@example.com', body }]);
  await recount(queries, variant, 0);
  await recount(queries, variant, 3);
  expect(await mails()).toHaveLength(1);
});

test.each(['given_up', 'refused'])(
  'whose mail was never sent is told when it comes back after asking anew: %s',
  async (state) => {
    const variant = await stocked(queries, `never-told-${state}`, 0);
    const eve = await account(`eve-${state}`);
    await watches.watch(eve, variant);
    await recount(queries, variant, 1);
    await queries.execute(sql`update mail set state = ${state} where shopper = ${eve}`);
    await recount(queries, variant, 0);
    expect(await watches.watch(eve, variant)).toBe(true);
    await recount(queries, variant, 1);
    expect(
      await rowsOf(queries, sql`select state from mail where shopper = ${eve} order by queued_at`),
    ).toEqual([{ state }, { state: 'queued' }]);
  },
);

test('nobody is told of what is withdrawn', async () => {
  const variant = await stocked(queries, 'withdrawn', 0);
  const kim = await account('kim');
  await watches.watch(kim, variant);
  await queries.execute(sql`update product set withdrawn_at = now() where variant = ${variant}`);
  await recount(queries, variant, 1);
  expect(await rowsOf(queries, sql`select from mail where shopper = ${kim}`)).toEqual([]);
});

test('nobody waits for what is there, is not counted, or is not of the shop any more', async () => {
  const [there, gone] = [await stocked(queries, 'there', 1), await stocked(queries, 'gone', 0)];
  await queries.execute(sql`delete from product where variant = ${gone}`);
  for (const variant of [there, 'unknown', gone])
    expect(await watches.watch('ada', variant)).toBe(false);
});

test('nobody waits for more variants than the most, however often one is asked for', async () => {
  const watch = async (shopper: string, variant: string) =>
    rowsOf(
      queries,
      sql`select watch_stock(${shopper}, ${await stocked(queries, variant, 0)}, 2, 'code', null, 0) as is_asked`,
    );
  const [asked, refused] = [[{ is_asked: true }], [{ is_asked: false }]];
  for (const variant of ['first', 'second', 'second', 'first'])
    expect(await watch('kay', variant)).toEqual(asked);
  expect(await watch('kay', 'third')).toEqual(refused);
  expect(await watch('lee', 'third')).toEqual(asked);
});

describe('a guest', () => {
  const guest = (name: string, clientAddress = '192.0.2.1') => ({
    email: `${name}@Example.com`,
    clientAddress,
  });

  async function told(name: string): Promise<{ kind: string; body: Record<string, string> }[]> {
    return rowsOf(
      queries,
      sql`select kind, body from mail where recipient = ${`${name}@example.com`} order by queued_at`,
    );
  }

  test('is told once the mail to the typed address was followed, and not before', async () => {
    const variant = await stocked(queries, 'for-guests', 0);
    expect(await watches.askGuest(guest('gus'), variant)).toBe(0);
    expect(await watches.askGuest(guest('gus'), variant)).toBe(0);
    const [asked, ...others] = await told('gus');
    const secret = expect.any(String);
    const body = { productId: variant, variant, title: 'The for-guests', options: [], secret };
    expect(asked).toEqual({ kind: 'confirm_stock_watch', body });
    expect(others).toEqual([]);
    await recount(queries, variant, 1);
    expect(await told('gus')).toHaveLength(1);
    await recount(queries, variant, 0);

    expect(await watches.confirm('another', variant)).toBe(false);
    expect(await watches.confirm(asked?.body.secret ?? '', variant)).toBe(true);
    await recount(queries, variant, 1);
    expect((await told('gus')).map(({ kind }) => kind)).toEqual([
      'confirm_stock_watch',
      'back_in_stock',
    ]);
  });

  test('confirms what the mail was about, and nothing else that was asked for', async () => {
    const [one, other] = [await stocked(queries, 'one', 0), await stocked(queries, 'other', 0)];
    for (const variant of [one, other]) await watches.askGuest(guest('ann', '192.0.2.2'), variant);
    const [asked] = await told('ann');
    await watches.confirm(asked?.body.secret ?? '', one);
    await recount(queries, other, 1);
    expect((await told('ann')).map(({ kind }) => kind)).not.toContain('back_in_stock');
  });

  test('is asked again, where the mail has not come, after a pause', async () => {
    const variant = await stocked(queries, 'not-come', 0);
    const ask = () => watches.askGuest(guest('pat', '192.0.2.3'), variant);
    await ask();
    await ask();
    expect(await told('pat')).toHaveLength(1);
    await queries.execute(sql`update stock_watch
      set asked_at = now() - make_interval(secs => ${MAIL_PAUSE_SECONDS}) where variant = ${variant}`);
    await ask();
    expect(await told('pat')).toHaveLength(2);
  });

  test('who confirms after it has come back is told at once', async () => {
    const variant = await stocked(queries, 'back-already', 0);
    await watches.askGuest(guest('liz'), variant);
    await recount(queries, variant, 1);
    const [asked] = await told('liz');
    await watches.confirm(asked?.body.secret ?? '', variant);
    expect(await told('liz')).toHaveLength(2);
  });

  test('ends all mails by the link of one, also those that wait to be sent', async () => {
    const variant = await stocked(queries, 'not-wanted', 0);
    await watches.askGuest(guest('joe'), variant);
    const [asked] = await told('joe');
    await watches.confirm(asked?.body.secret ?? '', variant);
    await recount(queries, variant, 1);
    const [, back] = await told('joe');
    await watches.stop(back?.body.code ?? '');
    expect((await told('joe')).map(({ kind }) => kind)).toEqual(['confirm_stock_watch']);
    expect(await rowsOf(queries, sql`select from stock_watch where shopper like 'joe@%'`)).toEqual(
      [],
    );
  });

  test('is forgotten a day after a mail that was not followed, and a year after one that was', async () => {
    const variant = await stocked(queries, 'forgotten', 0);
    await watches.askGuest(guest('one'), variant);
    await watches.askGuest(guest('two'), variant);
    const [asked] = await told('two');
    await watches.confirm(asked?.body.secret ?? '', variant);
    const kept = () =>
      rowsOf(queries, sql`select shopper from stock_watch where variant = ${variant}`);
    const age = (interval: string) =>
      queries.execute(sql`update stock_watch set asked_at = now() - ${interval}::interval
        where variant = ${variant}`);
    await age('25 hours');
    await forgetOldWatches(queries);
    expect(await kept()).toEqual([{ shopper: 'two@example.com' }]);
    await age('366 days');
    await forgetOldWatches(queries);
    expect(await kept()).toEqual([]);
  });

  test('is forgotten with the account of that address, and only then', async () => {
    const variant = await stocked(queries, 'of-an-owner', 0);
    await watches.askGuest(guest('mia'), variant);
    const wishes = () =>
      rowsOf(queries, sql`select from stock_watch where shopper = 'mia@example.com'`);
    await queries.execute(sql`select forget_owner('somebody', null)`);
    expect(await wishes()).toHaveLength(1);
    await queries.execute(sql`select forget_owner('mias-account', 'Mia@example.com')`);
    expect(await wishes()).toEqual([]);
    expect(await told('mia')).toEqual([]);
  });

  test('makes the shop send five mails an hour to one address, and hears the same after that', async () => {
    for (let no = 0; no < 7; no += 1) {
      const variant = await stocked(queries, `many-${no}`, 0);
      expect(await watches.askGuest(guest('max', `192.0.2.${10 + no}`), variant)).toBe(0);
    }
    expect(await told('max')).toHaveLength(5);
  });

  test('waits after many tries from one address', async () => {
    const variant = await stocked(queries, 'tried', 0);
    for (let no = 0; no < 12; no += 1) {
      await watches.askGuest(guest(`n${no}`, '192.0.2.99'), variant);
    }
    expect(await watches.askGuest(guest('last', '192.0.2.99'), variant)).toBeGreaterThan(0);
    expect(await told('last')).toEqual([]);
  });
});
