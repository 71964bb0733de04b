/** A shop that is open: every service of it. `openShop` is the one place that puts them together. */
import type { Logger } from 'pino';
import type { AccountService } from '#app/features/account/account-service.server.ts';
import type { DeleteAccount } from '#app/features/account/data/delete-account.server.ts';
import type { RequestSession } from '#app/features/account/request-session.server.ts';
import type { Auth } from '#app/features/account/sign-in/auth.server.ts';
import type { BasketService } from '#app/features/basket/server/basket-service.server.ts';
import type { SharedBaskets } from '#app/features/basket/shared/shared-baskets.server.ts';
import type { CatalogueService } from '#app/features/catalogue/catalogue-service.server.ts';
import type { ProductPages } from '#app/features/catalogue/product-pages.server.ts';
import type { StorefrontSections } from '#app/features/catalogue/storefront-sections.server.ts';
import type { CheckoutChoices } from '#app/features/delivery/checkout-choices.server.ts';
import type { ListedDelivery } from '#app/features/delivery/listed/listed-shipping.ts';
import type { OfferDelivery } from '#app/features/delivery/offer-delivery.server.ts';
import type { AddressBook } from '#app/features/delivery/saved/saved-addresses.server.ts';
import type { Drafts } from '#app/features/drafts/open-draft.server.ts';
import type { ProductFeed } from '#app/features/feeds/product-feed.server.ts';
import type { Health } from '#app/features/health/health.server.ts';
import type { JobRunner } from '#app/features/jobs/job-runner.server.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import type { StreamSlots } from '#app/features/live/server/stream-slots.ts';
import type { TestMail } from '#app/features/mail/send/test-mail.server.ts';
import type { OrderActions } from '#app/features/orders/actions/order-actions.server.ts';
import type { ClaimOutcome } from '#app/features/orders/link/claim-outcome.ts';
import type { OrderLinks } from '#app/features/orders/link/guest-order-access.server.ts';
import type { OrderService } from '#app/features/orders/order-service.server.ts';
import type { SellByHand } from '#app/features/payment/by-hand/sell-by-hand.server.ts';
import type { GiveBack } from '#app/features/payment/hold/give-back.server.ts';
import type { HoldPayment } from '#app/features/payment/hold/hold-payment.server.ts';
import type { PaymentGateway } from '#app/features/payment/provider/payment-gateway.ts';
import type { PaymentProvider } from '#app/features/payment/provider/payment-provider.ts';
import type { OrderTimes } from '#app/features/payment/settle/order-times.ts';
import type { PaymentReturn } from '#app/features/payment/settle/payment-return.server.ts';
import type { Settle } from '#app/features/payment/settle/settle.server.ts';
import type { HandleWebhook } from '#app/features/payment/settle/webhook.server.ts';
import type { StartPayment } from '#app/features/payment/start/start-from.server.ts';
import type { PaymentService } from '#app/features/payment/start/start-payment.server.ts';
import type { Sweep } from '#app/features/payment/sweep/sweep.server.ts';
import type { Reconciliation } from '#app/features/reconciliation/reconciliation.server.ts';
import type { ReviewService } from '#app/features/reviews/review-service.server.ts';
import type { CurrentSettings } from '#app/features/settings/current-settings.server.ts';
import type { StockLevels } from '#app/features/stock/stock-levels.server.ts';
import type { StockWatches } from '#app/features/stock/watch-stock.server.ts';
import type { TaxTable } from '#app/features/tax/taxes-in.ts';
import type { Declarations } from '#app/features/withdrawal/declarations.server.ts';
import type { NamedLink } from '#app/shared/text/links-text.ts';
import type { Database } from '#db/database.ts';

