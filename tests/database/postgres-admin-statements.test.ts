/** The statements of the admin's lists, searches and plots, in a shop with a long history. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOfOrders } from '#admin/orders/find-anything.server.ts';
import { countNewOrders } from '#admin/orders/new-orders/new-orders.server.ts';
import { findOrder, mailsOf } from '#admin/orders/order-reads.server.ts';
import { readPlotDays, readToday } from '#admin/today/today.server.ts';
import { readWaiting } from '#admin/today/waiting.server.ts';
import { pageOfVariants } from '#app/features/catalogue/edit/list-products.server.ts';
import { listMail } from '#app/features/mail/mail-list.server.ts';
import { pageOfOrders, searchOrders } from '#app/features/orders/staff/order-pages.server.ts';
import { sumAll } from '#app/features/orders/staff/sales-variants.server.ts';
import { readBestSellers } from '#app/features/orders/staff/today-figures.server.ts';
import { findProduct, findProducts } from '#operations/catalogue/read-products.server.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { readActs } from '#operations/staff/audit-log.server.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import { collectStatements, expectIndexes } from '#tests/postgres/collected-statements.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
const { queries, close } = shop;
afterAll(close);

/** Tables that grow with sales, shoppers and products; the others grow with staff. */
const LARGE = [
  'order',
  'order_status',
  'order_event',
  'order_contact',
  'order_title',
  'sold_title',
  'sales_variant',
  'refund',
  'mail',
  'shopper',
  'user',
  'session',
  'stock',
  'product',
  'audit_log',
];

const ROWS = 20_000;

