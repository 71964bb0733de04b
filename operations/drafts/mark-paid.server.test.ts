/** An order that staff has seen paid without a card: sold once, in the books by its own kind, and given back by hand. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { readDraft } from '#app/features/drafts/draft-store.server.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { order, refund } from '#db/schema/order-schema.ts';
import { payment } from '#db/schema/shop-schema.ts';
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
await writeDeliveryZone(queries, testZone('NO', 900));

const OSLO = {
  ...{ country: 'NO', name: 'Ann Lee', line1: 'Storgata 1', city: 'Oslo', postalCode: '0150' },
};

/** Does it as staff; throws what it is refused with. */
async function act<Output>(
  name: string,
  input: Record<string, unknown>,
  key?: string,
): Promise<Output> {
  const operation = findOperation(name);
  if (!operation || operation.kind === 'file') throw new Error(`There is no ${name}`);
  const actor = { id: 'olga', scopes: SCOPE_NAMES };
  const performed = await perform(operation, {
    ...{ shop, actor, input, confirmed: true as const },
    ...(key && { key }),
  });
  return ('output' in performed ? performed.output : null) as Output;
}

/** One with these variants, for Ann in Oslo, as it is priced. */
async function draftOf(...variants: string[]): Promise<DraftOutput> {
  const { draft } = await act<DraftOutput>('drafts.make', { email: 'ann@example.com' });
  for (const variant of variants) await act('drafts.set-units', { draft, variant });
  return act('drafts.set-address', { draft, ...OSLO });
}

const markPaid = (
  { draft, totalCents }: Pick<DraftOutput, 'draft' | 'totalCents'>,
  more: Record<string, unknown> = {},
  key?: string,
) =>
  act<DraftOutput>(
    'drafts.mark-paid',
    { draft, totalCents, how: 'transfer', reference: '2041', ...more },
    key,
  );

const guestOf = async ({ draft }: { draft: string }) =>
  (await readDraft(queries, draft))?.shopper ?? '';

const ordersOf = async (made: { draft: string }) =>
  queries
    .select()
    .from(order)
    .where(eq(order.shopper, await guestOf(made)));

/** The order of a draft that was marked as paid. */
async function sold(...variants: string[]): Promise<OrderDetails> {
  const { draft, order: id } = await markPaid(await draftOf(...variants));
  const details = await shop.orders.details(await guestOf({ draft }), id ?? '');
  if (!details) throw new Error('There is no order');
  return details;
}

