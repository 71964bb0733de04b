/**
 * The built shop with a misbehaving provider, in its own process that a driver can kill.
 * Besides the shop's own settings it takes the build's file and the seed as arguments.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import Stripe from 'stripe';
import type { CardSimulator } from 'stripe-simulator/card-simulator.ts';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { createSmtpTransport } from '#app/features/mail/send/smtp-transport.server.ts';
import type { Shop } from '#app/shop.server.ts';
import type { Queries } from '#db/database.ts';
import type { CreatedProvider, ProviderParts } from '#server/providers/open-provider.ts';
import { embedSimulatorProvider } from '#server/providers/open-provider.ts';
import { STRIPE_API_VERSION } from '#server/providers/stripe-provider.ts';
import { readSettings } from '#server/settings/settings.ts';
import { SHOP_LIMITS } from '#server/shop-limits.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { readCharges } from '../fixtures/provider-charges.ts';
import { CARDS } from '../network/test-provider.ts';
import { CODES, DELIVERY_ZONES, FREE_VARIANT, GIFT_CARD_VARIANT, RESTOCK } from './choices.ts';
import { readDraftLinks, workOnDrafts } from './drafts.ts';
import { handOverCards, readKeptCards, workOnCards } from './gift-cards.ts';
import { readDebts } from './judges/debts.ts';
import { readEventsOfFacts, wantEvents } from './judges/events.ts';
import { readChargeMails } from './judges/mails.ts';
import { readTogether } from './judges/read-together.ts';
import type { Answers, FromShop, Question, ToShop } from './messages.ts';
import { misbehave } from './misbehaviour.ts';
import { createRandom } from './random.ts';
import { readKeptReviews } from './reviews.ts';
import { workAsStaff } from './staff.ts';
import { readStockMails } from './wishes.ts';

const GENEROUS = { windowSeconds: 60, max: 1_000_000 };

/** Shorter than in production, so that a hanging call times out while the driver still waits. */
const PROVIDER_TIMEOUT_MS = 1_500;

/** So that a mail server that hangs is given up while the driver still waits. */
const SMTP_TIMEOUTS = { connectMs: 1_000, answerMs: 1_500, totalMs: 4_000 };

const [, , buildEntry = '', seed = ''] = process.argv;
const { runShop, pages }: typeof import('#server/bundle.ts') = await import(
  pathToFileURL(buildEntry).href
);
const read = readSettings(process.env);
if (!read.ok) throw new Error(read.message);
const { settings } = read;
const { smtp } = settings.mail;
const log = pino({ level: settings.logLevel }, pino.destination(2));
const opened = await openDatabase(settings, () => {});
const misbehaviour = misbehave(createRandom(seed));
const staffRandom = createRandom(`${seed}/staff`);
const draftRandom = createRandom(`${seed}/drafts`);
const cardRandom = createRandom(`${seed}/gift cards`);
let embedded: CardSimulator | null = null;
if (process.env.FAULTS_CALM) {
  misbehaviour.calm();
  // Before the shop runs, so that no process has taken any of it: a starting shop sweeps, and sends.
  await hurry(opened.database.queries);
}

if (process.env.FAULTS_RECEIVER) {
  await wantEvents(opened.database.queries, process.env.FAULTS_RECEIVER);
}

const running = await runShop(settings, {
  database: opened.database,
  authSecret: opened.authSecret,
  pages,
  clientFolder: null,
  plugins: [],
  createProvider,
  limits: {
    ...SHOP_LIMITS,
    ...{ auth: GENEROUS, payments: GENEROUS, guests: GENEROUS, reviews: GENEROUS },
  },
  mail: smtp && {
    transport: createSmtpTransport(smtp, SMTP_TIMEOUTS),
    from: settings.mail.from,
    shopUrl: () => 'http://localhost',
  },
  log,
});
await makeChoicesPossible(opened.database.queries);
const server = createServer(getRequestListener(running.fetch));
server.listen(settings.port, settings.host, () =>
  send({ kind: 'ready', port: (server.address() as AddressInfo).port }),
);
process.on('message', ({ id, question }: ToShop) => {
  answer(question, running.shop, opened.database.queries).then(
    (value) => send({ kind: 'answer', id, answer: value }),
    (error: unknown) => send({ kind: 'failure', id, message: String(error) }),
  );
});
// The driver has exited: nobody needs this process any more.
process.on('disconnect', () => process.exit(1));

