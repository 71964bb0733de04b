/** A shopper's newest orders: of a hundred thousand, compared with exactly one page of them. */
import pg from 'pg';
import { makeShoppers, type Shopper } from './live/shoppers.ts';
import { savePlot } from './measure/plot.ts';
import { measureLoads, median, ratios } from './measure/rounds.ts';
import { startShopUnderLoad } from './measure/shop-process.ts';
import { print, printTable } from './measure/table.ts';

const CONNECTIONS = 8;
const PAGE = 20;
const SIZES = [PAGE, 1_000, 10_000, 100_000] as const;
const MANY = 100_000;

const shop = await startShopUnderLoad();
const client = new pg.Client({ connectionString: shop.databaseUrl });
await client.connect();
const accounts = (await makeShoppers(client, SIZES.length * 5, shop.authSecret)).filter(
  (one) => one.isAccount,
);
const shoppers = SIZES.map((size, index) => ({ size, shopper: accounts[index] }));

await client.query('truncate "order"');
for (const { size, shopper } of shoppers) {
  await client.query(
    `insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
     select $1, 'pi_' || number, jsonb_build_array(jsonb_build_object('variant', variant, 'id', id,
       'title', title, 'image', image, 'priceCents', price_cents, 'rating', rating, 'line', number)),
       price_cents, 1700000000 + number
     from generate_series(1, $2::int) as number, lateral (
       select * from product order by position offset number % 7 limit 1) as product`,
    [shopper?.id, size],
  );
}
await client.query('vacuum analyze "order"');
await client.end();

function get(shopper: Shopper | undefined, path: string) {
  const requests = [{ method: 'GET', path, headers: { Cookie: shopper?.cookie ?? '' } }];
  return { port: shop.port, connections: CONNECTIONS, requests };
}

const loads = await measureLoads(
  'orders list',
  Object.fromEntries(
    shoppers.flatMap(({ size, shopper }) => [
      [`page ${size}`, get(shopper, '/orders')],
      [`call ${size}`, get(shopper, `/api/users/${shopper?.id}/orders`)],
    ]),
  ),
);
await shop.stop();

const loadOf = (kind: string, size: number) => loads[`${kind} ${size}`];
/** Milliseconds an answer, from the rate over a few connections. */
const figuresOf = (kind: string, size: number) =>
  (loadOf(kind, size)?.perSecond ?? []).map((perSecond) => (CONNECTIONS * 1_000) / perSecond);
const kinds = [
  { kind: 'page', what: 'the page `/orders`', name: 'the page' },
  { kind: 'call', what: 'the call, as JSON', name: 'the call' },
];
printTable(
  'The orders of a shopper',
  `The first page of ${MANY.toLocaleString('en-US')} orders beside that of a shopper who has exactly ${PAGE}; milliseconds an answer over ${CONNECTIONS} connections.`,
  kinds.map(({ kind, what }) => ({
    what,
    limit: { name: `${PAGE} orders`, figures: figuresOf(kind, PAGE) },
    shop: figuresOf(kind, MANY),
    loaderUse: loadOf(kind, MANY)?.loaderUse ?? [],
    held: ratios(figuresOf(kind, MANY), figuresOf(kind, PAGE)),
    goal: { most: 1.2 },
    unit: 'ms',
    isShare: true,
  })),
);
const plot = await savePlot({
  name: 'orders-list',
  title: 'The first page of a shopper’s orders',
  sizes: 'orders of the shopper',
  costs: 'milliseconds an answer',
  curves: kinds.map(({ kind, name }) => ({
    name,
    points: SIZES.map((size) => ({ size, cost: median(figuresOf(kind, size)) })),
  })),
});
print([plot, '']);
process.exit();
