import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { payment } from '#db/schema/shop-schema.ts';
import { changing, failing, lost } from '#tests/network/test-network.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { network, sweep, queries } = shop;

// What an earlier test left unfinished is nobody's business any more.
beforeEach(async () => {
  await queries.update(payment).set({ state: 'cancelled' });
});

async function rowOf(shopper: string) {
  const [row] = await queries
    .select({
      state: payment.state,
      tries: payment.sweepTries,
      dueInSeconds: sql<number>`extract(epoch from ${payment.sweepDueAt} - now())::float`,
    })
    .from(payment)
    .where(eq(payment.shopper, shopper));
  return row;
}

/** As if this much time had passed since the payment was made and last looked at. */
async function passHours(shopper: string, hours: number): Promise<void> {
  const [row] = await queries.select().from(payment).where(eq(payment.shopper, shopper));
  if (!row) throw new Error(`Unable to find a payment of ${shopper}`);
  const before = (time: Date) => new Date(time.getTime() - hours * 3_600_000);
  await queries
    .update(payment)
    .set({ createdAt: before(row.createdAt), sweepDueAt: before(row.sweepDueAt) })
    .where(eq(payment.shopper, shopper));
}

async function openPayment() {
  const guest = await shop.guest('book');
  return { guest, ...(await shop.start(guest)) };
}

