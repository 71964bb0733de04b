/**
 * Adding to a basket as the shop's pages send it, by guests and by signed-in shoppers, compared with the
 * statement alone: on this machine's disk, and with a millisecond more a commit.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { addLines } from '#app/features/basket/server/basket-store.server.ts';
import { makeGuestSecret } from '#app/features/shopper/guest-secret.server.ts';
import { GUEST_SECRET_HEADER } from '#app/features/shopper/guest-secret-header.ts';
import { type BareStatement, measureStatement } from './bare/bare-statement.ts';
import { makeShoppers, type Shopper } from './live/shoppers.ts';
import { fetchHeaders } from './measure/browser-headers.ts';
import { delayCommits, describeFsync } from './measure/disk.ts';
import { type Loaded, load } from './measure/load.ts';
import { options } from './measure/options.ts';
import { measureRounds, ratios, toFigures } from './measure/rounds.ts';
import { startShopUnderLoad } from './measure/shop-process.ts';
import { printTable, type Row } from './measure/table.ts';

const CONNECTIONS = 32;
/** So many that a round adds one line or two to each basket. */
const SHOPPERS = 10_000;
const VARIANTS = ['book', 'tablet', 'usb-c-cable'];
const SLOW_COMMIT_MICROSECONDS = 1_000;

const fsync = await describeFsync();
const shop = await startShopUnderLoad();
const { databaseUrl, port } = shop;
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
const shoppers = await makeShoppers(client, SHOPPERS, shop.authSecret, 2);
await client.query('create table first_lines as select * from basket_line');
const guests = shoppers.filter(({ isAccount }) => !isAccount);
const accounts = shoppers.filter(({ isAccount }) => isAccount);
const variantOf = (call: number) => VARIANTS[call % VARIANTS.length] ?? '';

/** The shop's own statement; its parameters are the shopper, the variants and constants. */
const written = await readStatement();

async function readStatement(): Promise<{ text: string; values: unknown[] }> {
  let statement = { text: '', values: [] as unknown[] };
  const logger = {
    logQuery(text: string, values: unknown[]) {
      statement = { text, values };
    },
  };
  await addLines(
    drizzle({ client, logger }),
    'the shopper',
    ['book'],
    false,
    MAX_BASKET_LINES,
    true,
    null,
    true,
  );
  return statement;
}

const bare: BareStatement = {
  databaseUrl,
  name: 'add_to_basket',
  text: written.text,
  values(call) {
    return written.values.map((value) => {
      if (value === 'the shopper') return guests[call % guests.length]?.id;
      return Array.isArray(value) ? [variantOf(call)] : value;
    });
  },
};

const headers = {
  ...fetchHeaders(port, 'application/json'),
  [GUEST_SECRET_HEADER]: makeGuestSecret(),
};

function requestsOf(senders: readonly Shopper[]) {
  return senders.map(({ cookie }, call) => ({
    method: 'POST',
    path: '/api/basket',
    headers: { ...headers, Cookie: cookie },
    body: JSON.stringify({ type: 'ADD_TO_BASKET', variant: variantOf(call) }),
  }));
}

const [byGuests, byAccounts] = [requestsOf(guests), requestsOf(accounts)];

/** Every measurement begins with the same baskets, of up to three items. */
async function prepare(delayMicroseconds: number): Promise<void> {
  await client.query('truncate basket_line');
  await client.query('insert into basket_line overriding system value select * from first_lines');
  await client.query('analyze basket_line');
  await delayCommits(client, delayMicroseconds);
}

function bareStatements(delayMicroseconds: number) {
  return async (): Promise<Loaded> => {
    await prepare(delayMicroseconds);
    const { seconds } = options;
    const perSecond = await measureStatement(bare, { connections: CONNECTIONS, seconds });
    return { perSecond, p99Ms: Number.NaN, failed: 0, loaderUse: 0 };
  };
}

function adds(requests: typeof byGuests, delayMicroseconds: number) {
  return async () => {
    await prepare(delayMicroseconds);
    return load({ port, connections: CONNECTIONS, seconds: options.seconds, requests });
  };
}

const loads = await measureRounds(
  'add to basket',
  {
    bare: bareStatements(0),
    guests: adds(byGuests, 0),
    accounts: adds(byAccounts, 0),
    slowBare: bareStatements(SLOW_COMMIT_MICROSECONDS),
    slowGuests: adds(byGuests, SLOW_COMMIT_MICROSECONDS),
    slowAccounts: adds(byAccounts, SLOW_COMMIT_MICROSECONDS),
  },
  ({ perSecond }) => perSecond,
);
await client.end();
await shop.stop();

function compare(what: string, loaded: readonly Loaded[], limit: readonly Loaded[]): Row {
  const own = toFigures(loaded);
  const bareRates = toFigures(limit).perSecond;
  return {
    what,
    limit: { name: 'bare statement', figures: bareRates },
    shop: own.perSecond,
    loaderUse: own.loaderUse,
    held: ratios(own.perSecond, bareRates),
    unit: '/s',
    isShare: true,
  };
}

function slowest(what: string, loaded: readonly Loaded[]): Row {
  const { p99Ms, loaderUse } = toFigures(loaded);
  return { what, shop: p99Ms, loaderUse, held: p99Ms, unit: 'ms', isShare: false };
}

const { guests: ofGuests, accounts: ofAccounts } = loads;
printTable(
  'Adding to a basket',
  `\`POST /api/basket\` by ${CONNECTIONS} at once of ${SHOPPERS.toLocaleString('en-US')} shoppers with up to three items in the basket, with cookie, headers and body as the shop’s own pages send them in Chrome, answered with the whole basket. ${fsync}; then with a commit that takes 1 ms more (\`commit_delay\`). The limit is the same statement alone, prepared, from as many connections. The goals are 7,000 and 5,500 adds a second where the statement alone makes 9,600.`,
  [
    { ...compare('guests', ofGuests, loads.bare), goal: { least: 0.73 } },
    { ...compare('signed in', ofAccounts, loads.bare), goal: { least: 0.57 } },
    { ...slowest('guests, p99', ofGuests), goal: { most: 15 } },
    { ...slowest('signed in, p99', ofAccounts), goal: { most: 15 } },
    compare('guests, 1 ms a commit', loads.slowGuests, loads.slowBare),
    compare('signed in, 1 ms a commit', loads.slowAccounts, loads.slowBare),
    slowest('guests, p99, 1 ms a commit', loads.slowGuests),
    slowest('signed in, p99, 1 ms a commit', loads.slowAccounts),
  ],
);
process.exit();
