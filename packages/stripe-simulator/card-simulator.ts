/**
 * The card simulator: Stripe's wire protocol for what a shop needs, in process, with its state in
 * a database. It knows published test cards only and moves no money.
 */
import { createApi } from './api/api.ts';
import { deleteExpiredKeys } from './api/idempotency.ts';
import { createDashboard, type Dashboard } from './charges/dashboard.ts';
import { applyDueChanges } from './charges/due-changes.ts';
import type { Store } from './payments/database.ts';
import { orAborted } from './payments/or-aborted.ts';
import { createRecentIntents } from './payments/recent-intents.ts';
import { createPayOut } from './payouts/pay-out.ts';
import { createBrowser } from './shopper/browser.ts';
import { createDelivery } from './webhooks/delivery.ts';
import { deleteOldEvents } from './webhooks/event-queue.ts';

export type CardSimulatorDeps = {
  /** Where its tables are; never call the simulator inside one of its transactions. */
  db: Store;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /**
   * The types of events that are delivered, as an endpoint at Stripe has its `enabled_events`
   * (https://docs.stripe.com/api/webhook_endpoints/object); all by default.
   */
  enabledEvents?: readonly string[];
  /** The shop's own handler of POST /api/payments/webhook. */
  deliverWebhook: (request: Request) => Promise<Response>;
  /** The clock; the real one by default. */
  now?: () => Date;
  /** Called with bugs and outages: what answered 500, and a delivery that lost its database. */
  onError?: (error: unknown) => void;
};

export type CardSimulator = {
  /**
   * The secret-key calls, a `fetch` for `Stripe.createFetchHttpClient`. Like a network it rejects
   * when the caller's signal aborts; what was begun may be done nevertheless.
   */
  api(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Answers a browser's requests under /card-simulator. */
  browser(request: Request): Promise<Response>;
  /** Begins to deliver webhook events, those of an earlier run included. */
  start(): void;
  /** Applies and delivers what is due now, and resolves when each event was tried. */
  deliverDue(): Promise<void>;
  /** Ends the delivery; what was not delivered is delivered after the next start. */
  stop(): Promise<void>;
  /** Refunds and disputes that do not come from the shop, for tests and demonstrations. */
  dashboard: Dashboard;
};

/** Makes a simulator; several may share one database. */
export function createCardSimulator(deps: CardSimulatorDeps): CardSimulator {
  const { now = () => new Date(), onError = () => {}, enabledEvents = null } = deps;
  const calls = { ...deps, recent: createRecentIntents(), enabledEvents, now, onError };
  const payOut = createPayOut(deps.db, now);
  const delivery = createDelivery({
    ...calls,
    deleteExpired,
    // What it records is delivered next.
    async applyDueChanges() {
      await applyDueChanges({ ...calls, onEvents() {} });
      await payOut();
    },
  });
  const parts = { ...calls, onEvents: delivery.wake };
  const answerApi = createApi(parts);
  const answerBrowser = createBrowser(parts);

  async function deleteExpired(at: Date): Promise<void> {
    await deleteExpiredKeys(deps.db, at);
    await deleteOldEvents(deps.db, at);
  }

  return {
    api(input, init) {
      const request = new Request(input, init);
      return orAborted(answerApi(request), request.signal);
    },
    browser: answerBrowser,
    start: delivery.start,
    deliverDue: delivery.deliverDue,
    stop: delivery.stop,
    dashboard: createDashboard(parts),
  };
}
