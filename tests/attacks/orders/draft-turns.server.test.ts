/** Draft orders whose links are opened twice, side by side or late, or that staff mends meanwhile (docs/decisions/114). */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { mergeGuest } from '#app/features/account/merge-guest.server.ts';
import { wishListOf } from '#app/features/basket/core/wish-list.ts';
import { createCheckoutChoices } from '#app/features/delivery/checkout-choices.server.ts';
import { readDraft } from '#app/features/drafts/draft-store.server.ts';
import { createDrafts } from '#app/features/drafts/open-draft.server.ts';
import { guestIdOf } from '#app/features/shopper/guest-secret.server.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { payment } from '#db/schema/shop-schema.ts';
import { perform } from '#operations/perform.server.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { findOperation } from '#operations/table/operations.server.ts';
import { importShop } from '#server/build/build-once.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { fixedMode } from '#tests/shop/test-settings.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail, type TestVisitor } from '#tests/shop/test-visitor.ts';

const database = await testDatabase();
const { queries } = database;
const shop = await testShop({
  built: await importShop(),
  database,
  sendsEvents: false,
  settings: { fixed: fixedMode({ delivery: 'address', codes: true }) },
});
afterAll(shop.close);

async function act<Output>(name: string, input: Record<string, unknown>): Promise<Output> {
  const operation = findOperation(name);
  if (!operation || operation.kind === 'file') throw new Error(`There is no ${name}`);
  const actor = { id: 'olga', scopes: SCOPE_NAMES };
  const call = { shop: shop.services, actor, input, confirmed: true } as const;
  const performed = await perform(operation, call);
  return ('output' in performed ? performed.output : null) as Output;
}

type Made = { draft: string; link: string; state: string; items: { variant: string }[] };

/** A draft of these variants whose link is open. */
async function sent(email: string, ...variants: string[]) {
  const { draft } = await act<Made>('drafts.make', { email });
  for (const variant of variants) await act('drafts.set-units', { draft, variant });
  await act('drafts.set-address', {
    ...{ draft, country: 'NO', name: 'Ann Lee', line1: '12 Harbour Lane', city: 'Oslo' },
    postalCode: '0150',
  });
  const { link } = await act<Made>('drafts.send', { draft });
  const { pathname, search, searchParams } = new URL(link);
  return { draft, path: `${pathname}${search}`, key: searchParams.get('key') ?? '' };
}

