/** Several addresses are kept of an account, each only its own: the next order goes to the one that was used last. */
import { afterAll, describe, expect, test } from 'vitest';
import type { Address } from '#app/features/delivery/address/address.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { MAX_SAVED_ADDRESSES } from './address-choice.ts';

const shop = await testServices({ mode: { delivery: 'address', codes: false } });
const { addresses } = shop;
afterAll(shop.close);

const addressOf = (name: string): Address => ({
  ...{ country: 'NO', name, line1: 'Storgata 1', line2: '' },
  ...{ city: 'Oslo', region: '', postalCode: '0155' },
});

/** The id of an address that there is now. */
async function saved(shopper: string, name: string): Promise<string> {
  const id = crypto.randomUUID();
  expect(await addresses.save(shopper, addressOf(name), { id })).toBe(true);
  return id;
}

/** Their names, the one that the next order goes to first. */
async function namesOf(shopper: string): Promise<string[]> {
  const choices = await shop.readChoices(shopper);
  expect(choices.address).toEqual(choices.addresses[0]?.address ?? null);
  return choices.addresses.map(({ address }) => address.name);
}

describe('of an account', () => {
  test('the next order goes to the address that was used last', async () => {
    const account = shop.accountId();
    const ann = await saved(account, 'Ann');
    await saved(account, 'Bob');
    expect(await namesOf(account)).toEqual(['Bob', 'Ann']);
    expect(await addresses.use(account, ann)).toBe(true);
    expect(await namesOf(account)).toEqual(['Ann', 'Bob']);
  });

  test('an address is changed where it stands, or used by that', async () => {
    const account = shop.accountId();
    const id = await saved(account, 'Ann');
    await saved(account, 'Bob');
    await addresses.save(account, addressOf('Ann Lee'), { id, isUsed: false });
    expect(await namesOf(account)).toEqual(['Bob', 'Ann Lee']);
    await addresses.save(account, addressOf('Anna Lee'), { id, isUsed: true });
    expect(await namesOf(account)).toEqual(['Anna Lee', 'Bob']);
    // It was removed while it was being corrected.
    await addresses.remove(account, id);
    await saved(account, 'Cleo');
    await addresses.save(account, addressOf('Ann'), { id, isUsed: false });
    expect(await namesOf(account)).toEqual(['Cleo', 'Ann', 'Bob']);
  });

  test('the same address is kept once', async () => {
    const account = shop.accountId();
    const id = await saved(account, 'Ann');
    await saved(account, 'Bob');
    await saved(account, 'Ann');
    expect(await namesOf(account)).toEqual(['Ann', 'Bob']);
    await addresses.save(account, addressOf('Bob'), { id });
    expect(await namesOf(account)).toEqual(['Bob', 'Ann']);
    await saved(account, 'Cleo');
    await addresses.save(account, addressOf('Ann'), { isUsed: false });
    expect(await namesOf(account)).toEqual(['Cleo', 'Bob', 'Ann']);
  });

  test('a form that is sent again, or twice at once, saves one address, and nobody has too many', async () => {
    const account = shop.accountId();
    const id = crypto.randomUUID();
    const towns = ['Oslo', 'Oslo', 'Bergen', 'Bergen'];
    const corrected = towns.map((city) => ({ ...addressOf('Ann'), city }));
    await Promise.all(corrected.map((address) => addresses.save(account, address, { id })));
    expect(await namesOf(account)).toEqual(['Ann']);
    const twice = Array.from(
      { length: MAX_SAVED_ADDRESSES * 2 },
      (_, index) => `Bob ${index % 12}`,
    );
    await Promise.all(twice.map((name) => saved(account, name)));
    const names = await namesOf(account);
    expect(names).toHaveLength(MAX_SAVED_ADDRESSES);
    expect(new Set(names).size).toBe(MAX_SAVED_ADDRESSES);
  });

  test('without the one that was used last an order goes to the one before', async () => {
    const account = shop.accountId();
    await saved(account, 'Ann');
    const bob = await saved(account, 'Bob');
    expect(await addresses.remove(account, bob)).toBe(true);
    expect(await namesOf(account)).toEqual(['Ann']);
    expect(await addresses.remove(account, bob)).toBe(false);
  });

  test('of too many those used longest ago are forgotten', async () => {
    const account = shop.accountId();
    const names = Array.from({ length: MAX_SAVED_ADDRESSES + 2 }, (_, index) => `Ann ${index}`);
    for (const name of names) await saved(account, name);
    expect(await namesOf(account)).toEqual(names.slice(2).toReversed());
  });
});

test('a guest has one address', async () => {
  const guest = await shop.guest('book');
  await saved(guest, 'Ann');
  await saved(guest, 'Bob');
  expect(await namesOf(guest)).toEqual(['Bob']);
});

test("another's address is as one that does not exist", async () => {
  const [owner, mallory] = [shop.accountId(), shop.accountId()];
  const id = await saved(owner, 'Ann');
  await saved(mallory, 'Mallory');
  for (const unknown of [id, crypto.randomUUID()]) {
    expect(await addresses.use(mallory, unknown)).toBe(false);
    expect(await addresses.remove(mallory, unknown)).toBe(false);
    expect(await addresses.save(mallory, addressOf(unknown), { id: unknown })).toBe(true);
  }
  expect(await namesOf(owner)).toEqual(['Ann']);
  expect(await namesOf(mallory)).toHaveLength(3);
});

test('an order goes on to the address that it was placed with, whatever the account changes', async () => {
  const account = shop.accountId();
  await shop.add(account, 'book');
  const id = await saved(account, 'Ann');
  const intent = await shop.pay(account);
  expect(await shop.settle(intent)).toMatchObject({ kind: 'ordered' });
  const placed = await shop.orders.details(account, intent);
  await addresses.save(account, addressOf('Bob'), { id });
  await addresses.remove(account, id);
  expect(placed).toMatchObject({ address: addressOf('Ann') });
  expect(await shop.orders.details(account, intent)).toEqual(placed);
});
