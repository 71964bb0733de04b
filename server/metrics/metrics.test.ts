import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { HEALTH_SUBJECTS } from '#app/features/health/decide-health.ts';
import { createHealth } from '#app/features/health/health.server.ts';
import { createOrderTimes } from '#app/features/payment/settle/order-times.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testLog } from '#tests/shop/test-log.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsEndpoint } from './metrics-endpoint.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';
const ALERTS = new URL('../../docs/alerts.yml', import.meta.url);

const database = await testDatabase();
afterAll(() => database.close());
const { log, takeLines } = testLog();
const whole = createHealth(database.queries, {
  zone: () => 'UTC',
  makesBackups: true,
  maxDeclines: 20,
});
let read = whole.read;
const orderTimes = createOrderTimes(() => 1_700_000_000);
const metrics = createMetrics({
  ...{ routes: ['/', '/products/:variant'], database, orderTimes, log },
  health: { read: () => read() },
  streamSlots: { open: () => 3 },
  currency: () => 'usd',
});
const endpoint = createMetricsEndpoint(metrics, TOKEN);
const ask = (authorization?: string, method = 'GET', at = endpoint) =>
  at.answer(
    new Request('http://localhost/metrics', {
      method,
      headers: authorization === undefined ? {} : { authorization },
    }),
  );

test('whoever has no token, or another, gets nothing of the metrics', async () => {
  for (const wrong of [undefined, '', 'Bearer', `Bearer ${TOKEN}0`, TOKEN, `Basic ${TOKEN}`]) {
    const answer = await ask(wrong);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('basket_');
  }
  expect((await ask(`Bearer ${TOKEN}`, 'POST')).status).toBe(405);
});

test('without a token that is set there are no metrics, whatever is sent', async () => {
  const closed = createMetricsEndpoint(null, null);
  for (const sent of [undefined, 'Bearer ', 'Bearer null']) {
    expect((await ask(sent, 'GET', closed)).status).toBe(404);
  }
});

test('the endpoint is for its own path alone', () => {
  const isFor = (path: string) => endpoint.isFor(new Request(`http://localhost${path}`));
  expect(['/metrics', '/metrics?x', '/metrics/', '/orders'].map(isFor)).toEqual([
    ...[true, true, false, false],
  ]);
});

test('requests are counted by route and class of status, beside what the database says', async () => {
  metrics.answered('/products/lamp?x=1', 200, 0.004);
  metrics.answered('/products/desk.data', 204, 0.3);
  metrics.answered('/nowhere', 404, 0.001);
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split('\n');
  const request = 'basket_http_request_duration_seconds';
  expect(lines).toEqual(
    expect.arrayContaining([
      `${request}_count{route="/products/:variant",status="2xx"} 2`,
      `${request}_bucket{le="0.005",route="/products/:variant",status="2xx"} 1`,
      `${request}_count{route="none",status="4xx"} 1`,
      'basket_live_streams 3',
      'basket_database_up 1',
      'basket_orders_total 0',
      'basket_orders_amount_cents_total{currency="usd"} 0',
      ...HEALTH_SUBJECTS.map((subject) => `basket_healthy{subject="${subject}"} 1`),
    ]),
  );
});

test('orders are counted by how long after their charge they were placed', async () => {
  for (const secondsAgo of [3, 700, -2]) orderTimes.placed(1_700_000_000 - secondsAgo);
  orderTimes.placed(null);
  const lines = (await metrics.text()).split('\n');
  const name = 'basket_charge_to_order_seconds';
  expect(lines).toEqual(
    expect.arrayContaining([
      `${name}_bucket{le="1"} 1`,
      `${name}_bucket{le="5"} 2`,
      `${name}_bucket{le="900"} 3`,
      `${name}_sum 703`,
    ]),
  );
});

test('where the database does not answer, the metrics of the process are still there', async () => {
  read = () => Promise.reject(new Error('The database is gone'));
  const text = await (await ask(`Bearer ${TOKEN}`)).text();
  read = whole.read;
  expect(text).toContain('\nbasket_database_up 0');
  expect(text).not.toContain('basket_orders_total');
  expect(takeLines().map(({ msg }) => msg)).toEqual(['The metrics of the shop cannot be read']);
});

test('the alert rules name only metrics, and subjects, that there are', async () => {
  const rules = await readFile(ALERTS, 'utf8');
  const text = await metrics.text();
  const named = new Set(rules.match(/\bbasket_\w+/g));
  expect(named.size).toBeGreaterThan(0);
  const served = new Set(text.match(/^basket_\w+/gm));
  expect([...named].filter((name) => !served.has(name))).toEqual([]);
  const subjects = [...rules.matchAll(/subject="(\w+)"/g)].map(([, subject]) => subject);
  expect(subjects.toSorted()).toEqual([...HEALTH_SUBJECTS].toSorted());
});

const run = promisify(execFile);
const hasPromtool = await run('promtool', ['--version']).then(
  () => true,
  () => false,
);

// As the other browsers: where Debian's package prometheus is. What did not run would count as failed.
if (hasPromtool) {
  test('the alert rules say what is not well, and nothing else', async () => {
    const { stdout } = await run('promtool', ['test', 'rules', 'server/metrics/alert-rules.yml']);
    expect(stdout).toContain('SUCCESS');
  });
}
