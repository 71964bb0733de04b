/** Pages and calls that are the same for every visitor without cookies, compared with a bare server. */
import { askForBytes } from './bare/bare-answer.ts';
import { startBareProcess } from './bare/bare-process.ts';
import { NAVIGATION } from './measure/browser-headers.ts';
import { type LoadFigures, measureLoads, ratios } from './measure/rounds.ts';
import { startShopUnderLoad } from './measure/shop-process.ts';
import { printTable, type Row } from './measure/table.ts';

const CONNECTIONS = 32;

const shop = await startShopUnderLoad();

/** A bare server with the answer of this path; the first request fills the cache, the second gets it. */
async function startBare(path: string) {
  await askForBytes(shop.port, path, NAVIGATION);
  return startBareProcess('bare-server.ts', await askForBytes(shop.port, path, NAVIGATION));
}

const bareHome = await startBare('/');
const bareCall = await startBare('/api/products');

function get(port: number, path: string, cookie?: string) {
  const headers = cookie === undefined ? NAVIGATION : { ...NAVIGATION, Cookie: cookie };
  return { port, connections: CONNECTIONS, requests: [{ method: 'GET', path, headers }] };
}

const loads = await measureLoads('from memory', {
  bareHome: get(bareHome.port, '/'),
  home: get(shop.port, '/'),
  bareCall: get(bareCall.port, '/'),
  call: get(shop.port, '/api/products'),
  queried: get(shop.port, '/?utm_source=newsletter&utm_campaign=autumn'),
  foreignCookie: get(shop.port, '/', 'other_session=1; _ga_guest=2'),
  product: get(shop.port, '/product/12321341'),
  category: get(shop.port, '/category/Books'),
  categories: get(shop.port, '/categories'),
});
bareHome.stop();
bareCall.stop();
await shop.stop();

function compare(what: string, figures: LoadFigures, name: string, limit: LoadFigures): Row {
  return {
    what,
    limit: { name, figures: limit.perSecond, loaderUse: limit.loaderUse },
    shop: figures.perSecond,
    loaderUse: figures.loaderUse,
    held: ratios(figures.perSecond, limit.perSecond),
    goal: { least: 0.9 },
    unit: '/s',
    isShare: true,
  };
}

const { home } = loads;
const asHome = (what: string, figures: LoadFigures, least: number) => ({
  ...compare(what, figures, 'home page', home),
  goal: { least },
});

printTable(
  'Pages of a visitor without cookies',
  `Requests a second over ${CONNECTIONS} connections, with the headers of Chrome, answered with Brotli. The limit is a bare \`node:http\` server that sends the same bytes and headers, or the home page.`,
  [
    compare('home page', home, 'bare server', loads.bareHome),
    compare('`GET /api/products`', loads.call, 'bare server', loads.bareCall),
    asHome('home page with a query that it does not read', loads.queried, 0.95),
    asHome('home page with cookies of others', loads.foreignCookie, 0.95),
    asHome('a product’s page', loads.product, 0.8),
    asHome('a category’s page', loads.category, 0.8),
    asHome('the categories', loads.categories, 0.8),
  ],
);
process.exit();
