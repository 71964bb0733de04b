/** The requests to a filled shop: each page and call by its kind, spread over shoppers and products. */
import type pg from 'pg';
import { categoryPath, productPath } from '#app/features/catalogue/product/product-path.ts';
import { createRandom } from '#tests/faults/random.ts';
import { sessionCookie } from '../live/shoppers.ts';
import type { HttpRequest } from '../measure/http-connection.ts';
import { accountId, countAccounts, type ShopSize } from './fill-shop.ts';

/** The number of shoppers and of products that the requests are spread over. */
const SHOPPERS = 2_000;
const PRODUCTS = 2_000;

/** Their payments are started before the measurement. */
const PAYERS = 100;

/** The share of the shop after which a cursor has no full page. */
const FULL_PAGES_UNTIL = 0.8;

/** A category has at least this many pages at every size. */
const MIN_IN_CATEGORY = 200;

type Sample = { id: string; variant: string; position: number; category: string };
type Older = { id: string; created: string };

export type PageRequests = {
  /** The n-th request of each kind. */
  asks: Record<PageName, (number: number) => HttpRequest>;
  /** Restores the baskets to their filled state. */
  restore(): Promise<unknown>;
};

/** Pages and calls, by their names in the report. */
export const PAGES = [
  '/',
  '/categories',
  '/category/…',
  '/category/…?after=…',
  '/product/…',
  '/checkout',
  '/Payment',
  '/orders',
  '/orders?after=…',
  'GET /api/products?after=…',
  'GET /api/basket',
  'GET /api/users/…/orders',
  'POST /api/basket',
] as const;

export type PageName = (typeof PAGES)[number];

/** `smallest`: full pages of all sizes use what exists in the smallest shop too. */
export async function pageRequests(
  client: pg.Client,
  { size, smallest, authSecret }: { size: ShopSize; smallest: ShopSize; authSecret: string },
): Promise<PageRequests> {
  const random = createRandom('growth');
  const accounts = Array.from({ length: SHOPPERS }, () =>
    accountId(random.whole(1, countAccounts(size))),
  );
  const { rows: categories } = await client.query<{ category: string }>(
    `select category from product where position <= $1
     group by category having count(*) >= $2 order by category`,
    [smallest.products, MIN_IN_CATEGORY],
  );
  const positions = Array.from({ length: PRODUCTS }, () =>
    random.whole(1, Math.floor(size.products * FULL_PAGES_UNTIL)),
  );
  const { rows: products } = await client.query<Sample>(
    'select id, variant, position, category from product where position = any($1)',
    [positions],
  );
  const names = new Set(categories.map(({ category }) => category));
  const inCategory = products.filter(({ category }) => names.has(category));
  const { rows: older } = await client.query<Older>(
    `select last.payment_intent as id, last.created_seconds as created
     from unnest($1::text[]) with ordinality as one (shopper, place), lateral (
       select * from "order" where shopper = one.shopper
       order by created_seconds desc, payment_intent desc offset 19 limit 1) as last
     order by place`,
    [accounts],
  );
  const { rows: lines } = await client.query<{ last: string }>(
    'select last_value as last from basket_line_line_seq',
  );
  const restore = () =>
    client.query('delete from basket_line where shopper = any($1) and line > $2', [
      accounts,
      lines[0]?.last,
    ]);

  function nth<Value>(all: readonly Value[], number: number): Value {
    const value = all[number % all.length];
    if (value === undefined) throw new Error('The smallest shop is too small to have full pages');
    return value;
  }

  const shopper = (number: number) => nth(accounts, number);
  const get = (path: string, id: string): HttpRequest => ({
    method: 'GET',
    path,
    headers: { cookie: sessionCookie(id, authSecret) },
  });
  const cursor = ({ position, variant }: Sample) => encodeURIComponent(`${position}.${variant}`);
  const afterProduct = (n: number) => cursor(nth(products, n));
  const afterOrder = (n: number) => `${nth(older, n).created}.${nth(older, n).id}`;
  const asks: PageRequests['asks'] = {
    '/': (n) => get('/', shopper(n)),
    '/categories': (n) => get('/categories', shopper(n)),
    '/category/…': (n) => get(categoryPath(nth(categories, n).category), shopper(n)),
    '/category/…?after=…': (n) => {
      const last = nth(inCategory, n);
      return get(`${categoryPath(last.category)}?after=${cursor(last)}`, shopper(n));
    },
    '/product/…': (n) => get(productPath(nth(products, n)), shopper(n)),
    '/checkout': (n) => get('/checkout', shopper(n)),
    '/Payment': (n) => {
      const { headers, ...ask } = get('/Payment', shopper(n % PAYERS));
      // Each has its own address, because of the limit on starting payments.
      const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
      return { ...ask, headers: { ...headers, 'x-forwarded-for': address } };
    },
    '/orders': (n) => get('/orders', shopper(n)),
    '/orders?after=…': (n) => get(`/orders?after=${afterOrder(n)}`, shopper(n)),
    'GET /api/products?after=…': (n) => get(`/api/products?after=${afterProduct(n)}`, shopper(n)),
    'GET /api/basket': (n) => get('/api/basket', shopper(n)),
    'GET /api/users/…/orders': (n) => get(`/api/users/${shopper(n)}/orders`, shopper(n)),
    'POST /api/basket': (n) => ({
      method: 'POST',
      path: '/api/basket',
      headers: {
        cookie: sessionCookie(shopper(n), authSecret),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ type: 'ADD_TO_BASKET', variant: nth(products, n).variant }),
    }),
  };
  return { asks, restore };
}
