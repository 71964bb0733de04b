/** Puts the services of a shop together over an open database and a payment provider. */
import type { Logger } from 'pino';
import { createAccountService } from '#app/features/account/account-service.server.ts';
import { claimOrder } from '#app/features/account/claim-order.server.ts';
import { createDeleteAccount } from '#app/features/account/data/delete-account.server.ts';
import { createGuestCookie } from '#app/features/account/guest-cookie.server.ts';
import { mergeGuest, mergeWishes } from '#app/features/account/merge-guest.server.ts';
import { createGuessLimiter } from '#app/features/account/password/guess-limit.server.ts';
import { openRequestSession } from '#app/features/account/request-session.server.ts';
import { createAuth } from '#app/features/account/sign-in/auth.server.ts';
import { MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { createBasketService } from '#app/features/basket/server/basket-service.server.ts';
import { createSharedBaskets } from '#app/features/basket/shared/shared-baskets.server.ts';
import { createCatalogueService } from '#app/features/catalogue/catalogue-service.server.ts';
import { createCheckoutChoices } from '#app/features/delivery/checkout-choices.server.ts';
import { createOfferDelivery } from '#app/features/delivery/offer-delivery.server.ts';
import { createAddressBook } from '#app/features/delivery/saved/saved-addresses.server.ts';
import { createDrafts } from '#app/features/drafts/open-draft.server.ts';
import { createHealth } from '#app/features/health/health.server.ts';
import { numberInvoices, readSeller } from '#app/features/invoices/invoices.server.ts';
import { createJobRunner } from '#app/features/jobs/job-runner.server.ts';
import { openLiveHub } from '#app/features/live/server/live-hub.server.ts';
import { createStreamSlots } from '#app/features/live/server/stream-slots.ts';
import { createOrderActions } from '#app/features/orders/actions/order-actions.server.ts';
import { forgetContacts } from '#app/features/orders/forget-contacts.server.ts';
import { createOrderLinks } from '#app/features/orders/link/guest-order-access.server.ts';
import { createOrderService } from '#app/features/orders/order-service.server.ts';
import { createAdminSums } from '#app/features/orders/staff/sales-variants.server.ts';
import { createSellByHand } from '#app/features/payment/by-hand/sell-by-hand.server.ts';
import { createDeclines } from '#app/features/payment/decline/declines.server.ts';
import { createDisputeService } from '#app/features/payment/dispute/dispute-service.server.ts';
import { createOrderFree, type Recipient } from '#app/features/payment/free/order-free.server.ts';
import { createGiveBack } from '#app/features/payment/hold/give-back.server.ts';
import { createHoldPayment } from '#app/features/payment/hold/hold-payment.server.ts';
import { withOwnIntents } from '#app/features/payment/provider/own-intent.ts';
import { createRefundService } from '#app/features/payment/refund/refund-service.server.ts';
import { createOrderTimes } from '#app/features/payment/settle/order-times.ts';
import { createPaymentReturn } from '#app/features/payment/settle/payment-return.server.ts';
import { createRecentPayments } from '#app/features/payment/settle/recent-payments.ts';
import { createSettle } from '#app/features/payment/settle/settle.server.ts';
import { createWebhookHandler } from '#app/features/payment/settle/webhook.server.ts';
import {
  readConfirmationEmail,
  writeConfirmationEmail,
} from '#app/features/payment/start/confirmation-email.server.ts';
import { logRefusedPayments } from '#app/features/payment/start/log-refused-payments.server.ts';
import { createStartPayment } from '#app/features/payment/start/start-from.server.ts';
import { createPaymentService } from '#app/features/payment/start/start-payment.server.ts';
import { createRecentChanges } from '#app/features/payment/sweep/recent-changes.server.ts';
import { createSweep } from '#app/features/payment/sweep/sweep.server.ts';
import { createSweepHolds } from '#app/features/payment/sweep/sweep-holds.server.ts';
import { createReconciliation } from '#app/features/reconciliation/reconciliation.server.ts';
import { createReviewService } from '#app/features/reviews/review-service.server.ts';
import {
  createRates,
  FREE_ORDER_LIMIT,
  hitRateLimit,
} from '#app/features/shopper/rate-limits.server.ts';
import { isPlacedAfterMerge } from '#app/features/shopper/shopper-store.server.ts';
import { createStockClaims } from '#app/features/stock/stock-claims.server.ts';
import { createStockLevels } from '#app/features/stock/stock-levels.server.ts';
import { createStockWatches } from '#app/features/stock/watch-stock.server.ts';
import { readTaxTable } from '#app/features/tax/tax-rates.server.ts';
import { createDeclarations } from '#app/features/withdrawal/declarations.server.ts';
import type { Plugin } from '#app/plugins/plugin.ts';
import type { Shop } from '#app/shop.server.ts';
import type { Database } from '#db/database.ts';
import { createStatementCheck } from '#db/statement-check.ts';
import { openTestMail } from '#server/providers/open-mail.ts';
import type { PaymentProviderFactory } from '#server/providers/open-provider.ts';
import { adminOrigin, mailedAdminOrigin } from './admin/admin-link.ts';
import { createMinuteSweep } from './background/background-work.ts';
import { placeOf, runningSource } from './backup/backup-source.ts';
import { tryBackup } from './backup/make-backup.ts';
import { openSettings } from './open-settings.ts';
import { openStorefront } from './open-storefront.ts';
import type { Settings } from './settings/settings.ts';
import type { ShopLimits } from './shop-limits.ts';
import { shopUrl } from './startup-banner.ts';

/** What the shop is opened over: its ports, and how much of it one client may use. */
export type ShopPorts = {
  database: Database;
  /** Signs sessions. */
  authSecret: string;
  createProvider: PaymentProviderFactory;
  /** Takes the events of a provider in this process, once the shop has opened. */
  deliverWebhook(request: Request): Promise<Response>;
  limits: ShopLimits;
  /** Of basket.config.ts. */
  plugins: readonly Plugin[];
  /** Whether it is opened to serve shoppers, and not for a command. */
  isServed: boolean;
  log: Logger;
};

/** The one composition: whatever needs services of a shop gets them from here, as the settings have them. */
export async function openShop(settings: Settings, ports: ShopPorts): Promise<Shop> {
  const { database, authSecret, deliverWebhook, limits, plugins, isServed, log } = ports;
  const { pictureHosts, webhookHosts, dataDir } = settings;
  const { queries } = database;
  const live = await openLiveHub(database, (error) =>
    log.error({ err: error }, 'Unable to notify the other processes of a change'),
  );
  const shopSettings = await openSettings(settings, { queries, live, log, isServed });
  const { current } = shopSettings;
  const shopName = () => current().about.name;
  const forget = () => forgetContacts(queries, current().contactDays);
  const origin = settings.origin ?? null;
  const ownUrl = () => shopUrl(settings, settings.port);
  const health = createHealth(queries, {
    zone: () => current().timeZone,
    makesBackups: settings.backups !== null,
    maxDeclines: limits.declines.max,
  });
  const { provider, simulator } = ports.createProvider({
    ...{ queries, onKey: health.keyAnswered },
    deliverWebhook,
    onError: (error) => log.error({ err: error }, 'The card simulator failed'),
  });
  const gateway = withOwnIntents(provider.gateway);
  const refunds = createRefundService({ queries, gateway, log });
  const { advanceRefunds } = refunds;
  const giveBack = createGiveBack(queries, log);
  const disputes = createDisputeService({ queries, gateway, log });
  const sellsGiftCards = () => current().mode.credits ?? false;
  const stock = createStockClaims(queries, live, (error) =>
    log.error({ err: error }, 'Unable to end a hold: the sweep does'),
  );
  const stockLevels = createStockLevels({
    queries,
    live,
    sellsGiftCards,
    onError: (error) => log.error({ err: error }, 'Unable to notify the open pages of the stock'),
  });
  const recent = createRecentPayments();
  const orderTimes = createOrderTimes();
  const declines = createDeclines(queries, limits.declines);
  const { settle, settleIntent } = createSettle({
    ...{ queries, gateway, refunds, stock, recent, orderTimes, declines, log },
  });
  const offerDelivery = createOfferDelivery({
    ...{ queries, plugins, log },
    timeZone: () => current().timeZone,
  });
  const wantedParts = {
    readLimits: () => ({
      mode: current().mode,
      tax: current().tax,
      maxUnits: current().maxUnits ?? MAX_BASKET_LINES,
    }),
    offerDelivery,
  };
  const payments = logRefusedPayments(
    createPaymentService({ queries, gateway, settleIntent, stock, recent, ...wantedParts }),
    log,
  );
  const guesses = createGuessLimiter(queries, authSecret, limits.guesses);
  const freeOrderRate = (one: Recipient) => {
    const who = one.kind === 'account' ? `account ${one.uid}` : guesses.emailHash(one.email);
    return hitRateLimit(queries, `free ${who}`, FREE_ORDER_LIMIT);
  };
  const secrets = [authSecret, ...settings.otherAuthSecrets] as const;
  const auth = createAuth({
    queries,
    log,
    guesses,
    settings: { secrets, origin, shopName, limit: limits.auth },
  });
  const deleteAccount = createDeleteAccount({
    ...{ queries, endUnpaid: payments.endUnpaid, forgetContacts: forget },
  });
  const accounts = createAccountService({
    ...{ queries, log, secrets, guesses, shopName, readToken: auth.readToken, deleteAccount },
  });
  const guestCookie = createGuestCookie(origin?.startsWith('https:') ?? false);
  const catalogue = createCatalogueService(database);
  await catalogue.loadSample();
  const join = (guest: string, account: string) => mergeGuest(queries, guest, account);
  const joinWishes = (guest: string, account: string) => mergeWishes(queries, guest, account);
  const basket = createBasketService({
    ...{ queries, live, log, sellsGiftCards, guestLimit: limits.guests },
  });
  const handleWebhook = createWebhookHandler({
    ...{ queries, settle, recent, refunds, disputes, declines, endUnpaid: payments.endUnpaid },
  });
  const recentChanges = createRecentChanges({ gateway, handle: handleWebhook, log });
  const sweepPayments = createSweep({
    ...{ queries, gateway, settle, settleIntent, payments, refunds, recentChanges, log },
  });
  const sweepHolds = createSweepHolds({ queries, gateway, payments, log });
  const jobs = createJobRunner({ queries, log });
  const rateOf = createRates(queries, limits.payments);
  const addresses = createAddressBook(queries);
  const choices = createCheckoutChoices(queries);
  const hasOwnDelivery = plugins.every(({ deliveryPrice }) => deliveryPrice === undefined);
  return {
    database,
    simulator,
    settings: shopSettings,
    async sellerLines() {
      const seller = await readSeller(queries);
      return seller ? [seller.name, ...seller.lines] : [current().about.name];
    },
    ...openStorefront({ queries, live, stockLevels, catalogue, current, hasOwnDelivery }),
    stockLevels,
    stockWatches: createStockWatches({
      ...{ queries, secret: authSecret, limit: limits.stockWatches },
      emailHash: guesses.emailHash,
    }),
    basket,
    sharedBaskets: createSharedBaskets({ queries, live }),
    drafts: createDrafts({ queries, basket, addresses, choices, join, joinWishes }),
    reviews: createReviewService({
      ...{ queries, live, limit: limits.reviews },
      policy: () => current().reviews,
    }),
    orders: createOrderService(queries),
    orderLinks: createOrderLinks(queries),
    claimOrder: (guest, intent, account) => claimOrder(queries, guest, intent, account),
    withdrawals: createDeclarations({
      ...{ queries, limit: limits.withdrawals, emailHash: guesses.emailHash, log },
    }),
    orderActions: createOrderActions({ queries, advanceRefunds, giveBack, log }),
    advanceRefunds,
    giveBack,
    payments,
    startPayment: createStartPayment(declines, payments),
    sellByHand: createSellByHand({ queries, gateway, payments, ...wantedParts }),
    paymentRate: rateOf('payment'),
    confirmationEmail: {
      read: (shopper) => readConfirmationEmail(queries, shopper),
      write: (shopper, email) =>
        writeConfirmationEmail(queries, shopper, email, current().mode.email === 'required'),
    },
    ...choices,
    readTaxTable: (items) => readTaxTable(queries, items),
    hasOwnDelivery,
    addresses,
    addressRate: rateOf('address'),
    offerDelivery,
    codeRate: rateOf('code'),
    holdPayment: createHoldPayment({ queries, stock }),
    holdRate: rateOf('hold'),
    agentRate: createRates(queries, limits.agents)('agent'),
    paymentReturn: createPaymentReturn({
      queries,
      settle,
      orderFree: createOrderFree({ queries, stock, recent, freeOrderRate, log }),
      recent,
    }),
    settle,
    orderTimes,
    handleWebhook,
    gateway,
    provider,
    pictureHosts,
    webhookHosts,
    dataDir,
    jobs,
    backupPlace: placeOf(settings),
    backUp: (folder, tools) => tryBackup(runningSource(settings, database), folder, tools),
    shopUrl: ownUrl,
    testMail: openTestMail(settings, current, ownUrl),
    mailedAdminUrl: () => mailedAdminOrigin(settings.admin, origin !== null),
    adminOrigin: () => (settings.admin.port === 'off' ? null : adminOrigin(settings.admin)),
    live,
    streamSlots: createStreamSlots(limits.streams),
    auth,
    accounts,
    deleteAccount,
    log,
    openRequestSession: (headers, address) =>
      openRequestSession(
        {
          ...{ auth, readBasket: basket.read, guestCookie, join, joinWishes },
          isPlacedAfterMerge: (guest, intent) => isPlacedAfterMerge(queries, guest, intent),
        },
        headers,
        address,
      ),
    checkDatabase: createStatementCheck(queries),
    health,
    sweep: createMinuteSweep(
      queries,
      sweepPayments,
      sweepHolds,
      jobs.endSilent,
      () => numberInvoices(queries, current().timeZone),
      forget,
      createAdminSums(queries, () => current().timeZone),
    ),
    reconciliation: createReconciliation({
      ...{ queries, gateway, settle, refunds, disputes, sweep: sweepPayments, log },
    }),
  };
}
