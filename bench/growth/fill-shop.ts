/**
 * A shop that has been open for years: products, signed-in accounts with baskets,
 * guests with baskets, and paid orders with their payments and claimed lines.
 */
import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { generateCatalogue } from '#tests/catalogue/generate-catalogue.ts';
import { fillProducts } from '../measure/fill-products.ts';
import { fillTable } from './fill-table.ts';

export type ShopSize = { products: number; orders: number };

/** More than two pages of orders. */
const ORDERS_PER_ACCOUNT = 50;

/** For so many orders there is one guest with an abandoned basket. */
const ORDERS_PER_GUEST = 10;

const LINES_PER_ACCOUNT = 3;

/** One order in so many has two items, the others have one. */
const ONE_OF_TWO_ITEMS_IN = 4;

/** Orders of three years, evenly. */
const ORDERS_OF_DAYS = 1_095;

export function countAccounts({ orders }: ShopSize): number {
  return Math.ceil(orders / ORDERS_PER_ACCOUNT);
}

/** The uid of an account by its number from 1; its session has the same token. */
export function accountId(number: number): string {
  return createHash('md5').update(`account ${number}`).digest('hex');
}

/** For this connection: large sorts in memory, and no fsync until the end. */
const SETTINGS = `
  set maintenance_work_mem = '1GB'; set work_mem = '512MB'; set synchronous_commit = off;
  set jit = off`;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(SETTINGS);
  return client;
}

/** The items of an order of one product, by the product's position from 0. */
const ITEMS = `
  create unlogged table bought as
  select row_number() over (order by position) - 1 as place, variant, price_cents,
    jsonb_build_object('variant', variant, 'id', id, 'title', title, 'image', image,
      'priceCents', price_cents, 'rating', rating) as item
  from product`;

/** Positions spread over the catalogue: the factors are prime. */
const place = (number: string, { products }: ShopSize) =>
  `(${number} * 7919::bigint) % ${products}`;

/** When an order was made; the last one is now. */
function orderedAt({ orders }: ShopSize): string {
  return `now() - interval '${ORDERS_OF_DAYS} days' * (1 - number / ${orders}::float8)`;
}

function payments(size: ShopSize): string {
  const isOfTwo = `number % ${ONE_OF_TWO_ITEMS_IN} = 0`;
  const withLine = (item: string, line: string) => `${item} || jsonb_build_object('line', ${line})`;
  const [first, second] = [
    withLine('one.item', '2 * number - 1'),
    withLine('two.item', '2 * number'),
  ];
  return `
    insert into payment (shopper, payment, provider, intent, state, items, amount_cents, created_at)
    select md5('account ' || 1 + number % ${countAccounts(size)}), md5('payment ' || number),
      'acct_filled', 'pi_' || md5('intent ' || number), 'ordered',
      case when ${isOfTwo} then jsonb_build_array(${first}, ${second})
        else jsonb_build_array(${first}) end,
      one.price_cents + case when ${isOfTwo} then two.price_cents else 0 end,
      ${orderedAt(size)}
    from generate_series(1, ${size.orders}::bigint) as number
      join bought as one on one.place = ${place('number', size)}
      join bought as two on two.place = ${place('(number + 1)', size)}`;
}

const ORDERS = `
  insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
  select shopper, intent, items, amount_cents, extract(epoch from created_at)::bigint from payment`;

function orderLines(size: ShopSize): string {
  return `
    insert into order_line (shopper, line, payment_intent)
    select md5('account ' || 1 + number % ${countAccounts(size)}), 2 * number - item,
      'pi_' || md5('intent ' || number)
    from generate_series(1, ${size.orders}::bigint) as number, generate_series(0, 1) as item
    where item = 1 or number % ${ONE_OF_TWO_ITEMS_IN} = 0`;
}

function shoppers(size: ShopSize): string {
  return `
    insert into shopper (id, basket_version)
    select md5('account ' || number), 1 from generate_series(1, ${countAccounts(size)}) as number
    union all
    select 'guest_' || md5('guest ' || number), 1
    from generate_series(1, ${Math.ceil(size.orders / ORDERS_PER_GUEST)}) as number`;
}

function basketLines(size: ShopSize): string {
  return `
    insert into basket_line (shopper, variant)
    select owner.id, bought.variant
    from (
      select md5('account ' || number) as id, number, ${LINES_PER_ACCOUNT} as lines
      from generate_series(1, ${countAccounts(size)}) as number
      union all
      select 'guest_' || md5('guest ' || number), number, 1 + number % 3
      from generate_series(1, ${Math.ceil(size.orders / ORDERS_PER_GUEST)}) as number
    ) as owner, generate_series(1, owner.lines) as line
      join bought on true
    where bought.place = ${place('(owner.number + line)', size)}`;
}

async function fillAccounts(client: pg.Client, size: ShopSize): Promise<void> {
  const ids = `select md5('account ' || number) as id, number
    from generate_series(1, ${countAccounts(size)}) as number`;
  await client.query(`
    insert into "user" (id, name, email)
    select id, '', 'shopper-' || number || '@example.com' from (${ids}) as one`);
  await client.query(`
    insert into session (id, token, user_id, expires_at)
    select id, encode(sha256(convert_to(id, 'UTF8')), 'hex'), id, now() + interval '7 days'
    from (${ids}) as one`);
}

/** `url` is a database with the shop's tables, all empty. */
export async function fillShop(url: string, size: ShopSize): Promise<void> {
  const [one, other] = [await connect(url), await connect(url)];
  const fill = (client: pg.Client, table: string, statement: string) =>
    fillTable(client, table, () => client.query(statement));
  await one.query('truncate product, search_word, search_trigram');
  const connections = [one, other].map((client) => drizzle({ client }));
  const products = generateCatalogue({ size: size.products, hasOptions: true });
  await fillTable(one, 'product', () => fillProducts(connections, products));
  await one.query(ITEMS);
  await one.query('analyze bought');
  // The lines of orders were in baskets before.
  await one.query(`select setval('basket_line_line_seq', ${2 * size.orders})`);
  await Promise.all([
    (async () => {
      await fill(one, 'payment', payments(size));
      await fill(one, 'order', ORDERS);
    })(),
    (async () => {
      await refreshSearchWords(drizzle({ client: other }));
      await fill(other, 'shopper', shoppers(size));
      await fill(other, 'basket_line', basketLines(size));
      await fillAccounts(other, size);
      await fill(other, 'order_line', orderLines(size));
    })(),
  ]);
  await one.query('drop table bought');
  await one.query('vacuum (analyze)');
  await one.query('checkpoint');
  await Promise.all([one.end(), other.end()]);
}
