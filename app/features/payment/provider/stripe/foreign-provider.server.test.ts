/** The shop with a provider that STRIPE_API_BASE names and that keeps few of Stripe's promises. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openStripeProvider } from '#server/providers/stripe-provider.ts';
import { runShop } from '#server/run-shop.ts';
import {
  FOREIGN_WEBHOOK_SECRET,
  type PlatformFault,
  startForeignProvider,
} from '#tests/network/foreign-provider.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testLog } from '#tests/shop/test-log.ts';
import { TEST_SECRET, testLimits, testSettings } from '#tests/shop/test-settings.ts';
import { createVisitor } from '#tests/shop/test-visitor.ts';

const database = await testDatabase();
const { queries } = database;
let choose: (call: string) => PlatformFault | null = () => null;
const statuses: number[] = [];
const foreign = await startForeignProvider(
  (body, signature) => deliver(body, signature),
  (call) => choose(call),
);
const { log } = testLog();
const provider = openStripeProvider({
  secretKey: 'sk_test_1',
  otherSecretKeys: [],
  publishableKey: 'pk_test_1',
  webhookSecrets: [FOREIGN_WEBHOOK_SECRET],
  apiBase: foreign.url,
});
const running = await runShop(testSettings(), {
  database,
  authSecret: TEST_SECRET,
  limits: testLimits(),
  mail: null,
  plugins: [],
  log,
  pages: () => Promise.reject(new Error('This test needs no pages')),
  clientFolder: null,
  createProvider: () => ({ provider, simulator: null }),
});
const { sweep } = running.shop;
afterAll(async () => {
  await foreign.close();
  await running.close();
});

async function deliver(body: string, signature: string): Promise<void> {
  const headers = { 'stripe-signature': signature };
  const url = 'http://localhost/api/payments/webhook';
  const answer = await running.fetch(new Request(url, { method: 'POST', body, headers }));
  statuses.push(answer.status);
}

function newVisitor() {
  return createVisitor(running.fetch, { origin: 'http://localhost', address: '127.0.0.1' });
}

type Visitor = ReturnType<typeof newVisitor>;

/** Starts a payment of the basket; null when the provider is unavailable. */
async function start(visitor: Visitor): Promise<{ intent: string; clientSecret: string } | null> {
  const { total } = await visitor.basket();
  const answer = await visitor.post(`/api/payments/create?total=${total}`);
  statuses.push(answer.status);
  return answer.status === 200 ? answer.json() : null;
}

async function report(visitor: Visitor, intent: string): Promise<number> {
  const { status } = await visitor.request('PUT', `/api/users/guest/orders/${intent}`);
  statuses.push(status);
  return status;
}

async function isStored(intent: string): Promise<boolean> {
  const rows = await rowsOf(queries, sql`select from payment where intent = ${intent}`);
  return rows.length === 1;
}

/** The sweep's pauses are over: all that waits is due. */
async function sweepAll(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await queries.execute(sql`update payment set sweep_due_at = now()`);
    await queries.execute(sql`update intent set sweep_due_at = now()`);
    await sweep();
  }
}

/** Every charge that is not exactly one order or one full refund. */
async function wrongCharges() {
  const orders = await rowsOf<{ id: string }>(
    queries,
    sql`select payment_intent as id from "order"`,
  );
  const refunds = await rowsOf<{ id: string }>(
    queries,
    sql`select payment_intent as id from refund where state = 'refunded'`,
  );
  return foreign.charges().filter(({ intent, amount, refunded }) => {
    const ordered = orders.filter(({ id }) => id === intent).length;
    const returned = refunds.filter(({ id }) => id === intent).length;
    return ordered + returned !== 1 || refunded !== (returned === 1 ? amount : 0);
  });
}

function onceFor(pattern: RegExp, fault: PlatformFault): void {
  choose = (call) => {
    if (!pattern.test(call)) return null;
    choose = () => null;
    return fault;
  };
}