/** With what shoppers choose for their next payment. */
export type Shop = CheckoutChoices & {
  database: Database;
  /** What the shopkeeper decides, as it holds now. */
  settings: CurrentSettings;
  /** Name and address of who sells; the shop's name alone where nobody has said. */
  sellerLines(): Promise<readonly string[]>;
  /** What links in mails begin with. */
  shopUrl(): string;
  /** Whether mails leave, tried by one. */
  testMail: TestMail;
  /** Where the admin is open: scheme, host and port; null where there is none. */
  adminOrigin(): string | null;
  /** What links into the admin begin with in mails; null where their readers could not open them. */
  mailedAdminUrl(): string | null;
  /** Where its pictures are, and what was uploaded. */
  dataDir: string;
  /** What takes long, in this process. */
  jobs: JobRunner;
  /**
   * Copies the shop into a new folder; gives what is in the way, or null once it is done. `onFile` is called with each
   * file, and ends it by what it throws, as `signal` does.
   */
  backUp(folder: string, tools: { onFile(): void; signal: AbortSignal }): Promise<string | null>;
  /** Where its database is, as its backups name it: of no other shop. */
  backupPlace: string;
  catalogue: CatalogueService;
  /** The home page and the categories, from memory. */
  storefrontSections: () => Promise<StorefrontSections>;
  /** What a product's page sells and offers beside it, from memory. */
  productPages: ProductPages;
  /** Where each file of the sitemap begins, from memory: see SitemapService. */
  sitemapFiles: () => Promise<string[]>;
  /** All that is sold, as a file for programs. */
  productFeed: ProductFeed;
  stockLevels: StockLevels;
  /** Who waits for a variant to be back. */
  stockWatches: StockWatches;
  basket: BasketService;
  /** Who else sees a basket. */
  sharedBaskets: SharedBaskets;
  /** Orders that staff makes for customers. */
  drafts: Drafts;
  reviews: ReviewService;
  orders: OrderService;
  /** What the link of a guest's mail opens later. */
  orderLinks: OrderLinks;
  /** Moves the order of a guest, whose link was opened, to this account. */
  claimOrder(guest: string, intent: string, account: string): Promise<ClaimOutcome>;
  orderActions: OrderActions;
  /** Asks the provider for the refunds that are due of this charge. Failures are its own: the sweep comes again. */
  advanceRefunds(shopper: string, intent: string): Promise<unknown>;
  giveBack: GiveBack;
  payments: PaymentService;
  startPayment: StartPayment;
  /** Counts the start of a payment from an address; the seconds to wait, or 0. */
  paymentRate: (address: string) => Promise<number>;
  /** Where a guest wants the confirmation of the payment that is not paid yet. */
  confirmationEmail: {
    read(shopper: string | null): Promise<string | null>;
    write(shopper: string | null, email: string | null): Promise<boolean>;
  };
  /** What says the tax in the prices of these items; null in a shop without any rate. */
  readTaxTable(items: readonly { variant: string }[]): Promise<TaxTable | null>;
  /** What is said of delivery before anybody has named an address; null where nothing is. */
  listedDelivery(): Promise<ListedDelivery | null>;
  /** What pages say near prices and stars; none where nothing has to be said. */
  offerNotes(): Promise<readonly NamedLink[]>;
  /** What delivery costs, a line each; none where prices lead nowhere. */
  deliveryPrices(): Promise<string[]>;
  /** Whether the zones of the shop, and no plugin, say where orders go. */
  hasOwnDelivery: boolean;
  /** Writes where they go. */
  addresses: AddressBook;
  /** Counts the addresses that are saved from one of the network, as `paymentRate` does. */
  addressRate: (address: string) => Promise<number>;
  /** How its basket can be delivered there; at most two seconds. */
  offerDelivery: OfferDelivery;
  /** Counts the codes that are typed from an address, as `paymentRate` does. */
  codeRate: (address: string) => Promise<number>;
  /** Holds what a payment needs, before its card is confirmed. */
  holdPayment: HoldPayment;
  sellByHand: SellByHand;
  /** Withdrawals by order number and e-mail. */
  withdrawals: Declarations;
  /** Counts what programs ask from an address, as `paymentRate` does. */
  agentRate: (address: string) => Promise<number>;
  /** Counts the holds of an address, as `paymentRate` does. */
  holdRate: (address: string) => Promise<number>;
  paymentReturn: PaymentReturn;
  settle: Settle;
  orderTimes: OrderTimes;
  handleWebhook: HandleWebhook;
  gateway: Pick<PaymentGateway, 'readEvent' | 'signatureHeader' | 'inspectIntent' | 'createRefund'>;
  provider: PaymentProvider;
  /** The embedded card provider: what browsers ask of it, and its events; null with any other. */
  simulator: {
    browser(request: Request): Promise<Response>;
    start(): void;
    stop(): Promise<void>;
  } | null;
  /** The work of every minute; gives how many payments it looked at. */
  sweep: Sweep;
  /** How it does: for staff, and for what watches it. */
  health: Health;
  /** Compares what the provider says with what the shop has, while the shop goes on. */
  reconciliation: Reconciliation;
  /** From where, beside the shop itself, its pages may load pictures. */
  pictureHosts: readonly string[];
  /** The shopkeeper's own hosts, at which webhooks need neither https nor a public address. */
  webhookHosts: readonly string[];
  live: LiveHub;
  streamSlots: StreamSlots;
  auth: Auth;
  accounts: AccountService;
  /** For staff; shoppers follow the link of a mail. */
  deleteAccount: DeleteAccount;
  log: Logger;
  openRequestSession(headers: Headers, clientAddress: string): RequestSession;
  /** Throws when a statement of the shop would fail; asks the database at most once a second. */
  checkDatabase(): Promise<void>;
};
