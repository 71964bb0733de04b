/**
 * A shop in which everything happens of which a function of its database writes or answers JSON: by the calls that pages,
 * commands and sweeps make, so that what one side has written is what the other one reads.
 */
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { enterWithCode, findSession } from '#admin/sign-in/staff-sessions.server.ts';
import { TO_BUYER } from '#app/features/credits/bought-cards.ts';
import { endDelivery, takeDelivery } from '#app/features/events/delivery-store.server.ts';
import { EVENT_KIND_NAMES } from '#app/features/events/event-kinds.ts';
import { listMail, requeueMail } from '#app/features/mail/mail-list.server.ts';
import { readDueMails, takeMail } from '#app/features/mail/mail-store.server.ts';
import { queueStaffMail } from '#app/features/mail/queue-staff-mail.server.ts';
import { queueReviewMails } from '#app/features/reviews/review-store.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { eventEndpoint } from '#db/schema/event-schema.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { orderStatus } from '#db/schema/order-schema.ts';
import { findTokenActor } from '#operations/caller-scopes.server.ts';
import { hashSecret } from '#operations/staff/staff-invites.server.ts';
import { testAccounts } from '#tests/fixtures/test-account.ts';
import { boughtBy, GOOD_REVIEW, orderOf } from '#tests/fixtures/test-reviews.ts';
import { stocked } from '#tests/fixtures/test-stock.ts';
import { changing } from '#tests/network/test-network.ts';
import { testShell } from '#tests/shop/shell.ts';
import type { TestServices } from '#tests/shop/test-services.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const OSLO = {
  ...{ name: 'Nora Known', line1: 'Storgata 1', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};

const ADDRESS = [
  ...['--country', 'NO', '--name', 'Nora Known', '--line1', 'Storgata 2'],
  ...['--city', 'Oslo', '--postal-code', '0150'],
];

const ENDPOINT = 'we_history';

/** It becomes a gift card that shoppers buy. */
const BOUGHT_CARD = 'usb-c-cable';

