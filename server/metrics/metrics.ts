/**
 * What a process says of itself and of the shop to who watches it, as text:
 * https://prometheus.io/docs/instrumenting/exposition_formats/. It is loaded where METRICS_TOKEN is set.
 */
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Health, ShopHealth } from '#app/features/health/health.server.ts';
import type { StreamSlots } from '#app/features/live/server/stream-slots.ts';
import type { OrderTimes } from '#app/features/payment/settle/order-times.ts';
import type { Database } from '#db/database.ts';
import { createRoutePatterns } from './route-patterns.ts';

export type MetricsParts = {
  /** The patterns of all routes of the shop. */
  routes: readonly string[];
  health: Pick<Health, 'read'>;
  streamSlots: Pick<StreamSlots, 'open'>;
  database: Pick<Database, 'pools'>;
  orderTimes: Pick<OrderTimes, 'onPlaced'>;
  /** Of all amounts: a code of ISO 4217. */
  currency(): string;
  log: Logger;
};

export type Metrics = {
  /** Counts a request of the shop that was answered, and how many seconds it took. */
  answered(url: string, status: number, seconds: number): void;
  contentType: string;
  /** All of them as they are now; without those of the database where it does not answer. */
  text(): Promise<string>;
};

/** In seconds: from a page of the response cache to a payment that waits for its provider. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** In seconds: from the browser's own report to a sweep that has found the charge hours later. */
const ORDER_BUCKETS = [1, 2, 5, 10, 30, 60, 120, 300, 900, 3_600, 21_600];

/** How often the delay of the event loop is looked at. */
const EVENT_LOOP_MS = 20;

/** In seconds; 0 of what is not there, or is still to come. */
function ageOf(sinceSeconds: number | null, { facts }: ShopHealth): number {
  return sinceSeconds === null ? 0 : Math.max(0, facts.nowSeconds - sinceSeconds);
}

/** A metric of the shop as it is now: its name, what it says, and its value. */
const GAUGES: readonly [name: string, help: string, of: (health: ShopHealth) => number][] = [
  [
    'basket_payments_open',
    'Payments that were started within an hour and have not become an order',
    ({ facts }) => facts.openPayments,
  ],
  [
    'basket_refunds_due',
    'Refunds that the card provider does not have yet',
    ({ facts }) => facts.refundsDue,
  ],
  [
    'basket_refunds_oldest_due_seconds',
    'Age of the oldest refund that the card provider does not have yet',
    (health) => ageOf(health.facts.oldestRefundSeconds, health),
  ],
  ['basket_holds', 'Payments for which units of the stock are held', ({ facts }) => facts.holds],
  [
    'basket_holds_overdue_seconds',
    'Time since the first hold that is still there should have ended',
    (health) => ageOf(health.facts.firstHoldEndsSeconds, health),
  ],
  ['basket_mails_waiting', 'Mails that are still to be sent', ({ facts }) => facts.mailsWaiting],
  [
    'basket_mails_oldest_waiting_seconds',
    'Age of the oldest mail that is still to be sent',
    (health) => ageOf(health.facts.oldestMailSeconds, health),
  ],
  [
    'basket_webhook_deliveries_due',
    'Events that endpoints have not taken yet',
    ({ facts }) => facts.deliveriesDue,
  ],
  [
    'basket_webhook_deliveries_oldest_due_seconds',
    'Age of the oldest event that an endpoint has not taken yet',
    (health) => ageOf(health.facts.oldestDeliverySeconds, health),
  ],
  [
    'basket_webhook_endpoints_off',
    'Endpoints that the shop has switched off by itself',
    ({ facts }) => facts.endpointsOff,
  ],
  [
    'basket_background_lag_seconds',
    'Time since a round of the background work of this process has ended',
    (health) => ageOf(health.facts.lastRoundSeconds, health),
  ],
];