beforeAll(async () => {
  const numbers = sql`generate_series(1, ${ROWS}::int) as number`;
  const at = sql`now() - number * interval '20 minutes'`;
  await queries.execute(sql`insert into "user" (id, name, email, email_verified)
    select 'user ' || number, '', number || '@example.com', true from ${numbers}`);
  await queries.execute(sql`insert into shopper (id) select 'user ' || number from ${numbers}`);
  await queries.execute(sql`insert into session (id, token, user_id, expires_at)
    select number, number, 'user ' || number, now() + interval '1 day' from ${numbers}`);
  await queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds, terms)
    select 'user ' || number, 'pi_' || number,
      jsonb_build_array(jsonb_build_object('line', 1, 'id', 'l' || number, 'variant', 'l' || number,
        'title', 'Lamp ' || number, 'image', '', 'rating', 5, 'priceCents', 100)), 100, extract(epoch from ${at}),
      case when number % 100 = 0 then '{"code": "SPRING"}'::jsonb end
    from ${numbers}`);
  await queries.execute(sql`insert into order_status (shopper, payment_intent, state, since, country)
    select 'user ' || number, 'pi_' || number,
      case number % 500 when 1 then 'placed' when 2 then 'packed' else 'delivered' end, ${at},
      case number % 50 when 1 then 'NO' else 'US' end
    from ${numbers}`);
  await queries.execute(sql`insert into order_event (shopper, payment_intent, no, kind, body, by, at)
    select 'user ' || number, 'pi_' || number, 1, case number % 1000 when 1 then 'disputed' else 'packed' end,
      jsonb_build_object('id', number, 'status', 'needs_response', 'amountCents', 100), 'staff', ${at} from ${numbers}`);
  await queries.execute(sql`insert into order_contact (shopper, payment_intent, email, name, address)
    select 'user ' || number, 'pi_' || number, 'guest-' || number || '@example.com', 'Ada Lovelace',
      jsonb_build_object('name', 'Ann', 'line1', '1 Street', 'line2', '', 'city', 'Springfield', 'region', 'IL',
        'postalCode', number::text, 'country', 'US') from ${numbers}`);
  await queries.execute(sql`insert into refund (shopper, payment_intent, no, reason, state, amount_cents,
      charge_cents, created_seconds, due_at, provider)
    select 'user ' || number, 'pi_' || number, 1, '',
      case number % 1000 when 1 then 'failed' when 2 then 'due' else 'refunded' end, 1, 1, 0, ${at}, 'acct'
    from ${numbers}`);
  await queries.execute(sql`insert into mail (shopper, dedupe, kind, recipient, body, state, queued_at)
    select 'user ' || number, 'placed:pi_' || number, 'order_placed', '', jsonb_build_object('order', 'pi_' || number),
      case number % 1000 when 1 then 'refused' else 'sent' end, ${at} from ${numbers}`);
  await queries.execute(sql`insert into product (variant, id, title, image, price_cents, rating, position)
    select 'l' || number, number, 'Lamp ' || number, '', 100, 5, number from ${numbers}`);
  await queries.execute(sql`insert into stock (variant, on_hand, available)
    select 'l' || number, 9, number % 1000 from ${numbers}`);
  await queries.execute(sql`insert into audit_log (staff, act, subject)
    select 'somebody', 'orders.pack', 'pi_' || number from ${numbers}`);
  await queries.execute(sql`insert into discount_code (name, share_percent) values ('SPRING', 10)`);
  await sumAll(queries, 'UTC');
  await queries.execute(sql`insert into sold_title (hash, title, last_seconds)
    select -number, 'Lamp of an older kind ' || number, number from generate_series(1, 100000) as number`);
  await queries.execute(sql`analyze`);
  // As if there were ten million orders: where a statement has a limit, it depends on that how it is done.
  await queries.execute(
    sql`update pg_class set reltuples = reltuples * 500 where relname = any(${sql.param(LARGE)}::text[])`,
  );
});

const shell = testShell(shop);

/** Runs a command of the shell, which has to work. */
async function run(...words: string[]): Promise<void> {
  expect(await shell(...words)).toMatchObject({ code: 0, err: '' });
}

const after = { seconds: Date.now() / 1_000 - 900_000, id: 'pi_5' };
const page = { after: null, limit: 50 };

test.for<[string, () => Promise<unknown>]>([
  ['today and its hours', () => readToday(queries, 'UTC')],
  ['the days', () => readPlotDays(queries, 'UTC')],
  ['the best sellers', () => readBestSellers(queries, 'UTC')],
  ['what waits', () => readWaiting(queries, SCOPE_NAMES)],
  ['the newest orders', () => pageOfOrders(queries, { ...page, states: null })],
  ['older orders', () => pageOfOrders(queries, { ...page, states: null, after })],
  ['orders of a state', () => pageOfOrders(queries, { ...page, states: ['delivered'] })],
  [
    'older orders of states',
    () => pageOfOrders(queries, { ...page, states: ['placed', 'packed'], after }),
  ],
  ['orders to a country', () => pageOfOrders(queries, { ...page, states: null, country: 'NO' })],
  [
    'orders of a least total, to a country',
    () =>
      pageOfOrders(queries, {
        ...{ ...page, states: ['placed', 'packed'], country: 'NO', leastCents: 100, after },
      }),
  ],
  [
    'orders of a least total',
    () => pageOfOrders(queries, { ...page, states: null, leastCents: 100, after }),
  ],
  ['orders by number', () => searchOrders(queries, '7K3Q', 50)],
  ['an order by id', () => searchOrders(queries, 'pi_777', 50)],
  ['orders by the beginning of an id', () => searchOrders(queries, 'pi_77', 50)],
  ['orders by e-mail', () => searchOrders(queries, '7@example.com', 50)],
  ['orders by a name that all have', () => searchOrders(queries, 'ada lovelace', 50)],
  ['orders by a postal code', () => searchOrders(queries, 'lovelace 7777', 50)],
  ['orders by a common word', () => searchOrders(queries, 'lamp', 50)],
  ['orders by a rare word', () => searchOrders(queries, 'lamp 777', 50)],
  ['new orders', () => countNewOrders(queries, 1_000)],
  ['the search of everything', () => isOfOrders(queries, '7K3QX4')],
  ['an order', () => findOrder(queries, 'pi_777')],
  [
    'who did what to an order',
    () => readActs(queries, OPERATIONS, { subject: 'pi_777', limit: 100 }),
  ],
  [
    'products',
    () => findProducts({ queries, searches: queries }, { text: '', after: 'l777', limit: 50 }),
  ],
  // Words are looked for by the search of the shop, which has benchmarks of its own.
  ['products by variant', () => pageOfVariants(queries, { begins: 'l77', after: null, limit: 50 })],
  ['a product', () => findProduct(queries, 'l777')],
  ['a customer by e-mail', () => run('customers', 'find', '7@example.com')],
  ['a customer with orders and sessions', () => run('customers', 'show', 'user 7')],
  ['mails', () => listMail(queries, { isStuck: false, recipient: null, after: null, limit: 200 })],
  [
    'mails that are stuck',
    () => listMail(queries, { isStuck: true, recipient: null, after: null, limit: 200 }),
  ],
  ['a mail', () => run('mail', 'show', 'placed:pi_777', '--of', 'user 777')],
  ['what staff did', () => readActs(queries, OPERATIONS, { limit: 100 })],
  ['codes', () => run('codes', 'list')],
])('%s: by an index alone', async ([, work]) => {
  const statements = await collectStatements(work);
  expect(statements.length).toBeGreaterThan(0);
  await expectIndexes(queries, statements, LARGE);
});

test('the mails of an order: by an index alone', async () => {
  const order = await findOrder(queries, 'pi_777');
  if (!order) throw new Error('There is no order to look for');
  const statements = await collectStatements(() => mailsOf(queries, order));
  await expectIndexes(queries, statements, LARGE);
});