describe('a draft that is marked as paid', () => {
  test('is an order with all that a card would have paid for', async () => {
    const variant = await stocked(queries, 'lamp-paid', 3);
    const made = await draftOf(variant, 'book');
    const paid = await markPaid(made, { paidOn: '2026-01-02' });
    expect(paid).toMatchObject({ state: 'ordered', link: null });
    const details = await shop.orders.details(await guestOf(made), paid.order ?? '');
    expect(details).toMatchObject({
      amount: made.totalCents,
      address: { city: 'Oslo' },
      byHand: { how: 'transfer', reference: '2041', paidOn: '2026-01-02', by: 'olga' },
    });
    expect(await stockOf(queries, variant)).toMatchObject({ available: 2, held: 0 });
    const mails = await queries
      .select()
      .from(mail)
      .where(eq(mail.shopper, await guestOf(made)));
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['order_placed', 'ann@example.com'],
    ]);
    const [record] = await queries
      .select()
      .from(auditLog)
      .where(sql`${auditLog.act} = 'drafts.mark-paid' and ${auditLog.subject} = ${made.draft}`);
    expect(record).toMatchObject({ staff: 'olga', after: { how: 'transfer', reference: '2041' } });
  });

  test('is one order, pressed twice at once and sent again', async () => {
    const made = await draftOf('book');
    const outcomes = await Promise.allSettled([markPaid(made), markPaid(made), markPaid(made)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(markPaid(made)).rejects.toThrow('It is an order already');
    expect(await ordersOf(made)).toHaveLength(1);
  });

  test('is one order by one key, which is answered again and keeps nobody’s name', async () => {
    const made = await draftOf('book');
    const first = await markPaid(made, {}, 'paid-once');
    expect(await markPaid(made, {}, 'paid-once')).toEqual(first);
    expect(await ordersOf(made)).toHaveLength(1);
    const kept = await queries.execute(sql`select answer from operation_key`);
    expect(JSON.stringify(kept)).not.toContain('ann@');
  });

  test('is refused for another total than it costs, and says what that is', async () => {
    const made = await draftOf('book');
    const less = { ...made, totalCents: made.totalCents - 1 };
    await expect(markPaid(less)).rejects.toThrow('it costs $20.96 now');
    await act('drafts.set-units', { draft: made.draft, variant: 'book', units: 2 });
    await expect(markPaid(made)).rejects.toThrow('it costs $32.92 now');
    expect(await ordersOf(made)).toEqual([]);
  });

  test('is refused where nothing is in it, it has no address, or the day is to come', async () => {
    const { draft } = await act<DraftOutput>('drafts.make', {});
    await expect(markPaid({ draft, totalCents: 1 })).rejects.toThrow('nothing to pay for');
    await act('drafts.set-units', { draft, variant: 'book' });
    await expect(markPaid({ draft, totalCents: 1_196 })).rejects.toThrow('address');
    await expect(markPaid({ draft, totalCents: 0 })).rejects.toThrow('nothing to pay');
    const later = { paidOn: '2999-01-01' };
    await expect(markPaid({ draft, totalCents: 1 }, later)).rejects.toThrow('to come');
  });

  test('is refused for what is sold out, and leaves nothing behind', async () => {
    const variant = await stocked(queries, 'lamp-last', 1);
    const [one, other] = [await draftOf(variant), await draftOf(variant)];
    const outcomes = await Promise.allSettled([markPaid(one), markPaid(other)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((one) => one.status === 'rejected');
    expect(String(refused?.reason)).toContain('Nothing was done: something in it is sold out');
    expect(await stockOf(queries, variant)).toMatchObject({ available: 0, held: 0 });
    const rows = [...(await ordersOf(one)), ...(await ordersOf(other))];
    expect(rows).toHaveLength(1);
    const open = await queries
      .select()
      .from(payment)
      .where(sql`${payment.provider} = 'by_hand' and ${payment.state} <> 'ordered'`);
    expect(open).toEqual([]);
  });

  test('is sold by who may sell, and seen by nobody else', async () => {
    const { draft, totalCents } = await draftOf('book');
    const packer = testShell(shop, ['orders:read', 'orders:ship']);
    const total = String(totalCents / 100);
    expect(
      await packer('drafts', 'mark-paid', draft, '--total', total, '--how', 'cash'),
    ).toMatchObject({ code: 3 });
    const seller = testShell(shop, ['orders:sell']);
    const { out } = await seller('drafts', 'mark-paid', draft, '--total', total, '--how', 'cash');
    expect(out).toContain('It is paid, and an order now.');
  });
});

describe('a draft whose link is open in the customer’s browser', () => {
  test('has its card payment ended first, which pays for nothing after that', async () => {
    const made = await draftOf('book');
    await act('drafts.send', { draft: made.draft });
    const guest = await guestOf(made);
    const { clientSecret } = await shop.start(guest);
    await markPaid(made);
    expect(await shop.confirm(clientSecret)).toBe('payment_intent_unexpected_state');
    expect(await ordersOf(made)).toHaveLength(1);
    expect((await shop.payments.start(guest, made.totalCents)).ok).toBe(false);
  });

  test('is the order of the card where that was confirmed before, and cannot be marked', async () => {
    const made = await draftOf('book');
    await act('drafts.send', { draft: made.draft });
    const { intent, clientSecret } = await shop.start(await guestOf(made));
    await shop.confirm(clientSecret);
    await expect(markPaid(made)).rejects.toThrow();
    expect((await ordersOf(made)).map(({ paymentIntent }) => paymentIntent)).toEqual([intent]);
    await expect(markPaid(made)).rejects.toThrow('It is an order already');
  });

  test('is sold where only a former account of the provider could end its payment', async () => {
    const made = await draftOf('book');
    await act('drafts.send', { draft: made.draft });
    const guest = await guestOf(made);
    await shop.start(guest);
    await queries
      .update(payment)
      .set({ provider: 'acct_former' })
      .where(eq(payment.shopper, guest));
    await markPaid(made);
    expect(await ordersOf(made)).toHaveLength(1);
  });

  test('is one order, whichever comes first, and no money is stuck', async () => {
    for (let round = 0; round < 4; round += 1) {
      const made = await draftOf('book');
      await act('drafts.send', { draft: made.draft });
      const guest = await guestOf(made);
      const { intent, clientSecret } = await shop.start(guest);
      const pay = async () => {
        await shop.confirm(clientSecret);
        return shop.settle(intent);
      };
      await Promise.allSettled([pay(), markPaid(made)]);
      await shop.settle(intent);
      const orders = await ordersOf(made);
      expect(orders.length).toBeLessThanOrEqual(1);
      // A charge is the order, or goes back.
      const inspected = await shop.provider.gateway.inspectIntent(intent);
      if (inspected.kind !== 'answer') throw new Error('The provider does not answer');
      const isOrder = orders.some(({ paymentIntent }) => paymentIntent === intent);
      const { amountReceivedCents, amountRefundedCents } = inspected.value;
      expect(amountReceivedCents - amountRefundedCents).toBe(isOrder ? made.totalCents : 0);
    }
  });
});

describe('money of an order that was paid by hand', () => {
  test('is due by hand, and given back once', async () => {
    const { id } = await sold('book');
    const made = await act<{ no: number; order: { refunds: { state: string }[] } }>(
      'orders.refund',
      { order: id, amountCents: 500, reason: 'late' },
    );
    expect(made.order.refunds).toMatchObject([{ state: 'due' }]);
    await shop.advanceRefunds('', id);
    const given = await act<typeof made>('orders.give-back', { order: id, reference: 'T-9' });
    expect(given.order.refunds).toMatchObject([{ state: 'refunded', refundId: 'T-9' }]);
    await expect(act('orders.give-back', { order: id, refund: 1 })).rejects.toThrow('already');
    await expect(act('orders.give-back', { order: id })).rejects.toThrow('nothing of it is due');
    const booked = await queries.execute(
      sql`select amount_cents::int as cents from refund_transaction where payment_intent = ${id}`,
    );
    expect(JSON.stringify(booked)).toContain('"cents":500');
  });

  test('is told of in staff’s own words to nobody who may not read orders', async () => {
    const { id } = await sold('book');
    await act('orders.refund', { order: id, amountCents: 500, reason: 'late' });
    const giver = testShell(shop, ['orders:refund']);
    const given = await giver('orders', 'give-back', id, '--reference', 'to Ann', '--json');
    expect(given).toMatchObject({ code: 0 });
    expect(given.out).not.toContain('Ann');
  });

  test('is given back once, said by two at once', async () => {
    const { id } = await sold('book');
    await act('orders.refund', { order: id, amountCents: 500, reason: 'late' });
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => act('orders.give-back', { order: id, refund: 1 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('waits for staff where the order is cancelled, and no provider is asked', async () => {
    const { id, amount } = await sold('book');
    await act('orders.refund', { order: id, amountCents: 100, reason: 'late' });
    await act('orders.cancel', { order: id, reason: 'changed my mind' });
    const rows = await queries.select().from(refund).where(eq(refund.paymentIntent, id));
    expect(rows.map(({ state, provider }) => [state, provider])).toEqual([
      ['due', 'by_hand'],
      ['due', 'by_hand'],
    ]);
    expect(rows.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(amount);
    await expect(act('orders.give-back', { order: id })).rejects.toThrow('more than one');
    await expect(act('orders.give-back', { order: id, refund: 7 })).rejects.toThrow('this number');
    await act('orders.give-back', { order: id, refund: 2 });
    await act('orders.give-back', { order: id });
    const { out } = await run('orders', 'show', id);
    expect(out).toContain('paid     transfer  2041');
  });

  test('of a card is given back by the provider alone', async () => {
    const made = await draftOf('book');
    await act('drafts.send', { draft: made.draft });
    const { intent, clientSecret } = await shop.start(await guestOf(made));
    await shop.confirm(clientSecret);
    await shop.settle(intent);
    await expect(act('orders.give-back', { order: intent })).rejects.toThrow('paid by card');
  });
});
