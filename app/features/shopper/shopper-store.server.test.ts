import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { shopper } from '#db/schema/shop-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { guestIdOf, makeGuestSecret } from './guest-secret.server.ts';
import { lockBoth, markMerged, raiseBasketVersion } from './shopper-store.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;

const newGuest = () => guestIdOf(makeGuestSecret());
const lockShopper = sqlFunction<[shopper: string], number | null>(
  'lock_shopper',
  1,
  z.number().nullable(),
);

async function make(...ids: string[]): Promise<void> {
  await queries.insert(shopper).values(ids.map((id) => ({ id })));
}

describe("the shopper's lock", () => {
  test('lets changes of one shopper happen one after the other', async () => {
    const [guest, account] = [newGuest(), newGuest()];
    await make(guest, account);
    const raise = () =>
      queries.transaction(async (tx) => {
        const { account: locked } = await lockBoth(tx, guest, account);
        return locked && raiseBasketVersion(tx, locked);
      });
    const versions = await Promise.all(Array.from({ length: 8 }, raise));
    expect(versions.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('is given back, and the change undone, when the work fails', async () => {
    const guest = newGuest();
    await make(guest);
    const failed = queries.transaction(async (tx) => {
      const { account: locked } = await lockBoth(tx, newGuest(), guest);
      if (locked) await raiseBasketVersion(tx, locked);
      throw new Error('It failed');
    });
    await expect(failed).rejects.toThrow('It failed');
    expect(await lockShopper(queries, guest)).toBe(0);
  });

  test('of two is taken in one order, whichever way round they are named', async () => {
    const [one, other] = [newGuest(), newGuest()];
    await make(one, other);
    const pairs = Array.from({ length: 6 }, (_, index) =>
      index % 2 === 0 ? ([one, other] as const) : ([other, one] as const),
    );
    const locked = await Promise.all(
      pairs.map(([guest, account]) =>
        queries.transaction(async (tx) => {
          const both = await lockBoth(tx, guest, account);
          return [both.guest?.id, both.account?.id];
        }),
      ),
    );
    expect(locked).toEqual(pairs);
  });

  test('of two makes the account but never the guest', async () => {
    const [guest, account] = [newGuest(), 'zz-account'];
    const both = await queries.transaction((tx) => lockBoth(tx, guest, account));
    expect(both.guest).toBeUndefined();
    expect(both.account).toMatchObject({ id: account });
  });

  test('gives the version of the basket, and none to who has joined or is nobody', async () => {
    const [guest, account] = [newGuest(), newGuest()];
    await make(guest, account);
    expect(await lockShopper(queries, guest)).toBe(0);
    await queries.transaction((tx) => markMerged(tx, guest, account));
    expect(await lockShopper(queries, guest)).toBeNull();
    expect(await lockShopper(queries, 'nobody')).toBeNull();
  });
});
