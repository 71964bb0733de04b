import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import {
  after,
  answerLost,
  changing,
  failing,
  failingAfterActing,
  lost,
  refusing,
} from '#tests/network/test-network.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { payments, network } = shop;

const CREATE = /^POST \/v1\/payment_intents$/;
const RETRIEVE = /^GET \/v1\/payment_intents\/\w+$/;
const CANCEL = /^POST .*\/cancel$/;
const refusedWith = (refusal: object) => ({ ok: false, refusal });

/** Does `work` while the catalogue has one more product with this price. */
async function withProduct(priceCents: number, work: (variant: string) => Promise<void>) {
  const variant = `priced-${priceCents}`;
  const row = { variant, id: variant, title: variant, image: '', rating: 3, position: 1000 };
  await shop.queries.insert(product).values({ ...row, priceCents });
  try {
    await work(variant);
  } finally {
    await shop.queries.delete(product).where(eq(product.variant, variant));
  }
}

describe('starting a payment', () => {
  test('gives an intent over the total of the basket, for cards', async () => {
    const guest = await shop.guest('book', 'ultrawide-monitor');
    const { intent, clientSecret } = await shop.start(guest);
    expect(clientSecret).toMatch(`${intent}_secret_`);
    expect(await shop.stripe().paymentIntents.retrieve(intent)).toMatchObject({
      amount: 110694,
      currency: 'usd',
      metadata: { shopper: guest },
      status: 'requires_payment_method',
    });
  });

  test('gives the same intent as long as the basket is the same', async () => {
    const guest = await shop.guest('book');
    const first = await shop.start(guest);
    expect(await shop.start(guest)).toEqual(first);
  });

  test('gives the same intent after a card was declined', async () => {
    const guest = await shop.guest('book');
    const first = await shop.start(guest);
    expect(await shop.confirm(first.clientSecret, '4000000000000002')).toBe('card_declined');
    expect(await shop.start(guest)).toEqual(first);
  });

  test('of a changed basket cancels the old intent and gives a new one', async () => {
    const guest = await shop.guest('book');
    const first = await shop.start(guest);
    await shop.add(guest, 'usb-c-cable');
    const second = await shop.start(guest);
    expect(second.intent).not.toBe(first.intent);
    const old = await shop.stripe().paymentIntents.retrieve(first.intent);
    expect(old.status).toBe('canceled');
  });

  test('of another basket with the same total gives a new intent', async () => {
    const guest = await shop.guest('smart-speaker-sand');
    const first = await shop.start(guest);
    await shop.basket.change(guest, { type: 'EMPTY_BASKET' });
    await shop.add(guest, 'smart-speaker-charcoal');
    expect((await shop.start(guest)).intent).not.toBe(first.intent);
  });

  test('after the provider cancelled the intent gives a new one', async () => {
    const guest = await shop.guest('book');
    const first = await shop.start(guest);
    await shop.stripe().paymentIntents.cancel(first.intent);
    expect((await shop.start(guest)).intent).not.toBe(first.intent);
  });

  test('of a new price of the same product gives a new intent', async () => {
    await withProduct(5000, async (variant) => {
      const guest = await shop.guest(variant);
      const first = await shop.start(guest);
      await shop.queries
        .update(product)
        .set({ priceCents: 6000 })
        .where(eq(product.variant, variant));
      const second = await shop.start(guest);
      expect(second.intent).not.toBe(first.intent);
      expect(await shop.stripe().paymentIntents.retrieve(second.intent)).toMatchObject({
        amount: 6000,
      });
    });
  });
});

describe('a payment is refused, and the provider is not asked for an intent,', () => {
  async function refusal(shopper: string | null, shownCents: number) {
    network.takeCalls();
    const outcome = await payments.start(shopper, shownCents);
    expect(network.takeCalls()).toEqual([]);
    return outcome;
  }

  test('when the total is not what the basket comes to, with the right total', async () => {
    const guest = await shop.guest('book');
    for (const shownCents of [1195, 1197, 1, 119600, 99_999_999]) {
      expect(await refusal(guest, shownCents)).toEqual(
        refusedWith({ code: 'total_changed', totalCents: 1196 }),
      );
    }
  });

  test('when the basket is empty or there is none', async () => {
    const guest = await shop.guest();
    expect(await refusal(guest, 100)).toEqual(refusedWith({ code: 'empty_basket' }));
    expect(await refusal(null, 100)).toEqual(refusedWith({ code: 'empty_basket' }));
  });

  test('when the amount is below or above what the provider takes', async () => {
    await withProduct(49, async (variant) => {
      const guest = await shop.guest(variant);
      expect(await refusal(guest, 49)).toEqual(
        refusedWith({ code: 'amount_too_small', totalCents: 49 }),
      );
    });
    await withProduct(100_000_000, async (variant) => {
      const guest = await shop.guest(variant);
      expect(await refusal(guest, 100_000_000)).toEqual(
        refusedWith({ code: 'amount_too_large', totalCents: 100_000_000 }),
      );
    });
  });

  test('but not at the limits themselves', async () => {
    for (const cents of [50, 99_999_999]) {
      await withProduct(cents, async (variant) => {
        expect(await payments.start(await shop.guest(variant), cents)).toMatchObject({ ok: true });
      });
    }
  });

  test('when the guest has joined an account', async () => {
    const guest = await shop.guest('book');
    await shop.join(guest, shop.accountId());
    expect(await refusal(guest, 1196)).toEqual(refusedWith({ code: 'shopper_merged' }));
  });
});

