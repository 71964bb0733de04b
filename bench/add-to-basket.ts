/** Adding to a basket, answered with items, count and total, compared with its statement alone. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { addLine } from '#app/features/basket/server/basket-store.server.ts';
import { makeGuestSecret } from '#app/features/shopper/guest-secret.server.ts';
import { GUEST_SECRET_HEADER } from '#app/features/shopper/guest-secret-header.ts';
import { makeShoppers } from './live/shoppers.ts';
import { type BareStatement, measureStatement } from './measure/bare-statement.ts';
import { load } from './measure/load.ts';
import { options } from './measure/options.ts';
import { measureRounds, ratios } from './measure/rounds.ts';
import { startShopUnderLoad } from './measure/shop-process.ts';
import { printTable } from './measure/table.ts';

/** So many shoppers that a basket has a few lines at most when a round ends. */
const SHOPPERS = 4_000;
const LISTINGS = ['book', 'tablet', 'usb-c-cable'];

const shop = await startShopUnderLoad();
const { databaseUrl } = shop;
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
const shoppers = await makeShoppers(client, SHOPPERS, shop.authSecret);
const guests = shoppers.filter(({ isAccount }) => !isAccount);
const listingOf = (call: number) => LISTINGS[call % LISTINGS.length] ?? '';

/** The shop's own statement; its parameters are the shopper, the listing and a constant. */
const written = await readStatement();

async function readStatement(): Promise<{ text: string; values: unknown[] }> {
  let statement = { text: '', values: [] as unknown[] };
  const logger = {
    logQuery(text: string, values: unknown[]) {
      statement = { text, values };
    },
  };
  await addLine(drizzle({ client, logger }), 'the shopper', 'book', MAX_BASKET_LINES, true);
  return statement;
}

const bare: BareStatement = {
  databaseUrl,
  name: 'add_to_basket',
  text: written.text,
  values(call) {
    const own = { 'the shopper': guests[call % guests.length]?.id, book: listingOf(call) };
    return written.values.map((value) =>
      value === 'the shopper' || value === 'book' ? own[value] : value,
    );
  },
};

/** What Chrome sends with a write of the shop's own pages. */
const BROWSER_HEADERS = {
  'content-type': 'application/json',
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-US,en;q=0.9',
  origin: `http://127.0.0.1:${shop.port}`,
  referer: `http://127.0.0.1:${shop.port}/`,
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
  [GUEST_SECRET_HEADER]: makeGuestSecret(),
};

const requests = guests.map(({ cookie }, call) => ({
  method: 'POST',
  path: '/api/basket',
  headers: { ...BROWSER_HEADERS, cookie },
  body: JSON.stringify({ type: 'ADD_TO_BASKET', listing: listingOf(call) }),
}));
const p99Ms: number[] = [];

/** Every measurement begins with empty baskets. */
async function emptyBaskets(): Promise<void> {
  await client.query('truncate basket_line');
}

async function bareRate(connections: number): Promise<number> {
  await emptyBaskets();
  return measureStatement(bare, { connections, seconds: options.seconds });
}

async function shopRate(connections: number, latencies: number[] = []): Promise<number> {
  await emptyBaskets();
  const { seconds } = options;
  const loaded = await load({ port: shop.port, connections, seconds, requests });
  latencies.push(loaded.p99Ms);
  return loaded.perSecond;
}

const rates = await measureRounds('add to basket', {
  'limit 32': () => bareRate(32),
  'shop 32': () => shopRate(32, p99Ms),
  'limit 8': () => bareRate(8),
  'shop 8': () => shopRate(8),
});
await client.end();
await shop.stop();

const counted = p99Ms.slice(-options.rounds);
printTable(
  'Adding to a basket',
  '`POST /api/basket` by guests, with the headers of the shop’s own pages in Chrome, answered with the whole basket; PostgreSQL with fsync on. The limit is the same statement alone, prepared, from as many connections.',
  [
    ...([32, 8] as const).map((connections) => ({
      what: `${connections} at once`,
      limit: { name: 'bare statement', figures: rates[`limit ${connections}`] },
      shop: rates[`shop ${connections}`],
      held: ratios(rates[`shop ${connections}`], rates[`limit ${connections}`]),
      goal: { least: connections === 32 ? 0.6 : 0.45 },
      unit: '/s',
      isShare: true,
    })),
    {
      what: 'p99 at 32 at once',
      shop: counted,
      held: counted,
      goal: { most: 20 },
      unit: 'ms',
      isShare: false,
    },
  ],
);
process.exit();
