/** The built shop as its own process, on its own PostgreSQL, as `npm start` runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { totalmem } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type PostgresServer, startPostgres } from '#tests/postgres/postgres-server.ts';
import { type ProcessMemory, readProcessMemory } from './process-memory.ts';

export type ShopProcess = {
  port: number;
  /** The secret that signs its sessions. */
  authSecret: string;
  memory(): Promise<ProcessMemory>;
  stop(): Promise<void>;
};

export type ShopUnderLoad = ShopProcess & { databaseUrl: string };

const root = fileURLToPath(new URL('../..', import.meta.url));
const authSecret = 'a secret of the load test that guards nothing';

/** Flags for Node itself, such as `--cpu-prof`. */
const nodeFlags = (process.env.BENCH_NODE_FLAGS ?? '').split(' ').filter((flag) => flag !== '');

/** What `npm start` gives to Node. */
const startFlags = ['--require', './server/check-install.cjs', 'server/start.ts'];

/** Starts a shop on an existing database; resolves once it listens. */
export async function startShopProcess(
  databaseUrl: string,
  environment: Record<string, string> = {},
  { byNpm }: { byNpm: boolean } = { byNpm: false },
): Promise<ShopProcess> {
  const [program, flags] = byNpm
    ? (['npm', ['start']] as const)
    : ([process.execPath, [...nodeFlags, ...startFlags]] as const);
  const shop = spawn(program, flags, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: authSecret,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm starts a shell, which does not pass signals on: the three are a group, and stopped as one.
    detached: byNpm,
  });
  const { pid } = shop;
  if (pid === undefined) throw new Error(`Unable to start ${program}`);
  const send = (signal: NodeJS.Signals) => process.kill(byNpm ? -pid : pid, signal);
  const kill = () => send('SIGKILL');
  process.once('exit', kill);
  return {
    port: await readPort(shop.stdout),
    authSecret,
    memory: () => readProcessMemory(pid),
    async stop() {
      process.off('exit', kill);
      const exited = once(shop, 'exit');
      // With SIGTERM Node writes a profile.
      send(nodeFlags.length > 0 ? 'SIGTERM' : 'SIGKILL');
      await exited;
    },
  };
}

const QUARTER_OF_MEMORY_MB = Math.floor(totalmem() / 4 / 1_048_576);

/**
 * A durable PostgreSQL, as in production: commits wait for the disk, and a quarter of the memory is its own
 * (https://www.postgresql.org/docs/current/runtime-config-resource.html#GUC-SHARED-BUFFERS).
 */
export function startDurablePostgres(): Promise<PostgresServer> {
  return startPostgres({
    durable: true,
    settings: [`shared_buffers=${QUARTER_OF_MEMORY_MB}MB`],
  });
}

/** A shop and its database, both new. */
export async function startShopUnderLoad(
  environment: Record<string, string> = {},
): Promise<ShopUnderLoad> {
  const postgres = await startDurablePostgres();
  const databaseUrl = postgres.url('postgres');
  const shop = await startShopProcess(databaseUrl, environment);
  return {
    ...shop,
    databaseUrl,
    async stop() {
      await shop.stop();
      await postgres.stop();
    },
  };
}

async function readPort(out: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface(out)) {
    const port = /^The shop is open at .*:(\d+)$/.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error('The shop did not start');
}
