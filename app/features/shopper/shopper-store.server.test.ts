import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/test-database.ts';
import { guestIdOf, makeGuestSecret } from './guest-secret.server.ts';
import {
  changeOwnShopper,
  changeShopper,
  lockBoth,
  markJoined,
  ownerToday,
  raiseBasketVersion,
} from './shopper-store.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;

async function readOwner(id: string): Promise<unknown> {
  const [row] = await queries.select({ owner: ownerToday(id) }).from(sql`(select) as one`);
  return row?.owner;
}

const newGuest = () => guestIdOf(makeGuestSecret());

async function make(...ids: string[]): Promise<void> {
  for (const id of ids) await changeOwnShopper(queries, id, async () => true);
}

async function join(guest: string, account: string): Promise<void> {
  await queries.transaction((tx) => markJoined(tx, guest, account));
}

describe("a guest's id", () => {
  test('is the same for the same secret and does not give it away', () => {
    const secret = makeGuestSecret();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(guestIdOf(secret)).toBe(guestIdOf(secret));
    expect(guestIdOf(secret)).not.toContain(secret);
    expect(guestIdOf(makeGuestSecret())).not.toBe(guestIdOf(secret));
  });
});

describe("the shopper's lock", () => {
  test('lets changes of one shopper happen one after the other', async () => {
    const guest = newGuest();
    const versions = await Promise.all(
      Array.from({ length: 8 }, () => changeOwnShopper(queries, guest, raiseBasketVersion)),
    );
    expect(versions.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('makes a new shopper once, however many come first', async () => {
    const guest = newGuest();
    const locked = await Promise.all(
      Array.from({ length: 4 }, () => changeOwnShopper(queries, guest, async (_tx, one) => one)),
    );
    expect(locked).toEqual(locked.map(() => ({ id: guest, basketVersion: 0, joinedTo: null })));
  });

  test('is given back, and the change undone, when the work fails', async () => {
    const guest = newGuest();
    const failed = changeOwnShopper(queries, guest, async (tx, locked) => {
      await raiseBasketVersion(tx, locked);
      throw new Error('It failed');
    });
    await expect(failed).rejects.toThrow('It failed');
    expect(await changeOwnShopper(queries, guest, raiseBasketVersion)).toBe(1);
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
});

describe('a guest who has joined an account', () => {
  test('changes nothing by itself any more', async () => {
    const [guest, account] = [newGuest(), newGuest()];
    await make(guest, account);
    await join(guest, account);
    let isDone = false;
    const changed = await changeOwnShopper(queries, guest, async () => {
      isDone = true;
    });
    expect([changed, isDone]).toEqual([null, false]);
  });

  test('is followed to the account by what is still on its way', async () => {
    const [guest, account] = [newGuest(), newGuest()];
    await make(guest, account);
    await join(guest, account);
    expect(await changeShopper(queries, guest, async (_tx, { id }) => id)).toBe(account);
    expect(await readOwner(guest)).toBe(account);
  });
});

test('nobody is locked under an id that nobody has', async () => {
  expect(await changeShopper(queries, newGuest(), async () => 'done')).toBeNull();
  expect(await readOwner('nobody')).toBeNull();
});
