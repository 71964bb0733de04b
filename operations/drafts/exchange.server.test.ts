/** An order in exchange for another, of which something comes back: begun, linked both ways, and kept. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { forgetOldDrafts } from '#app/features/drafts/draft-store.server.ts';
import { draftOrder } from '#db/schema/shop-schema.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { perform } from '#operations/perform.server.ts';
import { SCOPE_NAMES, type Scope } from '#operations/scopes.ts';
import { findOperation } from '#operations/table/operations.server.ts';
import { testZone } from '#tests/fixtures/delivery-zone.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';
import type { DraftOutput } from './draft-output.server.ts';

const shop = await testServices({ mode: { delivery: 'address', codes: false } });
afterAll(shop.close);
const { queries } = shop;
const run = testShell(shop);
await writeDeliveryZone(queries, testZone('NO', 900));

const EMAIL = 'ann@example.com';
const OSLO = {
  ...{ country: 'NO', name: 'Ann Lee', line1: 'Storgata 1', city: 'Oslo', postalCode: '0150' },
};

type Shown = {
  shopper: string;
  items: { line: number }[];
  exchangeFor: string | null;
  exchangedBy: string[];
};

/** Does it as staff; throws what it is refused with. */
async function act<Output = DraftOutput>(
  name: string,
  input: Record<string, unknown>,
  scopes: readonly Scope[] = SCOPE_NAMES,
): Promise<Output> {
  const operation = findOperation(name);
  if (!operation || operation.kind === 'file') throw new Error(`There is no ${name}`);
  const actor = { id: 'olga', scopes };
  const performed = await perform(operation, { shop, actor, input, confirmed: true });
  return ('output' in performed ? performed.output : null) as Output;
}

const show = (order: string) => act<Shown>('orders.show', { order });
const exchange = (exchangeFor: string, more = {}) => act('drafts.make', { exchangeFor, ...more });
const rowsFor = (order: string) =>
  queries.select().from(draftOrder).where(eq(draftOrder.exchangeFor, order));

/** Fills the draft and marks it as paid; the id of its order. */
async function sell({ draft }: Pick<DraftOutput, 'draft'>): Promise<string> {
  const { totalCents } = await act('drafts.set-units', { draft, variant: 'book' });
  const { order } = await act('drafts.mark-paid', { draft, totalCents, how: 'cash' });
  return order ?? '';
}

/** An order of Ann in Oslo that is on its way. */
async function ordered(): Promise<string> {
  const begun = await act('drafts.make', { email: EMAIL });
  await act('drafts.set-address', { draft: begun.draft, ...OSLO });
  const order = await sell(begun);
  await act('orders.ship', { order });
  return order;
}

/** One of which an item has come back. */
async function returned(): Promise<string> {
  const order = await ordered();
  const lines = (await show(order)).items.map(({ line }) => line);
  await act('orders.receive-return', { order, lines });
  return order;
}

describe('an order in exchange for another', () => {
  test('begins with whom that is for and where it went, and both say so once it is an order', async () => {
    const order = await returned();
    const made = await exchange(order);
    expect(made).toMatchObject({ exchangeFor: order, email: EMAIL });
    expect(made.address).toMatchObject({ line1: 'Storgata 1' });
    expect(await show(order)).toMatchObject({ exchangeFor: null, exchangedBy: [] });
    const other = await sell(made);
    expect(await show(order)).toMatchObject({ exchangeFor: null, exchangedBy: [other] });
    expect(await show(other)).toMatchObject({ exchangeFor: order, exchangedBy: [] });
    expect((await run('orders', 'show', order)).out).toContain(`exchanged by ${other}`);
    expect((await run('orders', 'show', other)).out).toContain(`in exchange for ${order}`);
    const records = await queries.select().from(auditLog).where(eq(auditLog.subject, made.draft));
    expect(records[0]).toMatchObject({ act: 'drafts.make', after: { exchangeFor: order } });
  });

  test('for somebody else’s e-mail goes where nobody has said yet', async () => {
    const order = await returned();
    expect((await exchange(order, { email: 'lee@example.com' })).address).toBeNull();
    const { draft } = await exchange(order);
    expect((await act('drafts.change', { draft, email: 'lee@example.com' })).address).toBeNull();
    const mended = await act('drafts.change', { draft, email: EMAIL });
    expect(mended.address).toMatchObject({ line1: 'Storgata 1' });
  });

  test('tells who may not read orders neither e-mail nor address', async () => {
    const made = await act('drafts.make', { exchangeFor: await returned() }, ['orders:sell']);
    expect(made).toMatchObject({ email: null, address: null });
  });

  test('is begun as soon as a return is asked for', async () => {
    const order = await ordered();
    const { shopper, items: bought } = await show(order);
    const lines = bought.map(({ line }) => line);
    const items = [{ lines, reason: 'does_not_fit' as const, words: '' }];
    await shop.orderActions.requestReturn(shopper, order, items);
    expect(await exchange(order)).toMatchObject({ exchangeFor: order });
  });
});

describe('nothing is begun', () => {
  test('in exchange for an order of which nothing comes back', async () => {
    const order = await ordered();
    const { err, code } = await run('drafts', 'make', '--exchange-for', order);
    expect([code, err]).toEqual([1, expect.stringContaining('Receive the return first')]);
    expect(await rowsFor(order)).toEqual([]);
  });

  test('in exchange for no order', async () => {
    const { err } = await run('drafts', 'make', '--exchange-for', 'pi_nothing');
    expect(err).toContain('There is no order pi_nothing');
  });
});

describe('the link between two orders', () => {
  /** Ninety-one days after all was begun. */
  async function grow(): Promise<void> {
    await queries.update(draftOrder).set({ madeAt: new Date(Date.now() - 91 * 86_400_000) });
    await forgetOldDrafts(queries);
  }

  test('stays when old drafts are forgotten, without e-mail and note', async () => {
    const order = await returned();
    const made = await exchange(order, { note: 'rang at noon' });
    const unsold = await exchange(order);
    const other = await sell(made);
    await grow();
    expect(await rowsFor(order)).toMatchObject([
      { draft: made.draft, email: null, note: '', openedBy: null, paymentIntent: other },
    ]);
    await expect(act('drafts.show', { draft: unsold.draft })).rejects.toThrow('not any more');
    expect((await show(order)).exchangedBy).toEqual([other]);
  });

  test('stays when the account that has it is deleted, without e-mail and note', async () => {
    const order = await returned();
    const { draft } = await exchange(order, { note: 'rang at noon' });
    await act('drafts.set-units', { draft, variant: 'book' });
    await act('drafts.send', { draft });
    const uid = shop.accountId();
    await shop.join((await rowsFor(order))[0]?.shopper ?? '', uid);
    const other = await shop.pay(uid);
    await shop.settle(other);
    await queries.execute(sql`select forget_owner(${uid}, ${EMAIL})`);
    expect(await rowsFor(order)).toMatchObject([{ email: null, note: '', openedBy: null }]);
    expect((await show(order)).exchangedBy).toEqual([other]);
  });
});
