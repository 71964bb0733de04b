/** Pages for a thousand signed-in shoppers, compared with React's renderer alone. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readSessionWithBasket } from '#app/features/account/session/session-store.server.ts';
import { hashSessionToken } from '#app/features/account/session/session-token-hash.server.ts';
import { askForBytes } from './bare/bare-answer.ts';
import { startBareProcess } from './bare/bare-process.ts';
import { type BarePage, type Statement, VISITOR } from './bare/bare-render.ts';
import { makeShoppers } from './live/shoppers.ts';
import { NAVIGATION, uncompressed } from './measure/browser-headers.ts';
import { type LoadContender, measureLoads, ratios } from './measure/rounds.ts';
import { startShopUnderLoad } from './measure/shop-process.ts';
import { printTable } from './measure/table.ts';

const CONNECTIONS = 16;
const SHOPPERS = 1_000;

/**
 * Each makes one statement, for the visitor's session and basket: what else it shows is in memory. The basket alone is
 * rendered for each request.
 */
const PAGES = [
  { what: 'home page', path: '/', least: 1.5 },
  { what: 'a product’s page', path: '/product/12321341', least: 1.2 },
  { what: 'basket', path: '/checkout', least: 0.5 },
];

const shop = await startShopUnderLoad();
const client = new pg.Client({ connectionString: shop.databaseUrl });
await client.connect();
const accounts = await makeShoppers(client, SHOPPERS, shop.authSecret, 1);
const cookies = accounts.map(({ cookie }) => cookie);
// The token of a session is its account's id: see shoppers.ts.
const visitors = Object.fromEntries(
  accounts.map(({ id, cookie }) => [cookie, hashSessionToken(id)]),
);

/** The statement, as the shop itself writes it. */
async function collectStatements(): Promise<Statement[]> {
  const [{ id, cookie } = { id: '', cookie: '' }] = accounts;
  const statements: Statement[] = [];
  const logQuery = (text: string, values: unknown[]) => {
    const own = values.map((value) => (value === visitors[cookie] ? VISITOR : value));
    statements.push({ name: `s${statements.length}`, text, values: own });
  };
  const queries = drizzle({ client, logger: { logQuery } });
  await readSessionWithBasket(queries, id);
  return statements;
}

async function startBare(page: (typeof PAGES)[number]) {
  const headers = { ...uncompressed(NAVIGATION), cookie: cookies[0] ?? '' };
  const answer = await askForBytes(shop.port, page.path, headers);
  const html = Buffer.from(answer.body, 'base64').toString();
  const statements = await collectStatements();
  const work: BarePage = { databaseUrl: shop.databaseUrl, statements, html, visitors };
  return { ...(await startBareProcess('bare-render.ts', work)), bytes: html.length };
}

function get(port: number, path: string, headers: Record<string, string>): LoadContender {
  const requests = cookies.map((cookie) => ({
    method: 'GET',
    path,
    headers: { ...headers, Cookie: cookie },
  }));
  return { port, connections: CONNECTIONS, requests };
}

const bares = [];
for (const page of PAGES) bares.push({ ...page, bare: await startBare(page) });
await client.end();

const KINDS = [
  { kind: 'compressed', headers: NAVIGATION },
  { kind: 'not compressed', headers: uncompressed(NAVIGATION) },
];
const rows = bares.flatMap((page) =>
  KINDS.map(({ kind, headers }) => ({ ...page, what: `${page.what}, ${kind}`, headers })),
);
const loads = await measureLoads(
  'signed in',
  Object.fromEntries(
    rows.flatMap(({ what, path, bare, headers }) => [
      [`bare ${what}`, get(bare.port, path, headers)],
      [what, get(shop.port, path, headers)],
    ]),
  ),
);
for (const { bare } of bares) bare.stop();
await shop.stop();

const figuresOf = (name: string) => loads[name] ?? { perSecond: [], p99Ms: [], loaderUse: [] };
const sizes = bares.map(({ what, bare }) => `${what} ${bare.bytes.toLocaleString('en-US')}`);
printTable(
  'Pages of a signed-in shopper',
  `Requests a second over ${CONNECTIONS} connections by ${SHOPPERS.toLocaleString('en-US')} shoppers with up to three items in the basket, with the headers of Chrome; bytes of HTML: ${sizes.join(', ')}. The limit is a \`node:http\` server that makes the same statements, renders the same tree as plain elements with \`renderToString\`, and compresses it alike.`,
  rows.map(({ what, least }) => {
    const [own, limit] = [figuresOf(what), figuresOf(`bare ${what}`)];
    return {
      what,
      limit: { name: 'bare render', figures: limit.perSecond, loaderUse: limit.loaderUse },
      shop: own.perSecond,
      loaderUse: own.loaderUse,
      held: ratios(own.perSecond, limit.perSecond),
      goal: { least },
      unit: '/s',
      isShare: true,
    };
  }),
);
process.exit();