describe('a provider that keeps few promises', () => {
  const CREATE = /^POST \/v1\/payment_intents$/;
  const RETRIEVE = /^GET \/v1\/payment_intents\//;

  test.each<[string, PlatformFault]>([
    ['502 with JSON', 'bad_gateway'],
    ['null', 'null'],
    ['an intent without a secret', { omit: 'client_secret' }],
    ['an intent without a status', { omit: 'status' }],
    ['an intent without an id', { omit: 'id' }],
  ])('and creates an intent with %s is unavailable, and asked again', async (_answer, fault) => {
    const visitor = newVisitor();
    await visitor.add('book');
    choose = (call) => (CREATE.test(call) || RETRIEVE.test(call) ? fault : null);
    expect(await start(visitor)).toBeNull();
    expect(statuses.at(-1)).toBe(503);
    choose = () => null;
    expect((await start(visitor))?.clientSecret).toMatch(/_secret_/);
  });

  test.each<[string, PlatformFault]>([
    ['502 with JSON', 'bad_gateway'],
    ['null', 'null'],
    ['no amount received', { omit: 'amount_received' }],
    ['no time', { omit: 'created' }],
  ])('and says %s of a paid intent is unavailable to its PUT', async (_answer, fault) => {
    const visitor = newVisitor();
    await visitor.add('book');
    const started = await start(visitor);
    if (!started) throw new Error('Unable to start');
    choose = (call) => (RETRIEVE.test(call) ? fault : null);
    await foreign.pay(started.clientSecret);
    expect(await report(visitor, started.intent)).toBe(503);
    choose = () => null;
    expect(await report(visitor, started.intent)).toBe(200);
  });

  test('and makes two intents for a payment has the second cancelled', async () => {
    const visitor = newVisitor();
    await visitor.add('book');
    onceFor(CREATE, 'lost');
    const before = foreign.intents.size;
    const started = await start(visitor);
    if (!started) throw new Error('Unable to start');
    expect(foreign.intents.size).toBe(before + 2);
    expect(await isStored(started.intent)).toBe(true);
    await sweepAll();
    const made = [...foreign.intents.values()].slice(before);
    expect(made.filter(({ status }) => status === 'canceled')).toHaveLength(1);
    expect(foreign.intents.get(started.intent)?.status).toBe('requires_payment_method');
  });

  test('and charges both has the second one refunded, once', async () => {
    const visitor = newVisitor();
    await visitor.add('book');
    onceFor(CREATE, 'lost');
    const before = foreign.intents.size;
    const started = await start(visitor);
    if (!started) throw new Error('Unable to start');
    for (const { client_secret } of [...foreign.intents.values()].slice(before)) {
      await foreign.pay(client_secret);
    }
    await report(visitor, started.intent);
    await sweepAll();
    expect(await wrongCharges()).toEqual([]);
  });

  test('leads to no 500, no charge without order or refund, no secret of an unstored intent', async () => {
    statuses.length = 0;
    let number = 0;
    // A fixed sequence: every run of the test is the same.
    const next = (below: number) => {
      number = (number * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((number / 2_147_483_648) * below);
    };
    const faults: PlatformFault[] = [
      'bad_gateway',
      'bad_gateway_after',
      'lost',
      'null',
      { omit: 'client_secret' },
      { omit: 'amount_received' },
      { omit: 'metadata' },
      { omit: 'status' },
      { omit: 'amount' },
    ];
    choose = () => (next(3) === 0 ? (faults[next(faults.length)] ?? null) : null);
    const unstored: string[] = [];
    async function shopFor(rounds: number): Promise<void> {
      const visitor = newVisitor();
      for (let round = 0; round < rounds; round += 1) {
        await visitor.add('book');
        // Two tabs at once.
        const tabs = await Promise.all([start(visitor), start(visitor)]);
        for (const started of tabs) {
          if (!started) continue;
          if (!(await isStored(started.intent))) unstored.push(started.intent);
          await foreign.pay(started.clientSecret);
          if (next(2) === 0) await report(visitor, started.intent);
        }
      }
    }
    await Promise.all(Array.from({ length: 8 }, () => shopFor(3)));
    choose = () => null;
    await sweepAll();
    expect(foreign.charges().length).toBeGreaterThan(10);
    expect(await wrongCharges()).toEqual([]);
    expect(unstored).toEqual([]);
    expect(statuses.filter((status) => status === 500)).toEqual([]);
  }, 120_000);
});
