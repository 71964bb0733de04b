/**
 * `node bench/rollout.ts --from v0.1.0 [--rounds 3]`: two processes of that tag or commit behind nginx, on one PostgreSQL,
 * become this version one after the other and then that one again, while clients send pages and basket writes and shoppers
 * buy; with `--next` in place of `--from`, two of this version become a made-up next one, of other tables and functions.
 * Prints how many requests failed, and what the reconciliation says of the purchases; exits with 1 where something did.
 * Dependencies are this version's.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import setUp from '#tests/e2e/support/set-up.ts';
import { startSharedShop } from '#tests/e2e/support/shared-shop.ts';
import { findNginx, startNginx } from '#tests/network/nginx.ts';
import { sendSteadily } from '#tests/network/steady-requests.ts';
import { makeShoppers } from './live/shoppers.ts';
import { createBuyer } from './measure/purchase-requests.ts';
import { countWrittenByNext, makeFolderOf, makeNextFolder } from './measure/version-folders.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    next: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
  },
});
const { from, next: isToNext } = values;
if ((from === undefined) !== isToNext)
  throw new Error('Name the tag or commit to begin with (--from v0.1.0), or --next.');

const CLIENTS = 8;
const BUYERS = 4;

const root = resolve(import.meta.dirname, '..');
const made = from === undefined ? makeNextFolder(root) : makeFolderOf(root, from);
const [older, newer] = from === undefined ? [root, made.folder] : [made.folder, root];

const program = await findNginx();
if (program === null) throw new Error('This measurement needs nginx: apt-get install nginx.');
const removePostgres = await setUp();
const shop = await startSharedShop(older);
const nginx = await startNginx(program, [shop.one.port, shop.other.port]);
const { rows } = await shop.database.query('select value from shop_secret');
const shoppers = await makeShoppers(shop.database, 2_000, rows[0].value);
// Baskets, and orders without a charge, which are not what is looked at.
await shop.database.query(
  'truncate basket_line, "order", order_event, order_status, order_line cascade',
);

let next = 0;
let bought = 0;
let isOver = false;
const unbought: string[] = [];

async function buyOn(): Promise<void> {
  while (!isOver) {
    next += 1;
    const shopper = shoppers[next % shoppers.length];
    if (!shopper) continue;
    // A connection each, as each is somebody else.
    const buyer = createBuyer(Number(new URL(nginx.origin).port), { withPages: true });
    await buyer.buy(shopper, next).then(
      () => {
        bought += 1;
      },
      (error) => unbought.push(String(error)),
    );
    buyer.close();
  }
}

const requests = sendSteadily(nginx.origin, CLIENTS);
const buying = Promise.all(Array.from({ length: BUYERS }, buyOn));
let restarts = 0;
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const folder of [newer, older]) {
    for (const each of [shop.one, shop.other]) {
      await each.stop();
      await each.start(folder);
      restarts += 1;
      process.stderr.write(
        `${restarts} restarts, ${requests.sent()} requests, ${bought} purchases\n`,
      );
    }
  }
}
isOver = true;
await buying;
await requests.stop();
const { url } = shop;
const env = { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'fatal' };
const reconciled = spawnSync(process.execPath, ['server/shop.ts', 'payments', 'reconcile'], {
  ...{ cwd: root, env, encoding: 'utf8' },
});
const writtenByNext = isToNext ? await countWrittenByNext(shop.database) : null;
await nginx.close();
await shop.dispose();
await removePostgres();
made.remove();
const problems = [...requests.failures(), ...unbought];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${restarts} restarts, ${requests.sent()} requests, ${requests.failures().length} failed; ${bought} purchases, ${unbought.length} failed\n${reconciled.stdout}`,
);
if (writtenByNext !== null)
  process.stdout.write(`${writtenByNext} orders by the next version's function\n`);
process.exit(problems.length === 0 && reconciled.status === 0 && writtenByNext !== 0 ? 0 : 1);
