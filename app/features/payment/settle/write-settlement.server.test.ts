import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PaymentSnapshot } from '#app/features/payment/payment.ts';
import { readPaymentSnapshotByIntent } from '#app/features/payment/payment-snapshot.server.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { writeSale } from './write-settlement.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

/** A payment whose intent is paid, as it is seen before anybody settles it. */
async function seen(...variants: string[]): Promise<PaymentSnapshot & { intent: string }> {
  const guest = await shop.guest(...variants);
  const intent = await shop.pay(guest);
  const payment = await readPaymentSnapshotByIntent(queries, guest, intent);
  if (!payment) throw new Error('Unable to find the payment');
  return { ...payment, intent };
}

const sell = (payment: PaymentSnapshot & { intent: string }) =>
  writeSale(queries, payment, { id: payment.intent, createdSeconds: 1_700_000_000 });

describe('a sale', () => {
  test('is the order that is read afterwards, and empties the basket of it', async () => {
    const payment = await seen('book', 'tablet');
    await shop.add(payment.shopper, 'usb-c-cable');
    const { version } = await shop.basketOf(payment.shopper);
    const order = await sell(payment);
    expect(await shop.orders.find(payment.shopper, payment.intent)).toMatchObject({ ...order });
    const basket = await shop.basketOf(payment.shopper);
    expect(basket.items.map(({ variant }) => variant)).toEqual(['usb-c-cable']);
    expect(basket.version).toBe(version + 1);
    const seenAfter = await readPaymentSnapshotByIntent(queries, payment.shopper, payment.intent);
    expect(seenAfter).toMatchObject({ state: 'ordered', hasSoldLine: true, order });
  });

  test('announces the order and the basket', async () => {
    const payment = await seen('book');
    const onChange = vi.fn();
    const leave = shop.live.subscribe(payment.shopper, onChange);
    await sell(payment);
    await vi.waitFor(() => {
      const kinds = onChange.mock.calls.map(([{ kind }]) => kind);
      expect(kinds).toContain('order');
      expect(kinds.lastIndexOf('basket')).toBeGreaterThan(kinds.indexOf('order'));
    });
    leave();
  });

  describe('does nothing', () => {
    /** What a shopper has, whatever was tried. */
    async function stateOf({ shopper, intent }: PaymentSnapshot & { intent: string }) {
      const payment = await readPaymentSnapshotByIntent(queries, shopper, intent);
      return [payment, await shop.basketOf(shopper), await shop.historyOf(shopper)];
    }

    const cases: [string, (payment: PaymentSnapshot) => Promise<unknown>][] = [
      ['when somebody else has settled it', (payment) => shop.settle(payment.intent ?? '')],
      [
        'when its end was requested',
        ({ shopper }) =>
          queries.execute(sql`update payment set state = 'cancelling' where shopper = ${shopper}`),
      ],
      [
        'when one of its lines was sold',
        ({ shopper, items }) =>
          queries.execute(sql`insert into order_line (shopper, line, payment_intent)
            values (${shopper}, ${items[1]?.line}, 'pi_another')`),
      ],
      [
        'when it has another intent',
        ({ shopper }) =>
          queries.execute(sql`update payment set intent = 'pi_another' where shopper = ${shopper}`),
      ],
    ];

    test.each(cases)('%s', async (_when, meanwhile) => {
      const payment = await seen('book', 'tablet');
      await meanwhile(payment);
      const before = await stateOf(payment);
      expect(await sell(payment)).toBeNull();
      expect(await stateOf(payment)).toEqual(before);
    });

    test('when the guest has joined an account', async () => {
      const payment = await seen('book');
      const account = shop.accountId();
      await shop.join(payment.shopper, account);
      expect(await sell(payment)).toBeNull();
      expect(await shop.historyOf(account)).toEqual({ orders: [], refunds: [] });
      expect((await shop.basketOf(account)).items).toHaveLength(1);
    });
  });
});

describe('a payment as it is seen', () => {
  let payment: Awaited<ReturnType<typeof seen>>;
  beforeAll(async () => {
    payment = await seen('book');
  });

  test('is unsold and no order yet', () => {
    expect(payment).toMatchObject({ state: 'open', hasSoldLine: false, order: null });
  });

  test("is nobody else's", async () => {
    expect(
      await readPaymentSnapshotByIntent(queries, await shop.guest('book'), payment.intent),
    ).toBeNull();
  });
});
