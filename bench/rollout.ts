/**
 * `node bench/rollout.ts --from v0.1.0 [--rounds 3]`: two processes of that tag or commit behind nginx, on one PostgreSQL,
 * become this version one after the other and then that one again, while clients send pages and basket writes and shoppers
 * buy; prints how many requests failed, and what the reconciliation says of the purchases. Dependencies are this version's.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import setUp from '#tests/e2e/support/set-up.ts';
import { startSharedShop } from '#tests/e2e/support/shared-shop.ts';
import { findNginx, startNginx } from '#tests/network/nginx.ts';
import { sendSteadily } from '#tests/network/steady-requests.ts';
import { makeShoppers } from './live/shoppers.ts';
import { createBuyer } from './measure/purchase-requests.ts';

const { values } = parseArgs({
  options: { from: { type: 'string' }, rounds: { type: 'string', default: '3' } },
});
if (values.from === undefined)
  throw new Error('Name the tag or commit to begin with: --from v0.1.0');

const CLIENTS = 8;
const BUYERS = 4;

const root = resolve(import.meta.dirname, '..');
const tagged = mkdtempSync(join(tmpdir(), 'basket-rollout-'));
const archive = execFileSync('git', ['archive', values.from], {
  ...{ cwd: root, maxBuffer: 1_000_000_000 },
});
execFileSync('tar', ['-x', '-C', tagged], { input: archive });
symlinkSync(join(root, 'node_modules'), join(tagged, 'node_modules'));
const start = ['--require', './server/check-install.cjs'];
execFileSync(process.execPath, [...start, 'server/build/build-once.ts'], { cwd: tagged });

const program = await findNginx();
if (program === null) throw new Error('This measurement needs nginx: apt-get install nginx.');
const removePostgres = await setUp();
const shop = await startSharedShop(tagged);
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
  for (const folder of [root, tagged]) {
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
const reconciled = execFileSync(process.execPath, ['server/shop.ts', 'payments', 'reconcile'], {
  cwd: root,
  env,
  encoding: 'utf8',
});
await nginx.close();
await shop.dispose();
await removePostgres();
rmSync(tagged, { recursive: true });
for (const failure of [...requests.failures(), ...unbought]) process.stderr.write(`${failure}\n`);
process.stdout.write(
  `${restarts} restarts, ${requests.sent()} requests, ${requests.failures().length} failed; ${bought} purchases, ${unbought.length} failed\n${reconciled}`,
);
process.exit(0);
