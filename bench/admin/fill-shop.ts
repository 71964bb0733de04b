/**
 * A shop as its staff has it after three years: products, accounts, orders with their events, people, refunds
 * and mails. No baskets and payments: the admin lists none.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { sumAll } from '#app/features/orders/staff/sales-variants.server.ts';
import { generateCatalogue } from '#tests/catalogue/generate-catalogue.ts';
import { fillTable } from '../growth/fill-table.ts';
import { fillProducts } from '../measure/fill-products.ts';

export type DeskSize = { products: number; orders: number };

const ORDERS_PER_ACCOUNT = 50;

/** One order in so many is a guest's, has two items, was paid with a code, went back. */
const ONE_OF_A_GUEST_IN = 5;
const ONE_OF_TWO_ITEMS_IN = 4;
const ONE_TO_NORWAY_IN = 50;
const ONE_WITH_A_CODE_IN = 20;
const ONE_REFUNDED_IN = 100;
const ONE_DISPUTED_IN = 2_000;

/** The newest orders wait: so many are placed, as many before them packed or shipped. */
const WAITING_ORDERS = 3_000;

const DAYS = 1_095;
const MAIL_DAYS = 30;
const ACTS = 100_000;

const SETTINGS = `
  set maintenance_work_mem = '1GB'; set work_mem = '512MB'; set synchronous_commit = off;
  set jit = off; set statement_timeout = 0`;

/** The shopper of an order, by its number from 1. */
const SHOPPER = (size: DeskSize) => `
  case when number % ${ONE_OF_A_GUEST_IN} = 0 then 'guest_' || md5('guest ' || number)
    else md5('account ' || 1 + number % ${countAccounts(size)}) end`;

const INTENT = `'pi_' || md5('intent ' || number)`;

/** When an order was made: evenly, the last one now. */
const AT = ({ orders }: DeskSize) =>
  `now() - interval '${DAYS} days' * (1 - number / ${orders}::float8)`;

const NUMBERS = ({ orders }: DeskSize) => `generate_series(1, ${orders}::bigint) as number`;

function countAccounts({ orders }: DeskSize): number {
  return Math.ceil(orders / ORDERS_PER_ACCOUNT);
}

const ITEMS = `
  create unlogged table bought as
  select row_number() over (order by position) - 1 as place, variant, price_cents,
    jsonb_build_object('variant', variant, 'id', id, 'title', title, 'image', image,
      'priceCents', price_cents, 'rating', rating) as item
  from product`;

function orders(size: DeskSize): string {
  const isOfTwo = `number % ${ONE_OF_TWO_ITEMS_IN} = 0`;
  const items = `one.item || jsonb_build_object('line', 2 * number)`;
  const two = `two.item || jsonb_build_object('line', 2 * number + 1)`;
  const off = `case when number % ${ONE_WITH_A_CODE_IN} = 0 then one.price_cents / 10 else 0 end`;
  const place = (number: string) => `(${number} * 7919::bigint) % ${size.products}`;
  return `
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds, terms)
    select ${SHOPPER(size)}, ${INTENT},
      case when ${isOfTwo} then jsonb_build_array(${items}, ${two}) else jsonb_build_array(${items}) end,
      one.price_cents + case when ${isOfTwo} then two.price_cents else 0 end - ${off} + 490,
      extract(epoch from ${AT(size)})::bigint,
      jsonb_build_object('country', 'US', 'shippingCents', 490, 'code',
        case when number % ${ONE_WITH_A_CODE_IN} = 0 then 'CODE' || number % 5 end, 'discountCents', ${off})
    from ${NUMBERS(size)}
      join bought as one on one.place = ${place('number')}
      join bought as two on two.place = ${place('(number + 1)')}`;
}

function work(size: DeskSize): string {
  const newest = (many: number) => `number > ${size.orders - many}`;
  return `
    insert into order_status (shopper, payment_intent, state, since, country)
    select ${SHOPPER(size)}, ${INTENT},
      case when ${newest(WAITING_ORDERS)} then 'placed' when ${newest(2 * WAITING_ORDERS)} then 'packed'
        when ${newest(3 * WAITING_ORDERS)} then 'shipped' when number % 100 = 1 then 'cancelled'
        when number % 200 = 2 then 'returned' when number % 50000 = 3 then 'return_requested'
        else 'delivered' end,
      ${AT(size)}, case when number % ${ONE_TO_NORWAY_IN} = 0 then 'NO' else 'US' end
    from ${NUMBERS(size)}`;
}

function events(size: DeskSize): string {
  return `
    insert into order_event (shopper, payment_intent, no, kind, body, by, at)
    select ${SHOPPER(size)}, ${INTENT}, 1, 'shipped',
      jsonb_build_object('parcel', 1, 'lines', jsonb_build_array(2 * number, 2 * number + 1),
        'carrier', 'DHL', 'tracking', number::text), 'staff', ${AT(size)}
    from ${NUMBERS(size)} where number <= ${size.orders - 2 * WAITING_ORDERS}
    union all
    select ${SHOPPER(size)}, ${INTENT}, 2, 'disputed',
      jsonb_build_object('id', 'dp_' || number, 'status', 'needs_response', 'amountCents', 100,
        'dueSeconds', 1800000000), 'provider', ${AT(size)}
    from ${NUMBERS(size)} where number % ${ONE_DISPUTED_IN} = 0`;
}

function people(size: DeskSize): string {
  return `
    insert into order_contact (shopper, payment_intent, name, email, address)
    select ${SHOPPER(size)}, ${INTENT}, 'Ada Lovelace',
      case when number % ${ONE_OF_A_GUEST_IN} = 0 then 'guest-' || number % 1000000 || '@example.com' end,
      '{"line1": "12 Example Street", "line2": "", "city": "Springfield", "region": "IL",
        "postalCode": "62701", "country": "US"}'
    from ${NUMBERS(size)}`;
}

