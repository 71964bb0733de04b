import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { orderLine } from '#db/schema/order-schema.ts';
import { newDataFolder } from '#tests/postgres/database-template.ts';
import { endProcess } from '#tests/shop/end-process.ts';
import { runShopProgram, SHORT_LIVED } from '#tests/shop/shop-program.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A build may come first, and a first start of the database takes seconds. */
const PROCESS_TIMEOUT_MS = 90_000;

const CLEAN = 'lost 0, doubled 0, unrefunded 0, mismatched 0, oversold 0, owed $0.00';

let dataDir: string;
let children: ChildProcess[];

beforeAll(async () => {
  dataDir = await newDataFolder();
  children = [];
});

afterEach(async () => {
  for (const child of children) await endProcess(child, 'SIGKILL');
});

afterAll(() => rmSync(dataDir, { recursive: true }));

function run(script: string, args: string[] = []) {
  const child = spawn(process.execPath, [...SHORT_LIVED, script, ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '',
      ORIGIN: '',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      STRIPE_SECRET_KEY: '',
      STRIPE_PUBLISHABLE_KEY: '',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

/** A shop that is open; gives its address. */
async function startShop(): Promise<{ shop: ChildProcess; origin: string }> {
  const shop = run('server/start.ts');
  for await (const line of createInterface({ input: shop.stdout })) {
    const origin = /open at (\S+)$/.exec(line)?.[1];
    if (origin !== undefined) return { shop, origin };
  }
  throw new Error(`The shop did not open: ${await text(shop.stderr)}`);
}

const reconcile = (...options: string[]) =>
  runShopProgram({ DATA_DIR: dataDir }, 'payments', 'reconcile', ...options);

test(
  'a running shop reconciles itself, and the database of a killed one is opened',
  async () => {
    const { shop, origin } = await startShop();
    const scope = '(0 charges, 0 orders, 0 refunds, 0 counted variants looked at)';
    expect(await reconcile()).toMatchObject({ code: 0, out: `${CLEAN} ${scope}\n` });
    expect((await fetch(`${origin}/up`)).status).toBe(200);
    await endProcess(shop, 'SIGKILL');
    const { code, out } = await reconcile('--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      counts: { lost: 0, doubled: 0, unrefunded: 0, mismatched: 0, oversold: 0 },
      scope: { charges: 0, orders: 0, refunds: 0, counted: 0 },
      owedCents: 0,
      findings: [],
    });
    // The socket of the killed shop is still there, and in nobody's way.
    await startShop();
    expect((await reconcile()).code).toBe(0);
  },
  PROCESS_TIMEOUT_MS,
);

test(
  'what is wrong is printed with what to do about it, and is the exit code',
  async () => {
    const database = await openEmbeddedDatabase(join(dataDir, 'database'));
    await database.queries
      .insert(orderLine)
      .values({ shopper: 'somebody', line: 7, paymentIntent: 'pi_1' });
    await database.close();
    expect(await reconcile()).toEqual({
      code: 1,
      err: '',
      out: [
        'mismatched: Line 7 is claimed, but there is no order pi_1. Delete the claim from order_line, or restore the order that it belongs to.',
        'lost 0, doubled 0, unrefunded 0, mismatched 1, oversold 0, owed $0.00 (0 charges, 0 orders, 0 refunds, 0 counted variants looked at)',
        '',
      ].join('\n'),
    });
    const { out } = await reconcile('--json');
    expect(JSON.parse(out)).toMatchObject({
      findings: [{ kind: 'claim_without_order', ids: { lines: [7], intent: 'pi_1' } }],
      counts: { mismatched: 1 },
    });
  },
  PROCESS_TIMEOUT_MS,
);
