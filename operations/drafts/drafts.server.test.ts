/** Orders that staff makes for customers, at the shell and by the API: put together, priced, sent and ended. */
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { forgetOldDrafts, readDraft } from '#app/features/drafts/draft-store.server.ts';
import { user } from '#db/schema/auth-schema.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { draftOrder, shopper } from '#db/schema/shop-schema.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { perform } from '#operations/perform.server.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { findOperation } from '#operations/table/operations.server.ts';
import { testZone } from '#tests/fixtures/delivery-zone.ts';
import { stocked, stockOf } from '#tests/fixtures/test-stock.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';
import type { DraftOutput } from './draft-output.server.ts';

const shop = await testServices({ mode: { delivery: 'address', codes: true } });
afterAll(shop.close);
const { queries } = shop;
const run = testShell(shop);

const OSLO = {
  ...{ country: 'NO', name: 'Ann Lee', line1: 'Storgata 1', city: 'Oslo', postalCode: '0150' },
};

/** Does it as staff; throws what it is refused with. */
async function act(name: string, input: Record<string, unknown>): Promise<DraftOutput> {
  const operation = findOperation(`drafts.${name}`);
  if (!operation || operation.kind === 'file') throw new Error(`There is no drafts.${name}`);
  const actor = { id: 'olga', scopes: SCOPE_NAMES };
  const performed = await perform(operation, { shop, actor, input, confirmed: true });
  return ('output' in performed ? performed.output : null) as DraftOutput;
}

/** One with these variants, for Ann in Oslo. */
async function draftOf(...variants: string[]): Promise<DraftOutput> {
  const { draft } = await act('make', { email: 'ann@example.com', note: 'rang at noon' });
  for (const variant of variants) await act('set-units', { draft, variant });
  return act('set-address', { draft, ...OSLO });
}

test('the id of a draft is no option of the shell', async () => {
  const { draft } = await act('make', {});
  expect(draft).toMatch(/^[\da-f]{24}$/);
});

const guestOf = async ({ draft }: DraftOutput) => (await readDraft(queries, draft))?.shopper ?? '';

describe('a draft order', () => {
  test('is priced as a visitor’s basket is, with delivery and code', async () => {
    await writeDeliveryZone(queries, testZone('NO', 900));
    await run('codes', 'set', 'SPRING', '10%');
    const { draft } = await draftOf('book');
    await act('set-units', { draft, variant: 'book', units: 2 });
    const priced = await act('change', { draft, code: 'spring' });
    expect(priced).toMatchObject({
      ...{ state: 'open', email: 'ann@example.com', note: 'rang at noon', link: null },
      items: [{ variant: 'book', units: 2, priceCents: 1_196, isSold: true }],
      ...{ deliveryCents: 900, code: 'SPRING', discountCents: 239, totalCents: 3_053 },
      ...{ problem: null, address: { city: 'Oslo' } },
    });
    const { out } = await run('drafts', 'show', draft);
    expect(out).toContain('total $30.53');
  });

  test('goes by a way that is offered there, and by no other', async () => {
    const { draft, deliveries } = await draftOf('book');
    const [way] = deliveries;
    const told = `owl is not offered there. Offered are: ${way?.id}.`;
    await expect(act('change', { draft, delivery: 'owl' })).rejects.toThrow(told);
    expect(await act('change', { draft, delivery: way?.id })).toMatchObject({ delivery: way?.id });
    const { draft: nowhere } = await act('make', {});
    const refused = act('change', { draft: nowhere, delivery: 'owl' });
    await expect(refused).rejects.toThrow('Say first where it goes');
  });

  test('without an address says to staff, not to the shopper, what is missing', async () => {
    const begun = await act('make', { email: 'ann@example.com', note: '' });
    const added = await act('set-units', { draft: begun.draft, variant: 'book', units: 1 });
    expect(added.problem).toBe(
      'Nobody has said where it goes: fill in the address, or the customer does when paying.',
    );
  });

  test('loses what is set to none, and says what is missing', async () => {
    const { draft } = await draftOf('book');
    const empty = await act('set-units', { draft, variant: 'book', units: 0 });
    expect(empty.items).toEqual([]);
    expect(empty.problem).not.toBeNull();
    await expect(act('send', { draft })).rejects.toThrow('nothing to pay for');
    await expect(act('set-units', { draft, variant: 'gone' })).rejects.toThrow('gone is not sold');
  });

  test('says what is wrong with an address or an e-mail, and changes nothing', async () => {
    const made = await draftOf('book');
    const { draft } = made;
    await expect(act('set-address', { draft, ...OSLO, line1: '' })).rejects.toThrow('street');
    await expect(act('change', { draft, email: 'ann' })).rejects.toThrow('is no address');
    expect(await act('show', { draft })).toEqual(made);
  });

  test('is made by who may, and its record names nobody', async () => {
    const { draft } = await draftOf('book');
    const records = await queries.select().from(auditLog).where(eq(auditLog.subject, draft));
    expect(records.map(({ act: name }) => name)).toContain('drafts.make');
    expect(JSON.stringify(records)).not.toMatch(/Ann|Storgata|ann@/);
    const packer = testShell(shop, ['orders:read', 'orders:ship']);
    expect(await packer('drafts', 'show', draft)).toMatchObject({ code: 3 });
  });
});

