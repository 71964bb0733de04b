/**
 * `node bench/failover.ts [--rounds 5]`: the primary of two PostgreSQL servers is killed while shoppers buy, and its
 * synchronous standby promoted at once; prints for how long no purchase ended.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WritingClient } from '#db/postgres/writing-client.ts';
import { startPostgresPair } from '#tests/postgres/postgres-pair.ts';
import { makeShoppers } from './live/shoppers.ts';
import { createBuyer } from './measure/purchase-requests.ts';
import { median } from './measure/rounds.ts';
import { startShopProcess } from './measure/shop-process.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

const CLIENTS = 4;
const WARM_MS = 4_000;

const pair = await startPostgresPair();
const shop = await startShopProcess(pair.url('postgres'), {
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'fatal',
});
const client = new WritingClient({ connectionString: pair.url('postgres') });
await client.connect();
const shoppers = await makeShoppers(client, 400, shop.authSecret);
await client.query('truncate basket_line');
await client.end();

let next = 0;
let isOver = false;
const endedMs: number[] = [];

async function buyOn(): Promise<void> {
  const buyer = createBuyer(shop.port, { withPages: false });
  while (!isOver) {
    next += 1;
    const shopper = shoppers[next % shoppers.length];
    // What fails while no server takes writes is what is measured.
    const isBought =
      shopper &&
      (await buyer.buy(shopper, next).then(
        () => true,
        () => false,
      ));
    if (isBought) endedMs.push(performance.now());
    else await pause(10);
  }
}

const buying = Promise.all(Array.from({ length: CLIENTS }, buyOn));
const silences: number[] = [];
const afterPromotions: number[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  await pause(WARM_MS);
  await pair.killPrimary();
  const killedMs = performance.now();
  await pair.promote();
  const promotedMs = performance.now();
  while ((endedMs.at(-1) ?? 0) < promotedMs) await pause(5);
  const [firstMs = 0] = endedMs.filter((ms) => ms > promotedMs);
  silences.push(firstMs - killedMs);
  afterPromotions.push(firstMs - promotedMs);
  await pair.replace();
}
isOver = true;
await buying;
await shop.stop();
await pair.stop();
process.stdout.write(
  `${silences.length} failovers, ${endedMs.length} purchases; ms without one: median ${median(silences).toFixed(0)}, longest ${Math.max(...silences).toFixed(0)}; of them after the promotion: median ${median(afterPromotions).toFixed(0)}, longest ${Math.max(...afterPromotions).toFixed(0)}\n`,
);
process.exit(0);
