import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { user } from '#db/schema/auth-schema.ts';
import { mail, orderContact } from '#db/schema/mail-schema.ts';
import { payment } from '#db/schema/shop-schema.ts';
import { changing } from '#tests/network/test-network.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries, confirmationEmail } = shop;

/** The mails of a shopper, as far as this is about them. */
async function mailsOf(shopper: string) {
  return queries
    .select({
      dedupe: mail.dedupe,
      kind: mail.kind,
      recipient: mail.recipient,
      body: mail.body,
    })
    .from(mail)
    .where(eq(mail.shopper, shopper))
    .orderBy(mail.queuedAt, mail.dedupe);
}

function staffOf(shopper: string) {
  return queries.select().from(orderContact).where(eq(orderContact.shopper, shopper));
}

/** A signed-in shopper with a book in the basket. */
async function account(email: string): Promise<string> {
  const id = shop.accountId();
  await queries.insert(user).values({ id, name: '', email });
  await shop.add(id, 'book');
  return id;
}

/** A guest who gives an address and pays. */
async function payingGuest(email: string | null): Promise<{ guest: string; intent: string }> {
  const guest = await shop.guest('book');
  const { intent, clientSecret } = await shop.start(guest);
  if (email !== null) expect(await confirmationEmail.write(guest, email)).toBe(true);
  await shop.confirm(clientSecret);
  return { guest, intent };
}

function placed(intent: string, recipient: string) {
  const body = { order: intent };
  return { dedupe: `placed:${intent}`, kind: 'order_placed', recipient, body };
}

describe('an order queues its confirmation with itself', () => {
  test('to the account', async () => {
    const ann = await account('ann@example.com');
    const intent = await shop.pay(ann);
    await shop.settle(intent);
    expect(await mailsOf(ann)).toEqual([placed(intent, 'account')]);
    expect(await staffOf(ann)).toEqual([]);
  });

  test('to the address that a guest has given, and the order remembers it', async () => {
    const { guest, intent } = await payingGuest('guest@example.com');
    await shop.settle(intent);
    expect(await mailsOf(guest)).toEqual([placed(intent, 'guest@example.com')]);
    expect(await staffOf(guest)).toMatchObject([
      { paymentIntent: intent, email: 'guest@example.com', name: null, address: null },
    ]);
  });

  test('to nobody, for a guest who has given none', async () => {
    const { guest, intent } = await payingGuest(null);
    await shop.settle(intent);
    expect(await mailsOf(guest)).toEqual([]);
    expect(await staffOf(guest)).toEqual([]);
  });

  test('once, however often it is settled', async () => {
    const { guest, intent } = await payingGuest('twice@example.com');
    await Promise.all([shop.settle(intent), shop.settle(intent), shop.sweep()]);
    expect(await mailsOf(guest)).toHaveLength(1);
  });

  test('to the account, for a guest who has joined one while paying', async () => {
    const { guest, intent } = await payingGuest('guest@example.org');
    const ann = await account('ann@example.org');
    await shop.join(guest, ann);
    await shop.settle(intent);
    expect(await mailsOf(ann)).toEqual([placed(intent, 'ann@example.org')]);
  });
});

test('a charge that cannot become an order queues the mail of its refund', async () => {
  const { guest, intent } = await payingGuest('back@example.com');
  shop.network.next(
    /^GET \/v1\/payment_intents/,
    changing((one) => ({ ...one, currency: 'eur' })),
  );
  await shop.settle(intent);
  await shop.sweep();
  expect(await mailsOf(guest)).toEqual([
    {
      dedupe: `refunded:${intent}`,
      kind: 'order_refunded',
      recipient: 'back@example.com',
      body: { order: intent, amountCents: 1196, reason: 'amount_differs' },
    },
  ]);
});