function createProvider(parts: ProviderParts): CreatedProvider {
  const { provider, simulator } = embedSimulatorProvider(
    { ...parts, deliverWebhook: misbehaviour.deliver(parts.deliverWebhook) },
    (api) =>
      new Stripe('sk_test_simulator', {
        apiVersion: STRIPE_API_VERSION,
        httpClient: Stripe.createFetchHttpClient(misbehaviour.api(api)),
        timeout: PROVIDER_TIMEOUT_MS,
        maxNetworkRetries: 1,
        telemetry: false,
      }),
  );
  embedded = simulator;
  if (!simulator) return { provider, simulator };
  const browser = misbehaviour.browser(simulator.browser);
  return { provider, simulator: { ...simulator, browser } };
}

async function answer(
  question: Question,
  shop: Shop,
  queries: Queries,
): Promise<Answers[Question]> {
  switch (question) {
    case 'calm':
      misbehaviour.calm();
      return null;
    case 'hurry':
      await hurry(queries);
      return null;
    case 'staff':
      if (embedded) await workAsStaff({ shop, simulator: embedded, random: staffRandom });
      await workOnDrafts(shop, draftRandom);
      await workOnCards(queries, cardRandom);
      return null;
    case 'restock':
      await queries.execute(
        sql`select count_stock(${JSON.stringify(RESTOCK)}, true, 'received', ${randomUUID()})`,
      );
      await queries.execute(sql`
        select set_code(name, share_percent, null, null, null,
          uses + case name when 'FEW' then ${CODES.FEW.uses}::int else ${CODES.GIFT.uses}::int end,
          null, ${randomUUID()})
        from discount_code where uses is not null`);
      await queries.execute(sql`
        select set_tax_rate('everything-else', case basis_points when 2500 then 1200 else 2500 end)
        from tax_rate where applies_to = 'everything-else'`);
      return RESTOCK;
    case 'handOver':
      return handOverCards(queries);
    case 'links':
      return readTogether(queries, readDraftLinks);
    case 'stock':
      return readTogether(queries, readStock);
    case 'returned':
      return readTogether(queries, readReturned);
    case 'reconciliation':
      return shop.reconciliation();
    case 'charges':
      return readTogether(queries, readCharges);
    case 'mails':
      return readTogether(queries, readChargeMails);
    case 'events':
      return readTogether(queries, readEventsOfFacts);
    case 'debts':
      return readTogether(queries, (all) => readDebts(all, CARDS.takesNothingBack.slice(-4)));
    case 'wishes':
      return readTogether(queries, readStockMails);
    case 'reviews':
      return readTogether(queries, readKeptReviews);
    case 'giftCards':
      return readTogether(queries, readKeptCards);
  }
}

/** Makes everything due now that waits for its time, what a killed process has taken to send as well. */
async function hurry(queries: Queries): Promise<void> {
  await queries.execute(sql`update payment set sweep_due_at = now()`);
  await queries.execute(sql`update intent set sweep_due_at = now()`);
  await queries.execute(sql`update mail set due_at = now() where state <> 'sent'`);
  await queries.execute(
    sql`update event_delivery set due_at = now(), tries = 0 where state = 'due'`,
  );
  await queries.execute(sql`update refund set sweep_due_at = now()`);
  await queries.execute(
    sql`update card_simulator.refund set end_due_at = now() where end_due_at is not null`,
  );
  await queries.execute(sql`update stock_hold set ends_at = now() where state = 'held'`);
  await queries.execute(
    sql`update card_simulator.event set next_attempt_at = now() where next_attempt_at is not null`,
  );
}