let email: string;
let made: Awaited<ReturnType<typeof sent>>;
beforeEach(async () => {
  email = newEmail();
  made = await sent(email, 'book');
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const press = (visitor: TestVisitor, { path } = made) => visitor.post(path, '', { headers: FORM });

const variants = async (visitor: TestVisitor) =>
  (await visitor.basket()).items.map(({ variant }) => variant);

const guestOf = async ({ draft } = made) => (await readDraft(queries, draft))?.shopper ?? '';

test('pressed twice by an account, the second time as it stood before the first, it is paid for', async () => {
  const visitor = shop.visitor();
  const uid = await visitor.register();
  await visitor.add('tablet');
  const { drafts } = shop.services;
  const linked = await drafts.linked(made.draft, made.key);
  if (!linked) throw new Error('There is no such draft');
  const request = {
    visitor: async () => ({ account: { uid, email, emailVerified: true }, shopper: uid }),
    becomeGuest: (secret: string) => secret,
  };
  expect(await drafts.take(request, linked, 'form')).toBe(true);
  expect(await drafts.take(request, linked, 'form')).toBe(true);
  expect(await variants(visitor)).toEqual(['book']);
});

test('cut off on its way into an account, it comes with the code of staff when it is pressed again', async () => {
  const visitor = shop.visitor();
  const uid = await visitor.register();
  await act('drafts.change', { draft: made.draft, code: 'SPRING' });
  const choices = createCheckoutChoices(queries);
  await choices.saveCode(uid, 'OLD');
  const { basket, addresses } = shop.services;
  async function cutOff(guest: string) {
    await mergeGuest(queries, guest, uid);
    throw new Error('The process has ended');
  }
  const joins = { join: cutOff, joinWishes: cutOff };
  const drafts = createDrafts({ queries, basket, addresses, choices, ...joins });
  const linked = await drafts.linked(made.draft, made.key);
  if (!linked) throw new Error('There is no such draft');
  const request = {
    visitor: async () => ({ account: { uid, email, emailVerified: true }, shopper: uid }),
    becomeGuest: (secret: string) => secret,
  };
  await expect(drafts.take(request, linked, 'form')).rejects.toThrow('has ended');
  expect((await press(visitor)).status).toBe(303);
  expect((await choices.readChoices(uid)).typedCode).toBe('SPRING');
});

test('cut off on its way into an account, it comes with its wish list when it is pressed again', async () => {
  const visitor = shop.visitor();
  const uid = await visitor.register();
  const { basket, addresses } = shop.services;
  const fill = {
    type: 'FILL_BASKET',
    variants: ['tablet'],
    replaces: false,
    source: null,
  } as const;
  await basket.change(wishListOf(await guestOf()), fill);
  const join = (guest: string, account: string) => mergeGuest(queries, guest, account);
  const joinWishes = () => Promise.reject(new Error('The process has ended'));
  const choices = createCheckoutChoices(queries);
  const drafts = createDrafts({ queries, basket, addresses, choices, join, joinWishes });
  const linked = await drafts.linked(made.draft, made.key);
  if (!linked) throw new Error('There is no such draft');
  const request = {
    visitor: async () => ({ account: { uid, email, emailVerified: true }, shopper: uid }),
    becomeGuest: (secret: string) => secret,
  };
  await expect(drafts.take(request, linked, 'form')).rejects.toThrow('has ended');
  expect((await press(visitor)).status).toBe(303);
  expect((await basket.read(wishListOf(uid))).items).toMatchObject([{ variant: 'tablet' }]);
});

test('taken by another account meanwhile, it takes nothing from whoever comes late', async () => {
  const [first, late] = [shop.visitor(), shop.visitor()];
  await first.register();
  const uid = await late.register();
  await late.add('tablet');
  const { drafts } = shop.services;
  const linked = await drafts.linked(made.draft, made.key);
  if (!linked) throw new Error('There is no such draft');
  await press(first);
  const request = {
    visitor: async () => ({ account: { uid, email, emailVerified: true }, shopper: uid }),
    becomeGuest: (secret: string) => secret,
  };
  expect(await drafts.take(request, linked, 'form')).toBe(false);
  expect(await variants(late)).toEqual(['tablet']);
});

test('a second one opened in the same browser leaves the first as it was', async () => {
  const visitor = shop.visitor();
  const other = await sent(email, 'tablet');
  await press(visitor);
  expect(await (await visitor.get(other.path)).text()).not.toContain('waits on your wish list');
  await press(visitor, other);
  expect(await variants(visitor)).toEqual(['tablet']);
  const { items } = await act<Made>('drafts.show', { draft: made.draft });
  expect(items.map(({ variant }) => variant)).toEqual(['book']);
  await press(visitor);
  expect(await variants(visitor)).toEqual(['book']);
});

test('what a guest has on the wish list comes along, beside what was in the basket', async () => {
  const visitor = shop.visitor();
  await visitor.add('tablet');
  const own = guestIdOf(visitor.cookies.get('guest') ?? '');
  const fill = {
    type: 'FILL_BASKET',
    variants: ['usb-c-cable'],
    replaces: false,
    source: null,
  } as const;
  await shop.services.basket.change(wishListOf(own), fill);
  await press(visitor);
  const { items } = await shop.services.basket.read(wishListOf(await guestOf()));
  expect(items.map(({ variant }) => variant).toSorted()).toEqual(['tablet', 'usb-c-cable']);
});

test('ended by staff, it has nothing to do with what its browser buys later', async () => {
  const visitor = shop.visitor();
  await press(visitor);
  await act('drafts.end', { draft: made.draft });
  await visitor.add('tablet');
  await shop.services.addresses.save(await guestOf(), {
    ...{ country: 'NO', name: 'Bob', line1: 'Elsewhere 1', line2: '', city: 'Oslo', region: '' },
    postalCode: '0150',
  });
  expect(await (await visitor.get('/Payment')).text()).not.toContain(email);
  const intent = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${intent}`);
  const [paid] = await queries.select().from(payment).where(eq(payment.intent, intent));
  expect(paid).toMatchObject({ state: 'ordered', email: null });
  expect(await act('drafts.show', { draft: made.draft })).toMatchObject({
    ...{ state: 'ended', order: null },
  });
});

test('an e-mail that staff mends is mended where a payment has begun, and not what the customer has typed', async () => {
  const visitor = shop.visitor();
  await press(visitor);
  const { intent } = await visitor.startPayment();
  const emailOf = async () =>
    (await queries.select().from(payment).where(eq(payment.intent, intent)))[0]?.email;
  expect(await emailOf()).toBe(email);
  const mended = newEmail();
  await act('drafts.change', { draft: made.draft, email: mended });
  expect(await emailOf()).toBe(mended);
  await queries.update(payment).set({ email: 'own@example.com' }).where(eq(payment.intent, intent));
  await act('drafts.change', { draft: made.draft, email: newEmail() });
  expect(await emailOf()).toBe('own@example.com');
});

test.each([
  ['whose e-mail is mended', 'drafts.change', { email: 'mended@example.com' }],
  ['that is ended', 'drafts.end', {}],
])('a mail with the link of one %s leaves no more', async (_, operation, input) => {
  await act(operation, { draft: made.draft, ...input });
  expect(await queries.select().from(mail).where(eq(mail.recipient, email))).toEqual([]);
});

test('its link is mailed five times an hour, and whoever asks for more is told', async () => {
  const more = () => act<Made>('drafts.send', { draft: made.draft });
  for (let no = 2; no <= 5; no += 1) expect((await more()).state).toBe('sent');
  await expect(more()).rejects.toThrow('Enough mails with links to pay');
  const mails = await queries.select().from(mail).where(eq(mail.recipient, email));
  expect(mails).toHaveLength(5);
});

test('its mail does not say what an account that has taken it has in the basket', async () => {
  const visitor = shop.visitor();
  const uid = await visitor.register();
  await press(visitor);
  await visitor.add('tablet');
  const isIt = and(eq(mail.shopper, uid), eq(mail.kind, 'draft_link'));
  const [row] = await queries.select().from(mail).where(isIt);
  const shown = JSON.stringify(await act('mail.show', { mail: row?.dedupe ?? '' }));
  expect(shown).toContain('Go to payment');
  expect(shown).not.toContain('Tablet');
});