describe('what happens to an order later queues its mail with itself', () => {
  async function ordered(email: string) {
    const { guest, intent } = await payingGuest(email);
    await shop.settle(intent);
    return { guest, intent };
  }

  /** The mails after the confirmation. */
  async function laterMailsOf(shopper: string) {
    const mails = await mailsOf(shopper);
    return mails.filter(({ kind }) => kind !== 'order_placed');
  }

  test('when it is shipped, with its tracking, and when it is delivered', async () => {
    const { guest, intent } = await ordered('parcel@example.com');
    const shipped = { carrier: 'Post', tracking: '42' };
    const { record } = shop.orderActions;
    await record(guest, intent, { kind: 'packed', body: {} });
    await record(guest, intent, { kind: 'shipped', body: shipped });
    await record(guest, intent, { kind: 'note', body: { text: 'A note is for the staff' } });
    await record(guest, intent, { kind: 'delivered', body: {} });
    expect(await laterMailsOf(guest)).toMatchObject([
      { dedupe: `shipped:2:${intent}`, kind: 'order_shipped', body: { order: intent, ...shipped } },
      { dedupe: `delivered:4:${intent}`, kind: 'order_delivered', body: { order: intent } },
    ]);
  });

  test('once when it is cancelled, although that refunds it too', async () => {
    const { guest, intent } = await ordered('cancels@example.com');
    await shop.orderActions.cancelOrder(guest, intent, 'Too big', 'shopper');
    expect(await laterMailsOf(guest)).toMatchObject([{ kind: 'order_cancelled' }]);
  });

  test('once for each refund by hand', async () => {
    const { guest, intent } = await ordered('part@example.com');
    const refund = { cents: 100, lines: null, seenCents: 0, reason: 'A scratch' };
    await shop.orderActions.refundOrder(guest, intent, refund);
    await shop.orderActions.refundOrder(guest, intent, { ...refund, seenCents: 100 });
    const body = { order: intent, amountCents: 100, reason: 'A scratch' };
    expect(await laterMailsOf(guest)).toMatchObject([
      { kind: 'order_refunded', recipient: 'part@example.com', body },
      { kind: 'order_refunded', recipient: 'part@example.com', body },
    ]);
  });
});

test('the staff is notified once of a refund that has failed for good', async () => {
  const { guest, intent } = await payingGuest(null);
  shop.network.next(
    /^GET \/v1\/payment_intents/,
    changing((one) => ({ ...one, currency: 'eur' })),
  );
  await shop.settle(intent);
  const failed = { no: 1, made_by: 'shop', reason: 'amount_differs', state: 'failed', attempt: 3 };
  const changes = JSON.stringify([{ ...failed, amountCents: 1196 }]);
  for (let times = 0; times < 2; times += 1) {
    await queries.execute(sql`
      select write_refunds(${guest}, ${intent}, refunds_version(${guest}, ${intent}),
        ${changes}::jsonb, 'account', 1196, 1, 'refund_failed', null)`);
  }
  const notified = (await mailsOf('staff')).filter(({ dedupe }) => dedupe.includes(intent));
  expect(notified).toEqual([
    {
      dedupe: `refund-failed:${intent}:1:3`,
      kind: 'staff_refund_failed',
      recipient: 'staff',
      body: { order: intent, cents: 1196, reason: 'amount_differs' },
    },
  ]);
});

describe('the address that a guest gives', () => {
  test('is stored with the payment that can still be paid, can be changed and taken back', async () => {
    const guest = await shop.guest('book');
    expect(await confirmationEmail.write(guest, 'early@example.com')).toBe(false);
    await shop.start(guest);
    expect(await confirmationEmail.read(guest)).toBeNull();
    await confirmationEmail.write(guest, 'one@example.com');
    await confirmationEmail.write(guest, 'other@example.com');
    expect(await confirmationEmail.read(guest)).toBe('other@example.com');
    await confirmationEmail.write(guest, null);
    expect(await confirmationEmail.read(guest)).toBeNull();
  });

  test('is frozen with the order', async () => {
    const { guest, intent } = await payingGuest('frozen@example.com');
    await shop.settle(intent);
    expect(await confirmationEmail.write(guest, 'late@example.com')).toBe(false);
    const [row] = await queries.select().from(payment).where(eq(payment.intent, intent));
    expect(row?.email).toBe('frozen@example.com');
    expect(await confirmationEmail.read(guest)).toBeNull();
  });

  test('is nobody else’s', async () => {
    const { guest } = await payingGuest('mine@example.com');
    expect(await confirmationEmail.read(await shop.guest('book'))).toBeNull();
    expect(await confirmationEmail.read(null)).toBeNull();
    expect(await confirmationEmail.write(null, 'x@example.com')).toBe(false);
    expect(await confirmationEmail.read(guest)).toBe('mine@example.com');
  });

  test('goes with the order to an account that the guest joins later', async () => {
    const { guest, intent } = await payingGuest('moves@example.com');
    await shop.settle(intent);
    const ann = await account('ann@example.net');
    await shop.join(guest, ann);
    expect(await staffOf(guest)).toEqual([]);
    expect(await staffOf(ann)).toMatchObject([{ paymentIntent: intent }]);
  });
});