describe('what was paid meanwhile', () => {
  test('in the same basket is settled and refused as paid already', async () => {
    const guest = await shop.guest('book');
    const intent = await shop.pay(guest);
    expect(await payments.start(guest, 1196)).toEqual(refusedWith({ code: 'already_paid' }));
    expect(await shop.historyOf(guest)).toEqual({ orders: [intent], refunds: [] });
  });

  test('of a changed basket becomes an order, and the new total is shown', async () => {
    const guest = await shop.guest('book');
    const intent = await shop.pay(guest);
    await shop.add(guest, 'usb-c-cable');
    expect(await payments.start(guest, 1296)).toEqual(
      refusedWith({ code: 'total_changed', totalCents: 100 }),
    );
    expect(await shop.historyOf(guest)).toEqual({ orders: [intent], refunds: [] });
  });

  test('in the very moment of cancelling becomes an order too', async () => {
    const guest = await shop.guest('book');
    const { intent, clientSecret } = await shop.start(guest);
    await shop.add(guest, 'usb-c-cable');
    network.next(
      CANCEL,
      after(() => shop.confirm(clientSecret)),
    );
    expect(await payments.start(guest, 1296)).toEqual(
      refusedWith({ code: 'total_changed', totalCents: 100 }),
    );
    expect(await shop.historyOf(guest)).toEqual({ orders: [intent], refunds: [] });
  });

  test('and is still being processed makes the next payment wait', async () => {
    const guest = await shop.guest('book');
    await shop.start(guest);
    const processing = changing((intent) => ({ ...intent, status: 'processing' }));
    network.next(RETRIEVE, processing);
    expect(await payments.start(guest, 1196)).toEqual(refusedWith({ code: 'payment_processing' }));
    await shop.add(guest, 'usb-c-cable');
    network.next(RETRIEVE, processing);
    expect(await payments.start(guest, 1296)).toEqual(refusedWith({ code: 'payment_processing' }));
  });

  test('and waits for 3-D Secure is cancelled when the basket changes', async () => {
    const guest = await shop.guest('book');
    const { intent, clientSecret } = await shop.start(guest);
    expect(await shop.confirm(clientSecret, '4000002500003155')).toBe('requires_action');
    await shop.add(guest, 'usb-c-cable');
    await shop.start(guest);
    expect((await shop.stripe().paymentIntents.retrieve(intent)).status).toBe('canceled');
  });
});

describe('when the provider', () => {
  test.for([
    ['does not answer', lost],
    ['answers 500', failing],
    ['acts and its answer is lost', answerLost],
    ['acts and answers 500', failingAfterActing],
  ] as const)(
    '%s, the shopper is notified, and the next try asks with the same key',
    async ([, fault]) => {
      const guest = await shop.guest('book');
      network.takeKeys();
      network.next(CREATE, fault);
      expect(await payments.start(guest, 1196)).toEqual(
        refusedWith({ code: 'provider_unavailable' }),
      );
      const { intent } = await shop.start(guest);
      const [first, second, ...more] = network.takeKeys();
      expect(first).toBe(second);
      expect(more).toEqual([]);
      const made = await shop.stripe().paymentIntents.list({ limit: 100 });
      const own = made.data.filter(({ metadata }) => metadata.shopper === guest);
      expect(own.map(({ id }) => id)).toEqual([intent]);
    },
  );

  test('refuses, the shopper is notified, and the next try has a new key', async () => {
    const guest = await shop.guest('book');
    network.takeKeys();
    network.next(CREATE, refusing);
    expect(await payments.start(guest, 1196)).toEqual(refusedWith({ code: 'provider_refused' }));
    await shop.start(guest);
    expect(new Set(network.takeKeys()).size).toBe(2);
  });

  test('says that it has no such intent, there is no second one', async () => {
    const guest = await shop.guest('book');
    const first = await shop.start(guest);
    network.next(RETRIEVE, refusing);
    expect(await payments.start(guest, 1196)).toEqual(
      refusedWith({ code: 'provider_unavailable' }),
    );
    expect((await shop.start(guest)).intent).toBe(first.intent);
  });

  test('cannot be asked to cancel, there is no second intent until it can', async () => {
    const guest = await shop.guest('book');
    const first = await shop.start(guest);
    await shop.add(guest, 'usb-c-cable');
    for (const fault of [lost, failing, answerLost]) {
      network.next(CANCEL, fault);
      network.takeKeys();
      expect(await payments.start(guest, 1296)).toEqual(
        refusedWith({ code: 'provider_unavailable' }),
      );
    }
    expect(network.takeKeys()).toEqual([]);
    expect((await shop.start(guest)).intent).not.toBe(first.intent);
  });

  test('never agrees with itself, the shopper is asked to try again', async () => {
    const guest = await shop.guest('book');
    await shop.start(guest);
    const always = network.always(CREATE, (_request, forward) =>
      changing((intent) => ({ ...intent, status: 'canceled' }))(_request, forward),
    );
    network.next(
      RETRIEVE,
      changing((intent) => ({ ...intent, status: 'canceled' })),
    );
    expect(await payments.start(guest, 1196)).toEqual(
      refusedWith({ code: 'provider_unavailable' }),
    );
    always();
  });
});

test('a guest who joins while the provider is asked gets no secret', async () => {
  const guest = await shop.guest('book');
  network.next(
    CREATE,
    after(() => shop.join(guest, shop.accountId())),
  );
  expect(await payments.start(guest, 1196)).toEqual(refusedWith({ code: 'shopper_merged' }));
});
