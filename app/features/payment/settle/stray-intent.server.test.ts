/** Intents that the provider has named for a payment which has another one. */
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { intent as intentTable } from '#db/schema/shop-schema.ts';
import { answerLost, failing } from '#tests/network/test-network.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { settle, network } = shop;

const CREATE = /^POST \/v1\/payment_intents$/;

/** A payment with its own intent and a second one, as of a provider that forgets idempotency keys. */
async function strayOf(guest: string) {
  const own = await shop.start(guest);
  const { amount, metadata } = await shop.stripe().paymentIntents.retrieve(own.intent);
  const stray = await shop.stripe().paymentIntents.create({ amount, currency: 'usd', metadata });
  return { own, stray: stray.id, straySecret: stray.client_secret ?? '' };
}

async function refundedCents(intent: string): Promise<number> {
  const { data } = await shop.stripe().refunds.list({ payment_intent: intent });
  return data.reduce((sum, { amount }) => sum + amount, 0);
}

async function intentsOf(shopper: string): Promise<Record<string, string>> {
  const rows = await shop.queries
    .select({ intent: intentTable.intent, state: intentTable.state })
    .from(intentTable)
    .where(eq(intentTable.shopper, shopper));
  return Object.fromEntries(rows.map(({ intent, state }) => [intent, state]));
}

describe('every intent that is named for a payment is recorded:', () => {
  test('its own, when it is stored', async () => {
    const guest = await shop.guest('book');
    const { intent } = await shop.start(guest);
    expect(await intentsOf(guest)).toEqual({ [intent]: 'own' });
  });

  test('its own, when an event comes before the answer that names it', async () => {
    const guest = await shop.guest('book');
    network.next(CREATE, answerLost);
    await shop.payments.start(guest, 1196);
    const { data } = await shop.stripe().paymentIntents.list({ limit: 1 });
    const id = data[0]?.id ?? '';
    await settle(id);
    expect(await intentsOf(guest)).toEqual({ [id]: 'own' });
  });

  test('a stray, which changes nothing about the payment', async () => {
    const guest = await shop.guest('book');
    const { own, stray } = await strayOf(guest);
    expect(await settle(stray)).toEqual({ kind: 'unpaid', shopper: guest });
    expect(await settle(stray)).toEqual({ kind: 'unpaid', shopper: guest });
    expect(await intentsOf(guest)).toEqual({ [own.intent]: 'own', [stray]: 'stray' });
    expect(await shop.start(guest)).toEqual(own);
  });

  test('and they move with the guest who joins an account', async () => {
    const guest = await shop.guest('book');
    const { own, stray, straySecret } = await strayOf(guest);
    await settle(stray);
    const account = shop.accountId();
    await shop.join(guest, account);
    expect(await intentsOf(guest)).toEqual({});
    expect(await intentsOf(account)).toEqual({ [own.intent]: 'own', [stray]: 'stray' });
    await shop.confirm(straySecret);
    expect(await settle(stray)).toMatchObject({ kind: 'refunded', shopper: account });
  });
});

describe('a second intent that the provider makes for a payment', () => {
  /** Another tab's intent is stored while this one is being created. */
  async function startTwice(guest: string) {
    network.next(CREATE, async (_request, forward) => {
      const made = await forward();
      const { amount, metadata } = await made.clone().json();
      const first = await shop
        .stripe()
        .paymentIntents.create({ amount, currency: 'usd', metadata });
      // Its event is delivered first.
      await settle(first.id);
      return made;
    });
    return shop.start(guest);
  }

  test('gives no secret: the one that leaves is of the stored intent', async () => {
    const guest = await shop.guest('book');
    const { intent, clientSecret } = await startTwice(guest);
    expect(clientSecret).toMatch(`${intent}_secret_`);
    expect(await intentsOf(guest)).toMatchObject({ [intent]: 'own' });
    expect(Object.values(await intentsOf(guest)).toSorted()).toEqual(['own', 'stray']);
  });

  test('is cancelled by the sweep', async () => {
    const guest = await shop.guest('book');
    const { intent } = await startTwice(guest);
    await shop.sweep();
    const all = await intentsOf(guest);
    const [stray = ''] = Object.keys(all).filter((id) => id !== intent);
    expect(all[stray]).toBe('cancelled');
    expect((await shop.stripe().paymentIntents.retrieve(stray)).status).toBe('canceled');
    expect((await shop.stripe().paymentIntents.retrieve(intent)).status).toBe(
      'requires_payment_method',
    );
  });
});

describe('what is paid on a stray intent', () => {
  test('goes back in full, once, whoever reports it', async () => {
    const guest = await shop.guest('book');
    const { own, stray, straySecret } = await strayOf(guest);
    await shop.confirm(straySecret);
    await Promise.all([settle(stray), settle(stray), settle(stray)]);
    expect(await settle(stray)).toMatchObject({ kind: 'refunded', refund: { amount: 1196 } });
    expect(await shop.paymentReturn(guest, stray)).toMatchObject({ kind: 'refunded' });
    expect(await refundedCents(stray)).toBe(1196);
    expect(await intentsOf(guest)).toMatchObject({ [stray]: 'refunded' });
    await shop.confirm(own.clientSecret);
    expect(await settle(own.intent)).toMatchObject({ kind: 'ordered' });
    expect(await shop.historyOf(guest)).toEqual({
      orders: [own.intent],
      refunds: [{ id: stray, state: 'refunded' }],
    });
  });

  test('after the payment was ordered too', async () => {
    const guest = await shop.guest('book');
    const { own, stray, straySecret } = await strayOf(guest);
    await shop.confirm(own.clientSecret);
    await settle(own.intent);
    await shop.confirm(straySecret);
    expect(await settle(stray)).toMatchObject({ kind: 'refunded' });
    expect(await refundedCents(stray)).toBe(1196);
    expect(await refundedCents(own.intent)).toBe(0);
  });

  test('in the moment of cancelling too', async () => {
    const guest = await shop.guest('book');
    const { stray, straySecret } = await strayOf(guest);
    await settle(stray);
    network.next(/cancel$/, async (_request, forward) => {
      await shop.confirm(straySecret);
      return forward();
    });
    await shop.sweep();
    await shop.sweep();
    expect(await refundedCents(stray)).toBe(1196);
  });

  test('is asked for by the sweep until the provider has made it', async () => {
    const guest = await shop.guest('book');
    const { stray, straySecret } = await strayOf(guest);
    await shop.confirm(straySecret);
    const restore = network.always(/^POST \/v1\/refunds/, failing);
    await settle(stray);
    expect(await intentsOf(guest)).toMatchObject({ [stray]: 'refund_due' });
    restore();
    await shop.sweep();
    expect(await intentsOf(guest)).toMatchObject({ [stray]: 'refunded' });
    expect(await refundedCents(stray)).toBe(1196);
  });
});