/** What the database says; `set` takes what was read. */
function metricsOfShop(currency: () => string) {
  const registry = new Registry();
  const registers = [registry];
  const orders = new Counter({
    ...{ name: 'basket_orders_total', help: 'Orders that were placed', registers },
  });
  const amount = new Counter({
    name: 'basket_orders_amount_cents_total',
    help: "What orders were charged, in the currency's smallest unit; refunds are not taken off",
    labelNames: ['currency'],
    registers,
  });
  const lastOrder = new Gauge({
    name: 'basket_last_order_timestamp_seconds',
    help: 'When the newest order was placed; 0 before the first one',
    registers,
  });
  const lastBackup = new Gauge({
    name: 'basket_last_backup_timestamp_seconds',
    help: 'When the last good backup of a night was made; 0 before the first one',
    registers,
  });
  const healthy = new Gauge({
    name: 'basket_healthy',
    help: 'Whether a subject is well (1) or not (0), as the page Health of the admin says it',
    labelNames: ['subject'],
    registers,
  });
  const gauges = GAUGES.map(([name, help, of]) => ({
    gauge: new Gauge({ name, help, registers }),
    of,
  }));
  return {
    registry,
    set(health: ShopHealth) {
      const { facts, findings } = health;
      // The database has counted.
      orders.reset();
      orders.inc(facts.orders);
      amount.reset();
      amount.inc({ currency: currency() }, facts.ordersCents);
      lastOrder.set(facts.lastOrderSeconds ?? 0);
      lastBackup.set(facts.lastBackupSeconds ?? 0);
      for (const { subject, isWell } of findings) healthy.set({ subject }, isWell ? 1 : 0);
      for (const { gauge, of } of gauges) gauge.set(of(health));
    },
  };
}

export function createMetrics(parts: MetricsParts): Metrics {
  const { streamSlots, database, log } = parts;
  const ofProcess = new Registry();
  const registers = [ofProcess];
  const ofShop = metricsOfShop(parts.currency);
  const patternOf = createRoutePatterns(parts.routes);
  collectDefaultMetrics({ register: ofProcess, eventLoopMonitoringPrecision: EVENT_LOOP_MS });
  const requests = new Histogram({
    name: 'basket_http_request_duration_seconds',
    help: 'Requests of the shop by route and class of status; live streams are not among them',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const chargeToOrder = new Histogram({
    name: 'basket_charge_to_order_seconds',
    help: 'Orders of this process by how long after the charge of the card they were placed',
    buckets: ORDER_BUCKETS,
    registers,
  });
  parts.orderTimes.onPlaced((seconds) => chargeToOrder.observe(seconds));
  new Gauge({
    name: 'basket_live_streams',
    help: 'Live streams that are open at this process',
    collect() {
      this.set(streamSlots.open());
    },
    registers,
  });
  new Gauge({
    name: 'basket_database_connections',
    help: 'Connections to the database, by pool and by what they do',
    labelNames: ['pool', 'state'],
    collect() {
      for (const { pool, open, idle } of database.pools()) {
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'busy' }, open - idle);
      }
    },
    registers,
  });
  new Gauge({
    name: 'basket_database_waiting',
    help: 'Statements that wait for a connection to the database, by pool',
    labelNames: ['pool'],
    collect() {
      for (const { pool, waiting } of database.pools()) this.set({ pool }, waiting);
    },
    registers,
  });
  new Counter({
    name: 'basket_database_statements_total',
    help: 'Statements of this process that PostgreSQL has answered, by pool',
    labelNames: ['pool'],
    collect() {
      this.reset();
      for (const { pool, statements } of database.pools()) this.inc({ pool }, statements);
    },
    registers,
  });
  new Counter({
    name: 'basket_database_statement_seconds_total',
    help: 'How long those statements have taken together',
    labelNames: ['pool'],
    collect() {
      this.reset();
      for (const { pool, statementSeconds } of database.pools()) {
        this.inc({ pool }, statementSeconds);
      }
    },
    registers,
  });
  const databaseUp = new Gauge({
    name: 'basket_database_up',
    help: 'Whether the database answers (1) or not (0), and with it whether the metrics of the shop are here',
    registers,
  });

  async function readShop(): Promise<boolean> {
    try {
      ofShop.set(await parts.health.read());
      return true;
    } catch (error) {
      log.warn({ err: error }, 'The metrics of the shop cannot be read');
      return false;
    }
  }

  return {
    answered(url, status, seconds) {
      const labels = { route: patternOf(url), status: `${Math.trunc(status / 100)}xx` };
      requests.observe(labels, seconds);
    },
    contentType: ofProcess.contentType,
    async text() {
      const isUp = await readShop();
      databaseUp.set(isUp ? 1 : 0);
      const texts = [ofProcess, ...(isUp ? [ofShop.registry] : [])].map((one) => one.metrics());
      return (await Promise.all(texts)).join('\n');
    },
  };
}
