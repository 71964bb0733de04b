/** The shop's services on a test database and the card simulator, without HTTP around them. */
import { randomUUID } from 'node:crypto';
import { mergeGuest, mergeWishes } from '#app/features/account/merge-guest.server.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { AS_SPECIFIED, type TermsMode } from '#app/features/delivery/terms.ts';
import { checkoutVersion } from '#app/features/payment/checkout-version.ts';
import { createDisputeService } from '#app/features/payment/dispute/dispute-service.server.ts';
import { createRefundService } from '#app/features/payment/refund/refund-service.server.ts';
import { checkoutOf } from '#app/features/payment/start/page-checkout.ts';
import { readPageTerms } from '#app/features/payment/start/page-terms.server.ts';
import type { SettingTexts } from '#app/features/settings/shop-settings.ts';
import { guestIdOf, makeGuestSecret } from '#app/features/shopper/guest-secret.server.ts';
import type { Plugin } from '#app/plugins/plugin.ts';
import type { Database } from '#db/database.ts';
import { openShop } from '#server/open-shop.ts';
import { testProvider } from '#tests/network/test-provider.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testLog } from './test-log.ts';
import { fixedMode, TEST_SECRET, testLimits, testSettings } from './test-settings.ts';

export type TestServices = Awaited<ReturnType<typeof testServices>>;

/** Each test uses new shoppers, so tests of a file share these services in isolation. */
export async function testServices({
  mode = AS_SPECIFIED,
  settings = {},
  database: given = testDatabase(),
  plugins = [],
  hearsEvents = false,
}: {
  mode?: TermsMode;
  /** Others that the environment sets. */
  settings?: SettingTexts;
  database?: Database | Promise<Database>;
  plugins?: readonly Plugin[];
  /** Whether what the provider tells is heard, once the card simulator is asked to deliver it. */
  hearsEvents?: boolean;
} = {}) {
  const database = await given;
  const { queries } = database;
  const { log, takeLines } = testLog();
  const { createProvider, network, stripe, brokenStripe, confirm, simulator } = testProvider({
    sendsEvents: false,
    retries: 0,
  });
  const shop = await openShop(testSettings({ fixed: { ...fixedMode(mode), ...settings } }), {
    database,
    authSecret: TEST_SECRET,
    createProvider,
    deliverWebhook: (request) => (hearsEvents ? hear(request) : Promise.resolve(new Response())),
    limits: testLimits(),
    plugins,
    isServed: true,
    log,
  });
  const { gateway } = shop.provider;

  async function hear(request: Request): Promise<Response> {
    const signature = request.headers.get('stripe-signature') ?? '';
    const event = await gateway.readEvent(await request.text(), signature);
    const isDone = event === null || (await shop.handleWebhook(event));
    return new Response(null, { status: isDone ? 200 : 503 });
  }

  async function basketOf(shopper: string) {
    return shop.basket.read(shopper);
  }

  async function totalOf(shopper: string): Promise<number> {
    return basketTotalCents((await basketOf(shopper)).items);
  }

  async function add(shopper: string, ...variants: string[]): Promise<void> {
    for (const variant of variants) {
      const added = await shop.basket.change(shopper, { type: 'ADD_TO_BASKET', variant });
      if (!added.ok) throw new Error(`Unable to add ${variant}: ${added.refusal}`);
    }
  }

  /** The version of what the payment page shows to the shopper. */
  async function shownTo(shopper: string): Promise<string> {
    const { items } = await basketOf(shopper);
    const { checkout } = checkoutOf(await readPageTerms(shop, shopper, items), items);
    return checkoutVersion(checkout);
  }

  /** Starts a payment of the whole basket, which must succeed and cost something. */
  async function start(shopper: string) {
    const started = await shop.payments.start(shopper, await totalOf(shopper));
    if (!started.ok) throw new Error(`Unable to start a payment: ${started.refusal.code}`);
    const { clientSecret, ...value } = started.value;
    if (clientSecret === null) throw new Error('Nothing is due: there is no card to confirm');
    return { ...value, clientSecret };
  }

  return {
    ...shop,
    database,
    queries,
    gateway,
    refunds: createRefundService({ queries, gateway, log }),
    disputes: createDisputeService({ queries, gateway, log }),
    network,
    stripe,
    brokenStripe,
    confirm,
    cardSimulator: simulator,
    takeLogged: takeLines,
    close: () => database.close(),
    add,
    basketOf,
    totalOf,
    shownTo,
    start,
    /** A new guest with these variants in the basket. */
    async guest(...variants: string[]): Promise<string> {
      const shopper = guestIdOf(makeGuestSecret());
      await add(shopper, ...variants);
      return shopper;
    },
    /** A new account's id; its shopper is created on first use. */
    accountId: () => randomUUID().replaceAll('-', ''),
    async join(guest: string, account: string) {
      const joined = await mergeGuest(queries, guest, account);
      await mergeWishes(queries, guest, account);
      return joined;
    },
    /** Starts a payment and confirms it with a card that works; it is not reported yet. */
    async pay(shopper: string): Promise<string> {
      const { intent, clientSecret } = await start(shopper);
      await confirm(clientSecret);
      return intent;
    },
    /** The ids of the shopper's orders and refunds, newest first. */
    async historyOf(shopper: string) {
      const { orders, refunds } = await shop.orders.page(shopper, null, 100);
      return {
        orders: orders.map(({ id }) => id),
        refunds: refunds.map(({ id, state }) => ({ id, state })),
      };
    },
  };
}
