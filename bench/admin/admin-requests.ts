/** Requests for every list, search and plot of the admin, each of another row. */
import type pg from 'pg';

/** A kind of request, and the path of its n-th one. */
export type AdminRequests = [what: string, path: (number: number) => string];

const SAMPLES = 500;

/** Indexes a list modulo its length. */
function pick<Row>(rows: readonly Row[], number: number): Row {
  const row = rows[number % rows.length];
  if (row === undefined) throw new Error('There is nothing to ask for');
  return row;
}

const search = (path: string, text: string) => `${path}?${new URLSearchParams({ q: text })}`;

type OrderRow = { id: string; number: string; seconds: string; title: string };
type ProductRow = { variant: string; title: string };

/** The tables are filled by fill-shop.ts. */
export async function adminRequests(client: pg.Client): Promise<AdminRequests[]> {
  const rowsOf = async <Row extends pg.QueryResultRow>(text: string) =>
    (await client.query<Row>(text)).rows;
  const orders = await rowsOf<OrderRow>(`
    select payment_intent as id, number, created_seconds as seconds, items->0->>'title' as title
    from "order" where created_seconds % 97 = 3 limit ${SAMPLES}`);
  const products = await rowsOf<ProductRow>(
    `select variant, title from product where position % 7 = 3 limit ${SAMPLES}`,
  );
  const delivered = await rowsOf<{ seconds: string; id: string }>(`
    select extract(epoch from since) as seconds, payment_intent as id from order_status
    where state = 'delivered' limit ${SAMPLES}`);
  const emails = await rowsOf<{ email: string }>(`select email from "user" limit ${SAMPLES}`);
  const guests = await rowsOf<{ email: string }>(
    `select email from order_contact where email is not null limit ${SAMPLES}`,
  );
  const cards = await rowsOf<{ id: string; ending: string }>(
    `select id, ending from credit where code_hash is not null limit ${SAMPLES}`,
  );
  const drafts = await rowsOf<{ draft: string }>(`select draft from draft_order limit ${SAMPLES}`);
  const uids = await rowsOf<{ id: string }>(`select id from "user" limit ${SAMPLES}`);
  const mails = await rowsOf<{ shopper: string; dedupe: string }>(
    // The sweep deletes those that were queued a month ago.
    `select shopper, dedupe from mail where queued_at > now() - interval '20 days' limit ${SAMPLES}`,
  );
  const common = await rowsOf<{ word: string }>(
    'select word from search_word order by products desc limit 40',
  );
  const orderOf = (n: number) => pick(orders, n);
  const wordOf = (n: number) => pick(common, n).word;
  return [
    ['today, with its plots', () => '/'],
    ['orders: the newest', () => '/orders'],
    ['orders: older ones', (n) => `/orders?after=${orderOf(n).seconds}~${orderOf(n).id}`],
    ['orders: to send', () => '/orders?state=to-ship'],
    ['orders: of a state', (n) => `/orders?state=${pick(['placed', 'delivered', 'returned'], n)}`],
    [
      'orders: of a state, older ones',
      (n) => `/orders?state=delivered&after=${pick(delivered, n).seconds}~${pick(delivered, n).id}`,
    ],
    ['orders: to a country', (n) => `/orders?country=${pick(['NO', 'US'], n)}`],
    [
      'orders: to send, to a country, of a least total',
      (n) => `/orders?state=to-ship&country=${pick(['NO', 'US'], n)}&least=${200 + n}`,
    ],
    [
      'orders: of a least total that hardly any has, older ones',
      (n) => `/orders?least=99999&after=${orderOf(n).seconds}~${orderOf(n).id}`,
    ],
    ['orders: by number', (n) => search('/orders', orderOf(n).number)],
    [
      'orders: by the beginning of a number',
      (n) => search('/orders', orderOf(n).number.slice(0, 4)),
    ],
    ['orders: by id', (n) => search('/orders', orderOf(n).id)],
    ['orders: by the beginning of an id', (n) => search('/orders', orderOf(n).id.slice(0, 7))],
    ['orders: by the e-mail of an account', (n) => search('/orders', pick(emails, n).email)],
    ['orders: by the e-mail of a guest', (n) => search('/orders', pick(guests, n).email)],
    ['orders: by a title', (n) => search('/orders', orderOf(n).title)],
    ['orders: by a common word', (n) => search('/orders', wordOf(n))],
    ['orders: by two common words', (n) => search('/orders', `${wordOf(n)} ${wordOf(n * 7 + 3)}`)],
    ['new orders', (n) => `/new-orders?since=${1_700_000_000 + n}`],
    ['an order', (n) => `/orders/${orderOf(n).id}`],
    ['packing slips', (n) => `/slips?orders=${orderOf(n).id}&orders=${orderOf(n + 1).id}`],
    [
      'a pick list',
      (n) => `/pick-list?orders=${orderOf(n).number}&orders=${orderOf(n + 1).number}`,
    ],
    ['orders for customers', () => '/drafts'],
    ['an order for a customer', (n) => `/drafts/${pick(drafts, n).draft}`],
    ['gift cards: the newest', () => '/gift-cards'],
    ['gift cards: older ones', (n) => `/gift-cards?after=${pick(cards, n).id}`],
    ['gift cards: by their last letters', (n) => search('/gift-cards', pick(cards, n).ending)],
    ['a gift card', (n) => `/gift-cards/${pick(cards, n).id}`],
    ['the books', () => '/books'],
    ['the search of everything', (n) => search('/find', pick([orderOf(n).number, wordOf(n)], n))],
    ['products: the first', () => '/products'],
    [
      'products: later ones',
      (n) => `/products?after=${encodeURIComponent(pick(products, n).variant)}`,
    ],
    ['products: by variant', (n) => search('/products', pick(products, n).variant.slice(0, 8))],
    ['products: by a title', (n) => search('/products', pick(products, n).title)],
    ['products: by a common word', (n) => search('/products', wordOf(n))],
    ['a product', (n) => `/products/${encodeURIComponent(pick(products, n).variant)}`],
    ['customers: by e-mail', (n) => search('/customers', pick(emails, n).email)],
    ['a customer', (n) => `/customers/${pick(uids, n).id}`],
    ['mail: the newest', () => '/mail'],
    ['mail: what is stuck', () => '/mail?stuck'],
    [
      'a mail',
      (n) =>
        `/mail/${encodeURIComponent(pick(mails, n).dedupe)}?${new URLSearchParams({ of: pick(mails, n).shopper })}`,
    ],
    ['staff, and what it did', () => '/staff'],
    ['settings', () => '/settings'],
  ];
}
