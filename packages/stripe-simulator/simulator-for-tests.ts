/** A simulator on its own PGlite, with the official SDK in front of it, for its tests. */
import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { drizzle } from 'drizzle-orm/pglite';
import Stripe from 'stripe';
import { type CardSimulatorDeps, createCardSimulator } from './card-simulator.ts';
import * as schema from './schema.ts';

export const keys = {
  secretKey: 'sk_test_simulator',
  publishableKey: 'pk_test_simulator',
  webhookSecret: 'whsec_simulator',
};

export type TestCall = { status: number; body: Record<string, unknown> & { error?: TestError } };
type TestError = {
  type: string;
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  payment_intent?: Record<string, unknown>;
};

const functionsFolder = new URL('functions/', import.meta.url);

/** The simulator's functions. */
async function readFunctions(): Promise<string[]> {
  const names = await readdir(functionsFolder);
  return Promise.all(names.sort().map((name) => readFile(new URL(name, functionsFolder), 'utf8')));
}

let opened: Promise<PGlite> | null = null;

/** A database with the simulator's tables and functions: initdb takes seconds, once a process is enough. */
async function openDatabase(): Promise<PGlite> {
  const client = new PGlite();
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema));
  for (const statement of statements) await client.exec(statement);
  for (const text of await readFunctions()) await client.exec(text);
  return client;
}

/** The database of this process, emptied: a file of tests has it to itself. */
export async function createTestDatabase() {
  opened ??= openDatabase();
  const client = await opened;
  const db = drizzle(client);
  const { paymentIntent, charge, refund, dispute, event, idempotencyKey } = schema;
  const { balanceTransaction, payout } = schema;
  const tables = [
    ...[paymentIntent, charge, refund, dispute, event, idempotencyKey],
    ...[balanceTransaction, payout],
  ];
  for (const table of tables) await db.delete(table);
  return {
    db,
    /** Every stored row, as text. */
    dump: async () =>
      JSON.stringify(await Promise.all(tables.map((table) => db.select().from(table)))),
  };
}

/** A simulator whose clock moves by `passTime` alone. */
export function createTestSimulator(
  db: CardSimulatorDeps['db'],
  deliverWebhook: CardSimulatorDeps['deliverWebhook'] = async () => new Response(),
) {
  let nowMs = Date.now();
  const errors: unknown[] = [];
  const simulator = createCardSimulator({
    db,
    ...keys,
    deliverWebhook,
    now: () => new Date(nowMs),
    onError: (error) => errors.push(error),
  });
  const stripe = createStripe(simulator.api);

  async function call(path: string, fields: Record<string, string>): Promise<TestCall> {
    const response = await simulator.browser(post(`/card-simulator/v1${path}`, fields));
    return { status: response.status, body: await response.json() };
  }

  const createIntent = (params: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
    stripe.paymentIntents.create({ amount: 1999, currency: 'usd', ...params });

  /** Confirms as Stripe.js does. */
  const confirm = (intent: Stripe.PaymentIntent, number = '4242424242424242') =>
    call(`/payment_intents/${intent.id}/confirm`, confirmFields(intent, number));

  return {
    simulator,
    stripe,
    /** What answered 500; every test ends with none. */
    errors,
    passTime(ms: number) {
      nowMs += ms;
    },
    createIntent,
    confirm,
    /** The id of one that was paid with the card. */
    async paidIntent(card?: string) {
      const intent = await createIntent();
      await confirm(intent, card);
      return intent.id;
    },
    challenge: (intent: Stripe.PaymentIntent, outcome: string) =>
      call(`/payment_intents/${intent.id}/challenge`, { ...credentials(intent), outcome }),
    call,
    /** Posts the plain form. */
    submit: (path: string, fields: Record<string, string>) => simulator.browser(post(path, fields)),
  };
}

/** The official SDK, in front of the simulator. */
export function createStripe(fetch: typeof globalThis.fetch, secretKey = keys.secretKey): Stripe {
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

export function credentials(intent: Stripe.PaymentIntent) {
  return { key: keys.publishableKey, client_secret: intent.client_secret ?? '' };
}

export function confirmFields(intent: Stripe.PaymentIntent, number: string) {
  return {
    ...credentials(intent),
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': String(new Date().getUTCFullYear() + 1),
    'payment_method_data[card][cvc]': '123',
  };
}

function post(path: string, fields: Record<string, string>): Request {
  const body = new URLSearchParams(fields);
  return new Request(`http://localhost${path}`, { method: 'POST', body });
}