/** The zones of delivery, the codes, taxes and the seller, once. */
async function makeChoicesPossible(queries: Queries): Promise<void> {
  for (const zone of DELIVERY_ZONES) await writeDeliveryZone(queries, zone);
  const made = await rowsOf(queries, sql`select from discount_code`);
  if (made.length > 0) return;
  await queries.execute(sql`select set_tax_rate('everything-else', 2500)`);
  await queries.execute(sql`select set_seller('{"name": "Basket", "lines": [], "taxNumber": ""}')`);
  await queries.execute(sql`update product set price_cents = 0 where variant = ${FREE_VARIANT}`);
  await queries.execute(
    sql`update product set gift_card = 'yes' where variant = ${GIFT_CARD_VARIANT}`,
  );
  await queries.execute(sql`select notify_live('[{"kind":"catalogue"}]')`);
  for (const [name, { percent, uses }] of Object.entries(CODES)) {
    await queries.execute(sql`
      select set_code(${name}, ${percent}, null, null, null, ${uses}, null, ${randomUUID()})`);
  }
}

/** By the tables, past the shop's own code. */
async function readStock(queries: Queries): Promise<Answers['stock']> {
  const [row] = await rowsOf<Answers['stock']>(
    queries,
    sql`select
      (select coalesce(sum(units), 0)::int from stock_hold where state = 'held') as held,
      (select coalesce(sum(units), 0)::int from stock_hold where payment in (
        select payment from payment join order_status
          on order_status.shopper = payment.shopper and payment_intent = intent
        where order_status.state = 'cancelled')) as kept,
      (select coalesce(sum(units), 0)::int from stock_hold where state = 'committed')
        + (select coalesce(sum(abs(units)), 0)::int from stock_entry
          where reason in ('shipped', 'cancelled')) as booked,
      (select coalesce(sum(greatest(used - uses, 0)), 0)::int from discount_code,
        lateral (select count(*) as used from "order" join order_status using (shopper, payment_intent)
          where terms->>'code' = name and state <> 'cancelled') as used) as "overusedCodes",
      (select (coalesce(max(no), 0) - count(*))::int from invoice) as "invoiceGaps",
      (select count(*)::int from "order" where terms->'taxes' is null and not items->0 ? 'isGiftCard') as untaxed,
      (select count(*)::int from "order", jsonb_array_elements(items) as item
        where item->>'variant' in (select variant from stock))
        + (select count(*)::int from "order"
          where terms->>'code' in (select name from discount_code where uses is not null)) as sold`,
  );
  if (!row) throw new Error('Unable to read the stock');
  return row;
}

/**
 * By the events of orders: what came back and is sold again, and what was withdrawn from or refunded before it had left. Of
 * what was cancelled afterwards all may be sold again anyway.
 */
async function readReturned(queries: Queries): Promise<Answers['returned']> {
  const rows = await rowsOf<{ variant: string; units: number }>(
    queries,
    sql`select item->>'variant' as variant, count(*)::int as units
      from "order" join order_status using (shopper, payment_intent),
        jsonb_array_elements(items) as item
      where order_status.state <> 'cancelled' and exists (select from order_event
        where order_event.payment_intent = "order".payment_intent
          and (kind = 'returned' and body->'restocked' @> (item->'line')
            or kind = 'withdrawn' and body->'unsent' @> (item->'line')
            or kind = 'refunded' and body->'lines' @> (item->'line') and not exists (
              select from order_event as sent
              where sent.payment_intent = "order".payment_intent and sent.kind = 'shipped'
                and sent.no < order_event.no and sent.body->'lines' @> (item->'line'))))
      group by 1`,
  );
  return Object.fromEntries(rows.map(({ variant, units }) => [variant, units]));
}

function send(message: FromShop): void {
  process.send?.(message);
}
