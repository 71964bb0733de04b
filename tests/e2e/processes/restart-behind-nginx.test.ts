/** The restart that docs/deploying.md describes: SIGTERM alone, behind nginx with docs/nginx.conf. */

import { expect, test } from '#tests/e2e/support/shared.ts';
import { findNginx, startNginx } from '#tests/network/nginx.ts';
import { sendSteadily } from '#tests/network/steady-requests.ts';

const CLIENTS = 8;

/** The balancer stands in for nginx on a machine that has none. */
test('a process that is restarted by SIGTERM alone loses no request', async ({
  shop,
  balancer,
}) => {
  const program = await findNginx();
  const ports = [shop.one.port, shop.other.port];
  const proxy = program === null ? balancer : await startNginx(program, ports);
  const requests = sendSteadily(proxy.origin, CLIENTS);
  expect(await shop.one.stop()).toBe(0);
  const sentToOther = requests.sent();
  await shop.one.start();
  await requests.stop();
  if (proxy !== balancer) await proxy.close();
  expect(requests.failures()).toEqual([]);
  expect(sentToOther).toBeGreaterThan(CLIENTS);
  expect(requests.sent()).toBeGreaterThan(sentToOther);
});
