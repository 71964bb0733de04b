import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { mail } from '#db/schema/mail-schema.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { queueMail } from './queue-mail.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

function shipped(shopperId: string, order = 'pi_1') {
  return {
    shopperId,
    dedupe: `shipped:${order}`,
    kind: 'order_shipped',
    recipient: 'ann@example.com',
    body: { order, parcel: 1, lines: [1] as number[], carrier: 'Post', tracking: '42' },
  } as const;
}

const rowsOf = (shopper: string) => queries.select().from(mail).where(eq(mail.shopper, shopper));

describe('a mail', () => {
  test('is queued once for its fact, and due at once', async () => {
    const shopper = shop.accountId();
    expect(await queueMail(queries, shipped(shopper))).toBe(true);
    expect(await queueMail(queries, { ...shipped(shopper), recipient: 'b@example.com' })).toBe(
      false,
    );
    expect(await queueMail(queries, shipped(shopper, 'pi_2'))).toBe(true);
    const [first, second, ...rest] = await rowsOf(shopper);
    expect(rest).toEqual([]);
    expect(second?.dedupe).toBe('shipped:pi_2');
    expect(first).toMatchObject({
      dedupe: 'shipped:pi_1',
      kind: 'order_shipped',
      recipient: 'ann@example.com',
      body: { order: 'pi_1', carrier: 'Post', tracking: '42' },
      state: 'queued',
      tries: 0,
      messageId: null,
      sentAt: null,
      reply: null,
    });
    expect(first?.dueAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  test('is queued with its fact or not at all', async () => {
    const shopper = shop.accountId();
    const undone = queries.transaction(async (tx) => {
      await queueMail(tx, shipped(shopper));
      throw new Error('Undone');
    });
    await expect(undone).rejects.toThrow('Undone');
    expect(await rowsOf(shopper)).toEqual([]);
  });

  test('wakes the senders of every process when it is committed', async () => {
    let woken = 0;
    const stop = shop.live.onSignal('mail', () => {
      woken += 1;
    });
    await queueMail(queries, shipped(shop.accountId()));
    await expect.poll(() => woken, { timeout: 10_000 }).toBe(1);
    stop();
  });

  test('goes with the guest to the account that it joins', async () => {
    const [guest, account] = [await shop.guest('book'), shop.accountId()];
    await queueMail(queries, shipped(guest));
    await shop.join(guest, account);
    expect(await rowsOf(guest)).toEqual([]);
    expect(await rowsOf(account)).toMatchObject([{ dedupe: 'shipped:pi_1', state: 'queued' }]);
  });
});
