/** Live across two devices, two processes and one PostgreSQL, with processes killed and connections cut. */
import { expect, orderBlock, SOON, test } from '#tests/e2e/support/shared.ts';
import { newAccount, type Shopper } from '#tests/e2e/support/shopper.ts';

/** Long enough for a lost stream to reconnect. */
const RECOVERY = { timeout: 5_000 };

type Device = (origin: string) => Promise<Shopper>;

/** Two devices of one account, the second on its orders page. */
async function twoDevices(device: Device, origins: [string, string]) {
  const account = newAccount();
  const [buyer, reader] = await Promise.all(origins.map((origin) => device(origin)));
  if (!buyer || !reader) throw new Error('Two devices are needed');
  await buyer.haveAccount(account);
  await reader.signIn(account);
  const streams = reader.page.waitForResponse(/\/api\/live$/);
  await reader.open('/orders');
  await streams;
  return { buyer, reader, account };
}

test('an order paid on one process appears on the other within a second, ten times out of ten', async ({
  shop,
  device,
}) => {
  const { buyer, reader } = await twoDevices(device, [shop.one.origin, shop.other.origin]);
  for (let count = 1; count <= 10; count += 1) {
    const intent = await buyer.haveOrdered('book');
    await orderBlock(reader, intent).waitFor(SOON);
    await expect(reader.orders).toHaveCount(count);
  }
  const shown = await reader.page.getByText(/^pi_\w+$/).allTextContents();
  await reader.page.reload();
  expect(await reader.page.getByText(/^pi_\w+$/).allTextContents()).toEqual(shown);
});

test('also right after either process was killed and started again', async ({
  shop,
  device,
  consoleErrors,
}) => {
  consoleErrors.expect(
    /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/,
  );
  const { buyer, reader } = await twoDevices(device, [shop.one.origin, shop.other.origin]);
  for (const killed of [shop.other, shop.one, shop.other]) {
    await killed.kill();
    await killed.start();
    await orderBlock(reader, await buyer.haveOrdered('book')).waitFor();
    await orderBlock(reader, await buyer.haveOrdered('tablet')).waitFor();
  }
});

test('what was ordered while the process of the stream was dead is there when it is back', async ({
  shop,
  device,
  consoleErrors,
}) => {
  consoleErrors.expect(
    /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/,
  );
  const { buyer, reader } = await twoDevices(device, [shop.one.origin, shop.other.origin]);
  await shop.other.kill();
  const intent = await buyer.haveOrdered('book');
  await shop.other.start();
  await orderBlock(reader, intent).waitFor(RECOVERY);
});

test('behind a proxy the list catches up on another process when its own is killed', async ({
  shop,
  balancer,
  device,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_ABORTED/);
  const { buyer, reader } = await twoDevices(device, [balancer.origin, balancer.origin]);
  const { rows } = await shop.database.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where application_name = 'basket listener' and datname = current_database()",
  );
  expect(rows).toEqual([{ count: 2 }]);
  for (const killed of [shop.one, shop.other]) {
    await killed.kill();
    const intent = await buyer.haveOrdered('book');
    await orderBlock(reader, intent).waitFor(RECOVERY);
    await killed.start();
  }
});

test('when the listening connections are cut, nothing is missed', async ({ shop, device }) => {
  const { buyer, reader } = await twoDevices(device, [shop.one.origin, shop.other.origin]);
  for (let count = 0; count < 5; count += 1) {
    const ordered = buyer.haveOrdered('book');
    await shop.database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'basket listener' and datname = current_database()",
    );
    await orderBlock(reader, await ordered).waitFor(RECOVERY);
  }
});

test('when every connection to the database is cut, nothing is missed', async ({
  shop,
  device,
}) => {
  const { buyer, reader } = await twoDevices(device, [shop.one.origin, shop.other.origin]);
  await shop.database.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  await expect(async () => {
    const intent = await buyer.haveOrdered('book');
    await orderBlock(reader, intent).waitFor(RECOVERY);
  }).toPass();
});

test('a whole purchase works when every request goes to another process', async ({
  balancer,
  device,
}) => {
  const shopper = await device(balancer.origin);
  await shopper.register();
  await shopper.open('/');
  await shopper.addToBasket('book', 'tablet');
  await shopper.expectBasketCount(2);
  await shopper.open('/Payment');
  await shopper.payWith('4242 4242 4242 4242');
  await shopper.expectOrderPage();
  await expect(shopper.orders).toHaveCount(1);
  await shopper.expectBasketCount(0);
});

test('a rolling restart fails no request, and the list stays live', async ({
  shop,
  balancer,
  device,
}) => {
  const { buyer, reader } = await twoDevices(device, [balancer.origin, balancer.origin]);
  const { request } = buyer.page.context();
  const statuses = new Map<number, number>();
  let isOver = false;
  const visiting = Promise.all(
    ['/', '/orders', '/api/basket'].map(async (path) => {
      while (!isOver) {
        const answer = await request.get(path);
        statuses.set(answer.status(), (statuses.get(answer.status()) ?? 0) + 1);
        const added = await request.post('/api/basket', { data: { type: 'EMPTY_BASKET' } });
        statuses.set(added.status(), (statuses.get(added.status()) ?? 0) + 1);
      }
    }),
  );
  for (const process of [shop.one, shop.other]) {
    expect(await process.stop()).toBe(0);
    await process.start();
  }
  isOver = true;
  await visiting;
  expect([...statuses.keys()]).toEqual([200]);
  await orderBlock(reader, await buyer.haveOrdered('book')).waitFor(SOON);
});
