/**
 * `node bench/restarts.ts [--requests 50000] [--clients 16]`: two processes behind nginx are restarted in
 * turn, by SIGTERM alone, while clients send pages and basket writes; prints how many requests failed.
 */
import { parseArgs } from 'node:util';
import setUp from '#tests/e2e/support/set-up.ts';
import { startSharedShop } from '#tests/e2e/support/shared-shop.ts';
import { findNginx, startNginx } from '#tests/network/nginx.ts';
import { sendSteadily } from '#tests/network/steady-requests.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    clients: { type: 'string', default: '16' },
  },
});

const program = await findNginx();
if (program === null) throw new Error('This measurement needs nginx: apt-get install nginx.');
const removePostgres = await setUp();
const shop = await startSharedShop();
const nginx = await startNginx(program, [shop.one.port, shop.other.port]);
const requests = sendSteadily(nginx.origin, Number(values.clients));
let restarts = 0;
while (requests.sent() < Number(values.requests)) {
  for (const each of [shop.one, shop.other]) {
    await each.stop();
    await each.start();
    restarts += 1;
    process.stderr.write(`${restarts} restarts, ${requests.sent()} requests\n`);
  }
}
await requests.stop();
await nginx.close();
await shop.dispose();
await removePostgres();
for (const failure of requests.failures()) process.stderr.write(`${failure}\n`);
process.stdout.write(
  `${restarts} restarts, ${requests.sent()} requests, ${requests.failures().length} failed\n`,
);
process.exit(0);
