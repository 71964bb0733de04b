import { afterAll, expect, test } from 'vitest';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { lost } from '#tests/network/test-network.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { network } = shop;

const LIST = /^GET \/v1\/disputes$/;

function answering(disputes: object[]) {
  return network.always(LIST, () =>
    Response.json({ object: 'list', url: '/v1/disputes', has_more: false, data: disputes }),
  );
}

const dispute = (intent: string, status: string, due: number | null = 1_800_000_000) => ({
  ...{ id: 'du_1', object: 'dispute', status, reason: 'fraudulent', amount: 1196 },
  ...{ payment_intent: intent, evidence_details: { due_by: due } },
});

async function placed() {
  const shopper = await shop.guest('book');
  const intent = await shop.pay(shopper);
  await shop.settle(intent);
  const disputesNow = async () => {
    const details = await shop.orders.details(shopper, intent);
    return details ? foldOrder(details).disputes : [];
  };
  const report = () => shop.handleWebhook({ about: 'dispute', intent, shopper: null });
  return { shopper, intent, disputesNow, report };
}

test('a dispute is an event of the order, with the date by which evidence is due', async () => {
  const { intent, disputesNow, report } = await placed();
  const restore = answering([dispute(intent, 'needs_response')]);
  expect(await report()).toBe(true);
  expect(await report()).toBe(true);
  restore();
  expect(await disputesNow()).toEqual([
    {
      ...{ id: 'du_1', status: 'needs_response', reason: 'fraudulent', amountCents: 1196 },
      dueSeconds: 1_800_000_000,
    },
  ]);
  expect(shop.takeLogged()).toContainEqual(
    expect.objectContaining({ level: 40, paymentIntent: intent, dispute: 'du_1' }),
  );
});

test('each new status is another event, and the last one counts', async () => {
  const { shopper, intent, disputesNow, report } = await placed();
  for (const status of ['needs_response', 'under_review', 'lost']) {
    const restore = answering([dispute(intent, status)]);
    await report();
    restore();
  }
  expect(await disputesNow()).toMatchObject([{ status: 'lost', dueSeconds: null }]);
  expect((await shop.orders.details(shopper, intent))?.events).toHaveLength(3);
});

test('an event about a dispute is sent again while the provider does not answer', async () => {
  const { disputesNow, report } = await placed();
  network.next(LIST, lost);
  expect(await report()).toBe(false);
  expect(await disputesNow()).toEqual([]);
});
