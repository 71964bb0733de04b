/**
 * `node bench/order-size.ts [--orders 1500]`: shoppers buy an item each; prints how much PostgreSQL has grown an order, with
 * indexes, without what is deleted after some days (mails, events of webhooks, jobs).
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import * as z from 'zod';
import { makeShoppers } from './live/shoppers.ts';
import { createBuyer } from './measure/purchase-requests.ts';
import { startShopUnderLoad } from './measure/shop-process.ts';

const { values } = parseArgs({ options: { orders: { type: 'string', default: '1500' } } });
const orders = Number(values.orders);
const CLIENTS = 4;
const PASSING = ['mail', 'outbox_event', 'event_delivery', 'job'];

const shop = await startShopUnderLoad({ TRUST_PROXY: 'loopback' });
const client = new pg.Client({ connectionString: shop.databaseUrl });
await client.connect();
const shoppers = await makeShoppers(client, orders, shop.authSecret);
await client.query(
  'truncate basket_line, "order", order_event, order_status, order_line, payment cascade',
);

const sizesSchema = z.array(z.object({ name: z.string(), bytes: z.coerce.number() }));

async function readSizes(): Promise<Map<string, number>> {
  await client.query('vacuum full');
  const { rows } = await client.query(`
    select relname as name, pg_total_relation_size(oid) as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  const kept = sizesSchema.parse(rows).filter(({ name }) => !PASSING.includes(name));
  return new Map(kept.map(({ name, bytes }) => [name, bytes]));
}

const before = await readSizes();
let next = 0;
async function buyOn(): Promise<void> {
  const buyer = createBuyer(shop.port, { withPages: false });
  while (next < orders) {
    const number = next;
    next += 1;
    const shopper = shoppers[number];
    if (shopper) await buyer.buy(shopper, number);
  }
  buyer.close();
}
await Promise.all(Array.from({ length: CLIENTS }, buyOn));
const grown = [...(await readSizes())]
  .map(([name, bytes]) => ({ name, bytes: bytes - (before.get(name) ?? 0) }))
  .filter(({ bytes }) => bytes > 0);
await client.end();
await shop.stop();
for (const { name, bytes } of grown.sort((one, other) => other.bytes - one.bytes))
  process.stdout.write(`${name.padEnd(24)}${(bytes / orders).toFixed(0).padStart(6)}\n`);
const total = grown.reduce((sum, { bytes }) => sum + bytes, 0);
process.stdout.write(`${orders} orders, ${(total / orders).toFixed(0)} bytes each\n`);
process.exit(0);
