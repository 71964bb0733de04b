/** A shopper's newest orders, of a hundred thousand beside exactly one page of them. */
import pg from 'pg';
import { makeShoppers } from './live/shoppers.ts';
import { load } from './measure/load.ts';
import { options } from './measure/options.ts';
import { measureRounds, ratios } from './measure/rounds.ts';
import { startShopUnderLoad } from './measure/shop-process.ts';
import { printTable } from './measure/table.ts';

const CONNECTIONS = 8;
const PAGE = 20;
const MANY = 100_000;

const shop = await startShopUnderLoad();
const client = new pg.Client({ connectionString: shop.databaseUrl });
await client.connect();
const accounts = (await makeShoppers(client, 10, shop.authSecret)).filter((one) => one.isAccount);
const [few, many] = accounts;
if (!few || !many) throw new Error('Unable to make two accounts');

await client.query('truncate "order"');
for (const [shopper, count] of [
  [few.id, PAGE],
  [many.id, MANY],
] as const) {
  await client.query(
    `insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
     select $1, 'pi_' || number, jsonb_build_array(jsonb_build_object('listing', listing, 'id', id,
       'title', title, 'image', image, 'price', price_cents / 100.0, 'rating', rating, 'line', number)),
       price_cents, 1700000000 + number
     from generate_series(1, $2::int) as number, lateral (
       select * from product order by position offset number % 7 limit 1) as product`,
    [shopper, count],
  );
}
await client.query('vacuum analyze "order"');
await client.end();

/** Milliseconds an answer, from the rate at which a few connections get them. */
function timeOf(cookie: string, path: string) {
  return async () => {
    const { seconds } = options;
    const requests = [{ method: 'GET', path, headers: { cookie } }];
    const { perSecond } = await load({
      port: shop.port,
      connections: CONNECTIONS,
      seconds,
      requests,
    });
    return (CONNECTIONS * 1_000) / perSecond;
  };
}

const times = await measureRounds('orders list', {
  'page few': timeOf(few.cookie, '/orders'),
  'page many': timeOf(many.cookie, '/orders'),
  'call few': timeOf(few.cookie, `/api/users/${few.id}/orders`),
  'call many': timeOf(many.cookie, `/api/users/${many.id}/orders`),
});
await shop.stop();

printTable(
  'The orders of a shopper',
  `The first page of ${MANY.toLocaleString('en-US')} orders beside that of a shopper who has exactly ${PAGE}; milliseconds an answer over ${CONNECTIONS} connections.`,
  (['page', 'call'] as const).map((kind) => ({
    what: kind === 'page' ? 'the page `/orders`' : 'the call, as JSON',
    limit: { name: `${PAGE} orders`, figures: times[`${kind} few`] },
    shop: times[`${kind} many`],
    held: ratios(times[`${kind} many`], times[`${kind} few`]),
    goal: { most: 1.2 },
    unit: 'ms',
    isShare: true,
  })),
);
process.exit();