function refunds(size: DeskSize): string {
  return `
    insert into refund (shopper, payment_intent, no, by, reason, state, amount_cents, charge_cents,
      created_seconds, due_at, provider)
    select ${SHOPPER(size)}, ${INTENT}, 1, 'staff', 'came late',
      case when number > ${size.orders - WAITING_ORDERS} then 'due' when number % 1000 = 0 then 'failed'
        else 'refunded' end, 100, 1000,
      extract(epoch from ${AT(size)})::bigint, ${AT(size)}, 'acct_filled'
    from ${NUMBERS(size)} where number % ${ONE_REFUNDED_IN} = 0`;
}

function mails(size: DeskSize): string {
  const first = Math.floor(size.orders * (1 - MAIL_DAYS / DAYS));
  return `
    insert into mail (shopper, dedupe, kind, recipient, body, message_id, state, tries, queued_at, due_at, sent_at)
    select ${SHOPPER(size)}, kind || ':' || ${INTENT}, 'order_placed', 'shopper@example.com',
      jsonb_build_object('order', ${INTENT}), '<' || kind || number || '@shop>',
      case when number % 5000 = 0 then 'refused' else 'sent' end, 1, ${AT(size)}, ${AT(size)}, ${AT(size)}
    from ${NUMBERS(size)}, unnest(array['placed', 'shipped', 'delivered']) as kind where number > ${first}`;
}

function shoppers(size: DeskSize): string {
  return `
    insert into shopper (id) select md5('account ' || number)
    from generate_series(0, ${countAccounts(size)}) as number
    union all select 'guest_' || md5('guest ' || number) from ${NUMBERS(size)}
    where number % ${ONE_OF_A_GUEST_IN} = 0`;
}

function accounts(size: DeskSize): string {
  return `
    insert into "user" (id, name, email)
    select md5('account ' || number), '', 'shopper-' || number || '@example.com'
    from generate_series(0, ${countAccounts(size)}) as number`;
}

/** One order in so many is by telephone, and so many gift cards are sold. */
const ONE_DRAFT_IN = 20;
const ONE_GIFT_CARD_IN = 20;

/** Older drafts are forgotten. */
const DRAFT_DAYS = 80;

function drafts(size: DeskSize): string {
  const first = Math.floor(size.orders * (1 - DRAFT_DAYS / DAYS));
  return `
    insert into draft_order (shopper, draft, email, made_by, made_at)
    select 'guest_' || md5('draft ' || number), left(md5('draft ' || number), 24),
      'draft-' || number || '@example.com', 'somebody', ${AT(size)}
    from ${NUMBERS(size)} where number % ${ONE_DRAFT_IN} = 0 and number > ${first}`;
}

function giftCards(size: DeskSize): string {
  return `
    insert into credit (id, code_hash, ending, currency, made_by, made_at, sent_at)
    select md5('card ' || number), md5('code ' || number), upper(left(md5('code ' || number), 4)), 'usd',
      'somebody', ${AT(size)}, ${AT(size)}
    from ${NUMBERS(size)} where number % ${ONE_GIFT_CARD_IN} = 0`;
}

/** Of the gift cards. */
const BALANCES = `
  insert into stock (credit, on_hand, available)
  select id, 2500, 2500 from credit`;

const SHELF = `
  insert into stock (variant, on_hand, available, low)
  select variant, position % 1000, position % 1000, case when position % 50000 = 7 then 5000 else 0 end
  from product`;

const WHAT_STAFF_DID = `
  insert into audit_log (staff, act, subject, before, after, outcome, at)
  select 'somebody', 'orders.pack', 'pi_' || md5('intent ' || number), '{"state": "placed"}',
    '{"state": "packed"}', 'done', now() - number * interval '1 minute'
  from generate_series(1, ${ACTS}) as number`;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(SETTINGS);
  return client;
}

/** `url` is a database with the shop's tables. The sums are made by the shop's own command. */
export async function fillShop(url: string, size: DeskSize): Promise<void> {
  const [one, other] = [await connect(url), await connect(url)];
  const fill = (client: pg.Client, table: string, statement: string) =>
    fillTable(client, table, () => client.query(statement));
  await one.query('truncate product, search_word, search_trigram');
  const connections = [one, other].map((client) => drizzle({ client }));
  const products = generateCatalogue({ size: size.products });
  await fillTable(one, 'product', () => fillProducts(connections, products));
  await one.query(ITEMS);
  await one.query('create index on bought (place)');
  await one.query('analyze bought');
  await Promise.all([
    fill(one, 'order', orders(size)),
    (async () => {
      await refreshSearchWords(drizzle({ client: other }));
      await fill(other, 'order_status', work(size));
      await fill(other, 'order_event', events(size));
      await fill(other, 'order_contact', people(size));
      await fill(other, 'refund', refunds(size));
      await fill(other, 'mail', mails(size));
      await fill(other, 'stock', SHELF);
      await fill(other, 'draft_order', drafts(size));
      await fill(other, 'credit', giftCards(size));
      await other.query(BALANCES);
      await fill(other, 'shopper', shoppers(size));
      await other.query(accounts(size));
      await other.query(WHAT_STAFF_DID);
    })(),
  ]);
  await one.query('drop table bought');
  const startMs = performance.now();
  await sumAll(drizzle({ client: one }), 'UTC');
  process.stderr.write(`  sums: ${Math.round((performance.now() - startMs) / 1_000)} s\n`);
  await one.query('vacuum (analyze)');
  await one.query('checkpoint');
  await Promise.all([one.end(), other.end()]);
}
