import { afterAll, describe, expect, test } from 'vitest';
import { lost } from '#tests/network/test-network.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { createWebhookHandler } from './webhook.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { handleWebhook, settle, network } = shop;

function eventOf(intent: string, shopper: string | null) {
  return { about: 'payment', intent, shopper } as const;
}

describe('an event of a paid intent', () => {
  test('that nobody has reported makes the order', async () => {
    const guest = await shop.guest('book');
    const intent = await shop.pay(guest);
    expect(await handleWebhook(eventOf(intent, guest))).toBe(true);
    expect(await shop.historyOf(guest)).toEqual({ orders: [intent], refunds: [] });
  });

  test('that was reported is done, and the provider is not asked', async () => {
    const guest = await shop.guest('book');
    const intent = await shop.pay(guest);
    await settle(intent);
    network.takeCalls();
    expect(await handleWebhook(eventOf(intent, guest))).toBe(true);
    expect(await handleWebhook(eventOf(intent, guest))).toBe(true);
    expect(network.takeCalls()).toEqual([]);
  });

  test('that this process has made an order of is done without a look at the database', async () => {
    const unused = async () => Promise.reject(new Error('was asked'));
    const handle = createWebhookHandler({
      queries: shop.queries,
      settle: unused,
      recent: { isOrdered: (intent) => intent === 'pi_ordered' },
      refunds: { checkRefunds: unused },
      disputes: { checkDisputes: unused },
      declines: { declined: unused },
      endUnpaid: unused,
    });
    expect(await handle(eventOf('pi_ordered', null))).toBe(true);
    await expect(handle(eventOf('pi_other', null))).rejects.toThrow('was asked');
    const refund = { about: 'refund', intent: 'pi_ordered', shopper: null } as const;
    await expect(handle(refund)).rejects.toThrow('was asked');
  });

  test("of a guest who has joined is the account's", async () => {
    const guest = await shop.guest('book');
    const intent = await shop.pay(guest);
    const account = shop.accountId();
    await settle(intent);
    await shop.join(guest, account);
    network.takeCalls();
    expect(await handleWebhook(eventOf(intent, guest))).toBe(true);
    expect(network.takeCalls()).toEqual([]);
    expect(await shop.historyOf(account)).toEqual({ orders: [intent], refunds: [] });
  });

  test('is settled too when it does not say whose it is, or names somebody else', async () => {
    for (const named of [null, 'guest_nobody']) {
      const guest = await shop.guest('book');
      const intent = await shop.pay(guest);
      expect(await handleWebhook(eventOf(intent, named))).toBe(true);
      expect(await shop.historyOf(guest)).toEqual({ orders: [intent], refunds: [] });
    }
  });

  test('has to be sent again while the provider does not answer', async () => {
    const guest = await shop.guest('book');
    const intent = await shop.pay(guest);
    network.next(/^GET/, lost);
    expect(await handleWebhook(eventOf(intent, guest))).toBe(false);
  });
});

test('an event about something else is taken and left alone', async () => {
  network.takeCalls();
  expect(await handleWebhook({ about: 'payment', intent: null, shopper: null })).toBe(true);
  expect(network.takeCalls()).toEqual([]);
});