test('a customer with an account is found by the e-mail: the address is taken over', async () => {
  const uid = shop.accountId();
  const email = 'kim@example.com';
  await queries.insert(user).values({ id: uid, name: email, email, emailVerified: true });
  await shop.addresses.save(uid, { line2: '', region: '', ...OSLO });
  const made = await act('make', { email: 'Kim@example.com' });
  expect(made.address).toMatchObject({ line1: 'Storgata 1' });
  // What came with another e-mail is not shown to whoever has this one.
  const mended = await act('change', { draft: made.draft, email: 'lee@example.com' });
  expect(mended.address).toBeNull();
  const said = await act('set-address', { draft: made.draft, ...OSLO, line1: 'Sentrum 2' });
  const kept = await act('change', { draft: made.draft, email });
  expect([kept.email, kept.address]).toEqual([email, said.address]);
  const blind = testShell(shop, ['orders:sell']);
  const { out } = await blind('drafts', 'make', '--email', email, '--json');
  expect(JSON.parse(out)).toMatchObject({ email, address: null });
});

describe('the link to pay', () => {
  test('is mailed and shown once it is sent, and reserves nothing', async () => {
    const variant = await stocked(queries, 'lamp-1', 1);
    const made = await draftOf(variant);
    expect(made.link).toBeNull();
    const sent = await act('send', { draft: made.draft, days: 3 });
    expect(sent).toMatchObject({ state: 'sent', link: expect.stringContaining('/draft/') });
    const mails = await queries
      .select()
      .from(mail)
      .where(eq(mail.shopper, await guestOf(made)));
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['draft_link', 'ann@example.com'],
    ]);
    expect(await stockOf(queries, variant)).toMatchObject({ available: 1, held: 0 });
  });

  test('pays for what staff has put together, once, and the draft says so', async () => {
    const made = await draftOf('book');
    await act('send', { draft: made.draft });
    const guest = await guestOf(made);
    const { intent, clientSecret } = await shop.start(guest);
    await shop.confirm(clientSecret);
    const settled = await Promise.all([shop.settle(intent), shop.settle(intent)]);
    expect(settled.map(({ kind }) => kind)).toEqual(['ordered', 'ordered']);
    const { draft } = made;
    expect(await act('show', { draft })).toMatchObject({
      state: 'ordered',
      order: intent,
      link: null,
    });
    const details = await shop.orders.details(guest, intent);
    expect(details?.address?.city).toBe('Oslo');
    await expect(act('send', { draft })).rejects.toThrow('It is an order already');
    const [placed] = (await queries.select().from(mail).where(eq(mail.shopper, guest))).filter(
      ({ kind }) => kind === 'order_placed',
    );
    expect(placed?.recipient).toBe('ann@example.com');
    expect((await shop.reconciliation()).findings).toEqual([]);
  });

  test('is refused for what is sold out when it is bought', async () => {
    const variant = await stocked(queries, 'lamp-2', 1);
    const made = await draftOf(variant);
    await act('send', { draft: made.draft });
    const other = await shop.guest(variant);
    await shop.addresses.save(other, { line2: '', region: '', ...OSLO });
    const first = await shop.start(other);
    expect(await shop.holdPayment(other, first.intent)).toMatchObject({ ok: true });
    const guest = await guestOf(made);
    const late = await shop.start(guest);
    expect(await shop.holdPayment(guest, late.intent)).toMatchObject({ ok: false });
  });

  test('ended by staff leaves nothing to pay for, also where a payment was open', async () => {
    const made = await draftOf('book');
    await act('send', { draft: made.draft });
    const guest = await guestOf(made);
    const { intent } = await shop.start(guest);
    await act('end', { draft: made.draft });
    expect((await shop.basketOf(guest)).items).toEqual([]);
    expect(await shop.gateway.retrieveIntent(intent)).toMatchObject({
      value: { status: 'canceled' },
    });
    expect(await act('show', { draft: made.draft })).toMatchObject({ state: 'ended', link: null });
    await expect(act('send', { draft: made.draft })).rejects.toThrow('It was ended');
  });

  test('two of staff at once change one draft after the other', async () => {
    const { draft } = await draftOf();
    await Promise.all([
      act('set-units', { draft, variant: 'book', units: 3 }),
      act('set-units', { draft, variant: 'book', units: 3 }),
    ]);
    expect((await act('show', { draft })).items).toMatchObject([{ units: 3 }]);
  });
});

