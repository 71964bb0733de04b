/** The home page rendered for a signed-in shopper, compared with React's renderer alone. */
import { gunzipSync } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readSessionWithBasket } from '#app/features/account/session/session-store.server.ts';
import { makeShoppers } from './live/shoppers.ts';
import { askForBytes } from './measure/bare-answer.ts';
import { startBareProcess } from './measure/bare-process.ts';
import type { Statement } from './measure/bare-render.ts';
import { load } from './measure/load.ts';
import { options } from './measure/options.ts';
import { measureRounds, ratios } from './measure/rounds.ts';
import { startShopUnderLoad } from './measure/shop-process.ts';
import { printTable } from './measure/table.ts';

const CONNECTIONS = 16;
const SHOPPERS = 5;

const shop = await startShopUnderLoad();
const client = new pg.Client({ connectionString: shop.databaseUrl });
await client.connect();
const shoppers = await makeShoppers(client, SHOPPERS, shop.authSecret);
const cookie = shoppers.find(({ isAccount }) => isAccount)?.cookie ?? '';

/** The page's statements, as the shop itself writes them. */
const statements: Statement[] = [];
const queries = drizzle({
  client,
  logger: {
    logQuery: (text, values) =>
      void statements.push({ name: `s${statements.length}`, text, values }),
  },
});
const token = decodeURIComponent(cookie.replace('session=', '')).split('.')[0] ?? '';
await readSessionWithBasket(queries, token);
await client.end();

const page = await askForBytes(shop.port, '/', { cookie, 'accept-encoding': 'gzip' });
const bytes = Buffer.from(page.body, 'base64');
const isGzip = page.headers.includes('gzip');
const html = (isGzip ? gunzipSync(bytes) : bytes).toString();
const bare = await startBareProcess('bare-render.ts', {
  databaseUrl: shop.databaseUrl,
  statements,
  html,
});

function rateOf(port: number, headers: Record<string, string>) {
  return async () => {
    const requests = [{ method: 'GET', path: '/', headers: { cookie, ...headers } }];
    const { seconds } = options;
    return (await load({ port, connections: CONNECTIONS, seconds, requests })).perSecond;
  };
}

const rates = await measureRounds('home rendered', {
  limit: rateOf(bare.port, {}),
  plain: rateOf(shop.port, {}),
  compressed: rateOf(shop.port, { 'accept-encoding': 'gzip, deflate, br, zstd' }),
});
bare.stop();
await shop.stop();

const limit = { name: 'bare render', figures: rates.limit };
printTable(
  'The home page of a signed-in shopper',
  `Requests a second over ${CONNECTIONS} connections, ${html.length.toLocaleString('en-US')} bytes of HTML before compression. The limit is a \`node:http\` server that makes the same statement and writes the same tree as plain elements with \`renderToPipeableStream\`, not compressed.`,
  [
    {
      what: 'rendered, not compressed',
      limit,
      shop: rates.plain,
      held: ratios(rates.plain, rates.limit),
      goal: { least: 0.55 },
      unit: '/s',
      isShare: true,
    },
    {
      what: 'rendered, compressed',
      limit,
      shop: rates.compressed,
      held: ratios(rates.compressed, rates.limit),
      goal: { least: 0.45 },
      unit: '/s',
      isShare: true,
    },
  ],
);
process.exit();
