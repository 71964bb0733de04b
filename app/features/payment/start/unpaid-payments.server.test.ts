import { afterAll, expect, test } from 'vitest';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);

const statusOf = async ({ intent }: { intent: string }) =>
  (await shop.stripe().paymentIntents.retrieve(intent)).status;

test('what one shopper has not paid is ended without that of another', async () => {
  const [guest, other] = [await shop.guest('book'), await shop.guest('book')];
  const ended = await shop.start(guest);
  const open = await shop.start(other);
  await shop.payments.endUnpaid(guest);
  expect(await statusOf(ended)).toBe('canceled');
  expect(await statusOf(open)).toBe('requires_payment_method');
});
