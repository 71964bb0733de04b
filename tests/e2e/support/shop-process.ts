/** A shop as its own process, on a free port and with its own data: in the run's PostgreSQL, but for an embedded one. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { DeliveryOption } from '#app/features/delivery/delivery-option.ts';
import type { DeliveryZone } from '#app/features/delivery/delivery-zone.ts';
import type { TermsMode } from '#app/features/delivery/terms.ts';
import type { NewCode } from '#app/features/discounts/discount-codes.server.ts';
import type { product } from '#db/schema/catalogue-schema.ts';
import { newDataFolder } from '#tests/postgres/database-template.ts';
import { migratedDatabase } from '#tests/postgres/test-postgres.ts';
import { endProcess } from '#tests/shop/end-process.ts';
import { postgresOfRun } from './set-up.ts';

export type CatalogueRow = typeof product.$inferInsert;

/** Parts that replace the production shop's. */
export type OtherParts = {
  /** Instead of the sample catalogue. */
  catalogue?: CatalogueRow[];
  /** What lies on the shelf, by variant: these are counted. */
  stock?: Record<string, number>;
  /** Addresses and discount codes; the placeholder delivery when absent. */
  mode?: TermsMode;
  /** Codes that there are. */
  codes?: NewCode[];
  /** What delivery costs; free when absent. */
  deliveryZones?: DeliveryZone[];
  /** What a plugin offers; there is none when absent. */
  deliveryOptions?: DeliveryOption[];
  /** Whether the server's messages are in the pseudo-language. */
  isPseudo?: true;
  /** The accent of a shop with a brand of its own; it has none when absent. */
  accent?: string;
  /** The id of a route whose loader throws. */
  brokenRoute?: string;
};

/**
 * `production` is what `npm start` runs; `embedded` is the same on the embedded database, which takes several times
 * the processor time; `roomy` has no limits on sign-ins and payments.
 */
export type ShopKind = 'production' | 'embedded' | 'roomy';

type ShopOptions = {
  kind: ShopKind;
  /** For a roomy shop. */
  parts?: OtherParts;
  /** Whether it has an admin too, on a free port; none by default. For any but a roomy shop. */
  hasAdmin?: boolean;
  /** By their names in the environment. */
  settings?: Readonly<Record<string, string>>;
  /** Where its sources are; those of this project when absent. */
  folder?: string;
  /** The user of the system as whom it runs, for tests that run as root; ours when absent. */
  uid?: number | undefined;
};

export type ShopProcess = {
  /** Scheme, host and port; the same after each start. */
  origin: string;
  /** The data folder, for commands. */
  dataDir: string;
  /** Of its PostgreSQL; empty for an embedded shop. */
  databaseUrl: string;
  /** The output of `npm start`. */
  startupBanner(): string;
  /** SIGKILL; resolves once the process has exited. */
  kill(): Promise<void>;
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Starts again, on the same data and port. */
  start(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
};

const root = fileURLToPath(new URL('../../..', import.meta.url));
const START = 'server/start.ts';
const scripts = {
  production: [START],
  embedded: [START],
  roomy: ['--import', './tests/run/light-imports.ts', 'tests/e2e/support/roomy-shop.ts'],
};

/** A build may run first, and on a busy machine the first start of the database is slow. */
const START_TIMEOUT_MS = 180_000;

/** Resolves once the shop answers; `npm-start.test.ts` starts one from nothing. */
export async function startShop(options: ShopOptions): Promise<ShopProcess> {
  const { kind, parts, hasAdmin, settings = {}, folder = root, uid } = options;
  const database = kind === 'embedded' ? null : await migratedDatabase(postgresOfRun());
  const dataDir = database ? await mkdtemp(join(tmpdir(), 'basket-data-')) : await newDataFolder();
  if (uid !== undefined) await promisify(execFile)('chown', ['-R', String(uid), dataDir]);
  const args = [...scripts[kind], ...(parts ? [JSON.stringify(parts)] : [])];
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    ADMIN_PORT: hasAdmin ? '0' : 'off',
    ...settings,
  };
  let { child, lines, port } = await launch({ cwd: folder, uid }, args, '0', env);

  return {
    origin: `http://localhost:${port}`,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    startupBanner: () => lines.join('\n'),
    stop: () => endProcess(child, 'SIGTERM'),
    async kill() {
      await endProcess(child, 'SIGKILL');
    },
    async start() {
      ({ child, lines } = await launch({ cwd: folder, uid }, args, port, env));
    },
    async dispose() {
      await endProcess(child, 'SIGKILL');
      await database?.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(
  where: { cwd: string; uid: number | undefined },
  args: string[],
  port: string,
  env: Readonly<Record<string, string>>,
) {
  const child = spawn(process.execPath, ['--require', './server/check-node.cjs', ...args], {
    cwd: where.cwd,
    ...(where.uid !== undefined && { uid: where.uid, gid: where.uid }),
    env: { ...process.env, HOST: '', ORIGIN: '', PORT: port, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return { child, ...(await readAddress(child)) };
}

/** Waits for the line with the shop's address; the banner ends a line or two later. */
function readAddress(child: ChildProcess): Promise<{ lines: string[]; port: string }> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The shop has no output to read its address from.');
  const lines: string[] = [];
  let errorOutput = '';
  stderr.on('data', (chunk) => {
    errorOutput += chunk;
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The shop did not start in time.\n${lines.join('\n')}\n${errorOutput}`));
    }, START_TIMEOUT_MS);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The shop ended with ${code} before it was open.\n${errorOutput}`));
    });
    createInterface(stdout).on('line', (line) => {
      lines.push(line);
      const port = /^The shop is open at http:\/\/localhost:(\d+)$/.exec(line)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve({ lines, port });
    });
  });
}