export async function liveThrough(shop: TestServices): Promise<void> {
  const { queries } = shop;
  const accounts = testAccounts(shop);
  const shell = testShell(shop);

  /** A command of staff, which must succeed. */
  async function run(...words: string[]): Promise<string> {
    const { code, out, err, asked } = await shell(...words);
    expect(code, `${words.join(' ')}: ${err}${asked}`).toBe(0);
    return out;
  }

  async function buys(shopper: string, ...variants: string[]): Promise<string> {
    await shop.add(shopper, ...variants);
    const id = await shop.pay(shopper);
    expect(await shop.settle(id)).toMatchObject({ kind: 'ordered' });
    return id;
  }

  async function setUp() {
    await queries.insert(eventEndpoint).values({
      ...{
        id: ENDPOINT,
        address: 'https://a.example/',
        kinds: EVENT_KIND_NAMES,
        secret: 'whsec_1',
      },
    });
    await run('seller', 'set', 'Basket Ltd', '1 High Street');
    await run('tax', 'set', 'everything-else', '25');
    await run('codes', 'set', 'SPRING', '10%', '--uses', '5');
    await stocked(queries, 'lamp', 3);
    await stocked(queries, 'cup', 0);
    await run('stock', 'count', 'lamp', '--units', '4');
  }

  async function account() {
    const one = await accounts.register();
    await shop.addresses.save(one.uid, OSLO);
    return one;
  }

  async function guestWith(...variants: string[]): Promise<string> {
    const guest = await shop.guest(...variants);
    await shop.addresses.save(guest, OSLO);
    return guest;
  }

  async function basketsAndMerges() {
    const guest = await guestWith('book', 'lamp');
    await shop.basket.change(guest, { type: 'REMOVE_FROM_BASKET', id: 'book' });
    const { items } = await shop.basketOf(guest);
    const lines = items.map(({ line }) => line);
    await shop.basket.change(guest, { type: 'REMOVE_LINES', lines });
    await shop.basket.change(guest, { type: 'RESTORE_LINES', lines });
    const joining = await account();
    await boughtBy(shop, guest, 'tablet');
    await shop.join(guest, joining.uid);
    await shop.basket.change(guest, { type: 'REMOVE_LINES', lines });
  }

  async function orders() {
    const { uid } = await account();
    await shop.saveCode(uid, 'SPRING');
    const id = await buys(uid, 'lamp', 'book');
    await shop.sweep();
    await run('orders', 'change-address', id, ...ADDRESS);
    await run('orders', 'pack', id);
    await run('orders', 'ship', id);
    await run('orders', 'track', id, '--carrier', 'Post', '--tracking', '42');
    await run('orders', 'deliver', id);
    await run('orders', 'refund', id, '--amount', '1.00', '--reason', 'A scratch', '--yes');
    const { basket } = await orderOf(shop, uid, id);
    const lines = basket.slice(0, 1).map(({ line }) => line);
    await shop.orderActions.requestReturn(uid, id, [{ lines, reason: 'damaged', words: 'Broken' }]);
    await run('orders', 'approve-return', id);
    await run(
      'orders',
      'receive-return',
      id,
      '--lines',
      lines.join(','),
      '--refund',
      'nothing',
      '--yes',
    );
    const cancelled = await buys(uid, 'lamp');
    await run('orders', 'cancel', cancelled, '--reason', 'Sold out', '--yes');
  }

  /** Charges that become no order: in another currency, and a second one for the same payment. */
  async function chargesThatGoBack() {
    const { uid } = await account();
    await shop.add(uid, 'book');
    const id = await shop.pay(uid);
    shop.network.next(
      /^GET \/v1\/payment_intents/,
      changing((body) => ({ ...body, currency: 'eur' })),
    );
    expect(await shop.settle(id)).toMatchObject({ kind: 'refunded' });
    await shop.add(uid, 'book');
    const own = await shop.start(uid);
    const { amount, metadata } = await shop.stripe().paymentIntents.retrieve(own.intent);
    const stray = await shop.stripe().paymentIntents.create({ amount, currency: 'usd', metadata });
    await shop.confirm(stray.client_secret ?? '');
    expect(await shop.settle(stray.id)).toMatchObject({ kind: 'refunded' });
  }

  async function giftCards() {
    const mailed = ['--email', 'kim@shop.example', '--giver', 'Jo', '--words', 'Enjoy it'];
    await run('gift-cards', 'issue', '--amount', '5', ...mailed);
    const handed = await run('gift-cards', 'issue', '--amount', '5', '--json');
    const guest = await guestWith('book');
    expect(await shop.saveCredit(guest, JSON.parse(handed))).toBe(true);
    const { intent } = await shop.start(guest);
    await shop.payments.endUnpaid(guest);
    expect(await shop.orders.details(guest, intent)).toBeNull();
    await queries.update(product).set({ giftCard: 'yes' }).where(eq(product.variant, BOUGHT_CARD));
    const giver = await shop.guest(BOUGHT_CARD);
    await shop.saveGiftTo(giver, { ...TO_BUYER, email: 'kim@shop.example' });
    const bought = await buys(giver);
    await shop.stripe().refunds.create({ payment_intent: bought });
    await shop.refunds.advanceRefunds(giver, bought);
  }

  async function watchedStock() {
    const { uid } = await account();
    await shop.stockWatches.watch(uid, 'cup');
    await shop.stockWatches.askGuest({ email: newEmail(), clientAddress: '192.0.2.9' }, 'cup');
    await run('stock', 'count', 'cup', '--units', '2');
    const holder = await guestWith('cup');
    const { intent } = await shop.start(holder);
    await shop.holdPayment(holder, intent);
    await shop.payments.endUnpaid(holder);
    await run('products', 'change-variants', 'cup', '--rows', 'variant\tprice\ncup\t11');
  }

  async function reviews() {
    const { uid } = await account();
    const opened = await boughtBy(shop, uid, 'stand-mixer');
    await shop.reviews.ask(opened, true);
    await run('orders', 'deliver', opened.order.id);
    await queries
      .update(orderStatus)
      .set({ since: sql`now() - interval '9 days'` })
      .where(eq(orderStatus.paymentIntent, opened.order.id));
    await queueReviewMails(queries, 7);
    const now = { ...opened, order: await orderOf(shop, uid, opened.order.id) };
    await shop.reviews.write(now, now.order.basket[0]?.id ?? '', GOOD_REVIEW);
  }

  async function accountsThatEnd() {
    const ann = await account();
    const email = await accounts.linkTo(ann.uid, 'confirm_email');
    const secret = email.searchParams.get('email') ?? '';
    await shop.accounts.followLink(ann.session, { purpose: 'confirm-email', secret });
    const cookie = await accounts.signIn(ann.email);
    const headers = new Headers({ host: 'localhost', cookie });
    expect(await shop.openRequestSession(headers, '192.0.2.1').shopper()).toBe(ann.uid);
    const cancelled = await buys(ann.uid, 'book');
    await run('orders', 'change-address', cancelled, ...ADDRESS);
    await run('orders', 'cancel', cancelled, '--reason', 'Sold out', '--yes');
    await shop.accounts.askToConfirm(ann.session, newEmail());
    const moved = await accounts.linkTo(ann.uid, 'confirm_email');
    const to = moved.searchParams.get('email') ?? '';
    await shop.accounts.followLink(ann.session, { purpose: 'confirm-email', secret: to });
    await shop.accounts.askToDelete(ann.session);
    await queries.update(mail).set({ state: 'sent' }).where(eq(mail.shopper, ann.uid));
    const { searchParams } = await accounts.linkTo(ann.uid, 'confirm_deletion');
    const deletion = searchParams.get('deletion') ?? '';
    await shop.accounts.followLink(ann.session, { purpose: 'delete-account', secret: deletion });
  }

  /** Mails of an account that is there when they are sent. */
  async function accountsThatStay() {
    const ann = await account();
    await accounts.signIn(ann.email);
    await accounts.post('request-password-reset', { email: ann.email });
    const to = newEmail();
    await shop.accounts.askToConfirm(ann.session, to);
    const link = await accounts.linkTo(ann.uid, 'confirm_email');
    const secret = link.searchParams.get('email') ?? '';
    await shop.accounts.followLink(ann.session, { purpose: 'confirm-email', secret });
    await shop.accounts.askToDelete(ann.session);
    const withdrawn = await buys(ann.uid, 'book');
    await run('orders', 'withdraw', withdrawn, '--yes');
  }

  async function drafts() {
    const made = await run('drafts', 'make', '--email', 'kim@shop.example', '--json');
    const { draft }: { draft: string } = JSON.parse(made);
    await run('drafts', 'set-units', draft, 'book');
    await run('drafts', 'set-address', draft, ...ADDRESS);
    await run('drafts', 'send', draft);
  }

  async function staffComesIn() {
    const invitation = await run('staff', 'invite', 'Olga', '--role', 'owner');
    const [code = ''] = /(?:\w{5}-){4}\w{5}/.exec(invitation) ?? [];
    const token = await enterWithCode(queries, { code, userAgent: null });
    expect(await findSession(queries, token ?? '')).toMatchObject({ name: 'Olga' });
    const [secret = ''] =
      /basket_[\w-]+/.exec(await run('tokens', 'make', 'Till', '--scopes', 'orders:read')) ?? [];
    expect(await findTokenActor(queries, hashSecret(secret))).not.toBeNull();
  }

  async function whatIsSent() {
    const [due] = await readDueMails(queries, null, 1);
    expect(await takeMail(queries, due?.shopper ?? '', 60, '<one@shop.example>')).not.toBeNull();
    const { mails } = await listMail(queries, {
      isStuck: false,
      recipient: null,
      after: null,
      limit: 5,
    });
    for (const one of mails) await requeueMail(queries, one);
    const taken = await takeDelivery(queries, ENDPOINT);
    if (!taken) throw new Error('Nothing was announced');
    const attempt = { status: 410, answer: 'Gone', isTaken: false };
    await endDelivery(queries, taken, attempt, {
      ...{ state: 'due', pauseSeconds: 0, offBecause: 'It is gone.' },
    });
  }

  await setUp();
  await basketsAndMerges();
  await orders();
  await chargesThatGoBack();
  await giftCards();
  await watchedStock();
  await reviews();
  await accountsThatEnd();
  await accountsThatStay();
  await drafts();
  await staffComesIn();
  await shop.sweep();
  await queueStaffMail(queries);
  await whatIsSent();
}