describe('a draft in the basket of an account', () => {
  test('is the customer’s: staff changes it no more, and sees what it has become', async () => {
    const made = await draftOf('book');
    const { draft } = made;
    await act('send', { draft });
    const account = shop.accountId();
    await shop.join(await guestOf(made), account);
    expect(await act('show', { draft })).toMatchObject({
      state: 'taken',
      items: [],
      address: null,
    });
    await expect(act('end', { draft })).rejects.toThrow('customer’s own');
    const intent = await shop.pay(account);
    await shop.settle(intent);
    expect(await act('show', { draft })).toMatchObject({ state: 'ordered', order: intent });
  });

  test('is not taken for another order of that account', async () => {
    const made = await draftOf('book');
    const account = shop.accountId();
    await shop.join(await guestOf(made), account);
    const { items } = await shop.basketOf(account);
    await shop.basket.change(account, {
      type: 'REMOVE_LINES',
      lines: items.map(({ line }) => line),
    });
    await shop.add(account, 'tablet');
    await shop.settle(await shop.pay(account));
    expect(await act('show', { draft: made.draft })).toMatchObject({ state: 'taken', order: null });
  });
});

test('are listed, the newest first', async () => {
  const [older, newer] = [await draftOf('book'), await draftOf('tablet')];
  const { out } = await run('drafts', 'list');
  const [first, second] = [newer, older].map(({ draft }) => out.indexOf(draft));
  expect(first).toBeGreaterThanOrEqual(0);
  expect(second).toBeGreaterThan(first ?? 0);
});

test('old drafts are forgotten, and not one whose link is open', async () => {
  const [open, old] = [await draftOf('book'), await draftOf('book')];
  await act('send', { draft: open.draft });
  await queries.update(draftOrder).set({ madeAt: new Date(Date.now() - 91 * 86_400_000) });
  await forgetOldDrafts(queries);
  expect(await readDraft(queries, open.draft)).not.toBeNull();
  expect(await readDraft(queries, old.draft)).toBeNull();
});

test('a guest is not forgotten while the link of its draft is open', async () => {
  const made = await draftOf();
  const guest = await guestOf(made);
  const month = new Date(Date.now() - 40 * 86_400_000);
  await queries
    .update(shopper)
    .set({ createdAt: month, forgetDueAt: month })
    .where(eq(shopper.id, guest));
  await act('set-units', { draft: made.draft, variant: 'book' });
  await act('send', { draft: made.draft, days: 28 });
  await queries.execute(
    `update basket_line set added_at = now() - interval '40 days' where shopper = '${guest}'`,
  );
  await shop.sweep();
  expect(await guestOf(made)).toBe(guest);
  await queries.update(draftOrder).set({ linkUntil: month });
  await queries.update(shopper).set({ forgetDueAt: month }).where(eq(shopper.id, guest));
  await shop.sweep();
  expect(await readDraft(queries, made.draft)).toBeNull();
});