describe('the sweep', () => {
  test('settles a paid intent that nobody reported', async () => {
    const { guest, intent, clientSecret } = await openPayment();
    await shop.confirm(clientSecret);
    expect(await sweep()).toBe(1);
    expect(await shop.historyOf(guest)).toEqual({ orders: [intent], refunds: [] });
  });

  test('of two processes at once settles each payment once', async () => {
    const paid = await Promise.all(Array.from({ length: 4 }, openPayment));
    for (const { clientSecret } of paid) await shop.confirm(clientSecret);
    const counts = await Promise.all([sweep(), sweep()]);
    expect(counts[0] + counts[1]).toBe(4);
    for (const { guest, intent } of paid) {
      expect(await shop.historyOf(guest)).toEqual({ orders: [intent], refunds: [] });
    }
  });

  test('comes back to what is still unpaid after longer and longer pauses', async () => {
    const { guest } = await openPayment();
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    for (const minutes of [1, 2, 4, 8]) {
      const row = await rowOf(guest);
      expect(row?.dueInSeconds).toBeGreaterThan(minutes * 60 - 5);
      expect(row?.dueInSeconds).toBeLessThanOrEqual(minutes * 60);
      await passHours(guest, minutes / 60);
      expect(await sweep()).toBe(1);
    }
    expect(await rowOf(guest)).toMatchObject({ state: 'open', tries: 5 });
  });

  test('never pauses longer than six hours', async () => {
    const { guest } = await openPayment();
    await queries.update(payment).set({ sweepTries: 1000 }).where(eq(payment.shopper, guest));
    await sweep();
    expect((await rowOf(guest))?.dueInSeconds).toBeLessThanOrEqual(6 * 3600);
  });

  test('leaves an intent open for a day, then cancels it', async () => {
    const { guest, intent } = await openPayment();
    await passHours(guest, 23.9);
    await sweep();
    expect((await rowOf(guest))?.state).toBe('open');
    await passHours(guest, 0.2);
    await sweep();
    expect((await rowOf(guest))?.state).toBe('cancelled');
    expect((await shop.stripe().paymentIntents.retrieve(intent)).status).toBe('canceled');
  });

  test('orders an old intent that is paid while it is about to be cancelled', async () => {
    const { guest, intent, clientSecret } = await openPayment();
    await passHours(guest, 25);
    network.next(/cancel$/, async (_request, forward) => {
      await shop.confirm(clientSecret);
      return forward();
    });
    await sweep();
    expect(await shop.historyOf(guest)).toEqual({ orders: [intent], refunds: [] });
  });

  test('ends a payment whose making was interrupted, once that is long ago', async () => {
    const guest = await shop.guest('book');
    network.next(/^POST \/v1\/payment_intents$/, lost);
    await shop.payments.start(guest, 1196);
    await sweep();
    expect((await rowOf(guest))?.state).toBe('creating');
    await passHours(guest, 0.2);
    await sweep();
    expect((await rowOf(guest))?.state).toBe('cancelled');
  });

  test('ends what could not be cancelled before', async () => {
    const { guest, intent } = await openPayment();
    await shop.add(guest, 'usb-c-cable');
    network.next(/cancel$/, failing);
    await shop.payments.start(guest, 1296);
    expect((await rowOf(guest))?.state).toBe('cancelling');
    await sweep();
    expect((await rowOf(guest))?.state).toBe('cancelled');
    expect((await shop.stripe().paymentIntents.retrieve(intent)).status).toBe('canceled');
  });

  test('follows a refund until it is done', async () => {
    const { guest, intent, clientSecret } = await openPayment();
    await shop.confirm(clientSecret);
    network.next(
      /^GET \/v1\/payment_intents/,
      changing((body) => ({ ...body, currency: 'eur' })),
    );
    network.next(/^POST \/v1\/refunds/, failing);
    await shop.settle(intent);
    expect((await rowOf(guest))?.state).toBe('refund_due');
    await sweep();
    expect((await rowOf(guest))?.state).toBe('refunded');
  });

  test('looks at everything that is due, however much that is', async () => {
    const { guest, intent, clientSecret } = await openPayment();
    await shop.confirm(clientSecret);
    await queries.execute(sql`
      insert into payment (shopper, payment, provider, intent, state, items, amount_cents, sweep_due_at)
      select 'backlog ' || number, number, provider, 'pi_backlog_' || number, 'open', items, 1196,
        now() - interval '1 day'
      from payment, generate_series(1, 120) as number where shopper = ${guest}`);
    expect(await sweep()).toBe(121);
    expect(await shop.historyOf(guest)).toEqual({ orders: [intent], refunds: [] });
  });

  test('goes on when one payment fails, and logs it', async () => {
    const broken = await openPayment();
    const paid = await openPayment();
    await shop.confirm(paid.clientSecret);
    // As if somebody had damaged the row: no settling is possible.
    await shop.confirm(broken.clientSecret);
    await queries
      .update(payment)
      .set({ items: sql`'"damaged"'::jsonb` })
      .where(and(eq(payment.shopper, broken.guest), eq(payment.intent, broken.intent)));
    shop.takeLogged();
    await sweep();
    expect(shop.takeLogged()).toMatchObject([{ level: 50, msg: 'Unable to sweep a payment' }]);
    expect(await shop.historyOf(paid.guest)).toEqual({ orders: [paid.intent], refunds: [] });
  });

  test('leaves the payments of another provider account alone', async () => {
    const { guest, clientSecret } = await openPayment();
    await shop.confirm(clientSecret);
    await queries
      .update(payment)
      .set({ provider: 'acct_other:live' })
      .where(eq(payment.shopper, guest));
    expect(await sweep()).toBe(0);
    expect((await rowOf(guest))?.state).toBe('open');
  });

  test('changes nothing while the provider does not answer', async () => {
    const { guest, intent, clientSecret } = await openPayment();
    await shop.confirm(clientSecret);
    const restore = network.always(/./, lost);
    await sweep();
    restore();
    expect((await rowOf(guest))?.state).toBe('open');
    await passHours(guest, 1);
    await sweep();
    expect(await shop.historyOf(guest)).toEqual({ orders: [intent], refunds: [] });
  });

  describe('when the provider dies', () => {
    const RETRIEVE = /^GET \/v1\/payment_intents/;

    /** Three payments that are due since one, two and three hours ago. */
    async function openThree() {
      const three = [await openPayment(), await openPayment(), await openPayment()];
      for (const [index, { guest, clientSecret }] of three.entries()) {
        await shop.confirm(clientSecret);
        await passHours(guest, 3 - index);
      }
      return three;
    }

    test('stops at the first payment that is not answered, and postpones none', async () => {
      const three = await openThree();
      const before = await Promise.all(three.map(({ guest }) => rowOf(guest)));
      const restore = network.always(RETRIEVE, lost);
      network.takeCalls();
      shop.takeLogged();
      expect(await sweep()).toBe(0);
      restore();
      expect(network.takeCalls()).toHaveLength(1);
      expect(shop.takeLogged()).toMatchObject([{ level: 40 }]);
      const after = await Promise.all(three.map(({ guest }) => rowOf(guest)));
      for (const [index, row] of after.entries()) {
        expect(row).toMatchObject({ state: 'open', tries: 0 });
        expect(row?.dueInSeconds).toBeLessThanOrEqual(0);
        // Only the one that was asked about is behind the others now.
        if (index > 0)
          expect(row?.dueInSeconds).toBeLessThan((before[index]?.dueInSeconds ?? 0) + 5);
      }
      expect(await sweep()).toBe(3);
    });

    test('in the middle, has settled what was answered before', async () => {
      const [first, second, third] = await openThree();
      if (!first || !second || !third) throw new Error('Unable to open three payments');
      let answered = 0;
      const restore = network.always(RETRIEVE, (request, forward) => {
        answered += 1;
        return answered === 1 ? forward() : lost(request, forward);
      });
      expect(await sweep()).toBe(1);
      restore();
      expect(answered).toBe(2);
      expect((await rowOf(first.guest))?.state).toBe('ordered');
      expect(await rowOf(second.guest)).toMatchObject({ state: 'open', tries: 0 });
      expect(await rowOf(third.guest)).toMatchObject({ state: 'open', tries: 0 });
      expect(await sweep()).toBe(2);
    });

    test('for one payment alone, goes on with the others the next time', async () => {
      const [first, second, third] = await openThree();
      if (!first || !second || !third) throw new Error('Unable to open three payments');
      const restore = network.always(new RegExp(first.intent), lost);
      expect(await sweep()).toBe(0);
      expect(await sweep()).toBe(2);
      restore();
      expect((await rowOf(second.guest))?.state).toBe('ordered');
      expect((await rowOf(third.guest))?.state).toBe('ordered');
    });

    test.each([
      ['asks for a refund', 'refund_due', /refunds/],
      ['cancels', 'cancelling', /cancel$/],
    ] as const)('while it %s, stops too', async (_what, state, call) => {
      const { guest, intent, clientSecret } = await openPayment();
      if (state === 'refund_due') {
        await shop.confirm(clientSecret);
        network.next(
          RETRIEVE,
          changing((body) => ({ ...body, currency: 'eur' })),
        );
        network.next(call, lost);
        await shop.settle(intent);
      } else {
        await queries.update(payment).set({ state }).where(eq(payment.shopper, guest));
      }
      await passHours(guest, 1);
      const restore = network.always(call, lost);
      expect(await sweep()).toBe(0);
      restore();
      expect(await rowOf(guest)).toMatchObject({ state, tries: 0 });
    });
  });
});
