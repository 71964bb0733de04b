import { once } from 'node:events';
import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import { embedSimulatorProvider } from '#server/providers/open-provider.ts';
import { runShop } from '#server/run-shop.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testLog } from '#tests/shop/test-log.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { TEST_SECRET, testLimits, testSettings } from '#tests/shop/test-settings.ts';
import { createHeartbeat } from './heartbeat.ts';

const { queries, health, close } = await testServices();
afterAll(close);
beforeEach(async () => {
  await queries.execute(sql`delete from mail`);
});

/** A service that is told, and answers so. */
async function serviceThatAnswers(status: number) {
  const service = createServer(
    (_request, response) => void response.writeHead(status, { location: '/beat' }).end(),
  );
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  onTestFinished(() => void service.close());
  const { port } = service.address() as { port: number };
  const told: string[] = [];
  service.on('request', ({ url }) => void told.push(url ?? ''));
  return { url: `http://127.0.0.1:${port}/beat`, told };
}

/** The lines that one heartbeat to this address has logged. */
async function beat(url: string): Promise<string[]> {
  const { log, takeLines } = testLog();
  await createHeartbeat({ url, health, log })();
  return takeLines().map(({ msg }) => msg);
}

async function queueOne(): Promise<void> {
  await queueMail(queries, {
    ...{ shopperId: 'somebody', recipient: 'ann@example.com', dedupe: 'changed:1' },
    kind: 'email_changed',
    body: { oldEmail: 'old@example.com', newEmail: 'ann@example.com' },
  });
}

test('a service is told that all is well, also while a mail is on its way', async () => {
  const { url, told } = await serviceThatAnswers(200);
  await queueOne();
  expect(await beat(url)).toEqual([]);
  expect(told).toEqual(['/beat']);
});

test('it is told nothing once a subject of the page Health is not well', async () => {
  const { url, told } = await serviceThatAnswers(200);
  await queueOne();
  await queries.execute(sql`update mail set queued_at = now() - interval '61 minutes'`);
  expect(await beat(url)).toEqual(['The heartbeat is left out: not all is well']);
  expect(told).toEqual([]);
});

test('a redirect is not followed, and no beat', async () => {
  const { url } = await serviceThatAnswers(302);
  expect(await beat(url)).toEqual(['The heartbeat was refused']);
});

test('a service that refuses, or is not there, is a line of the log', async () => {
  const { url } = await serviceThatAnswers(404);
  expect(await beat(url)).toEqual(['The heartbeat was refused']);
  expect(await beat('http://127.0.0.1:1/')).toEqual(['The heartbeat has reached nobody']);
});

test('a shop that runs calls the address of HEARTBEAT_URL', async () => {
  const { url, told } = await serviceThatAnswers(200);
  const shop = await runShop(testSettings({ heartbeatUrl: url }), {
    database: await testDatabase(),
    authSecret: TEST_SECRET,
    limits: testLimits(),
    ...{ mail: null, plugins: [], clientFolder: null },
    pages: () => Promise.reject(new Error('No pages are asked for')),
    createProvider: embedSimulatorProvider,
    log: testLog().log,
  });
  await expect.poll(() => told, { timeout: 20_000 }).toEqual(['/beat']);
  await shop.close();
});
