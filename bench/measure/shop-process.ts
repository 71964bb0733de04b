/** The built shop as a process of its own, on a PostgreSQL of its own, as `npm start` runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '#tests/postgres-server.ts';

export type ShopUnderLoad = {
  port: number;
  databaseUrl: string;
  authSecret: string;
  /** What of its memory is in use, in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const authSecret = 'a secret of the load test, which guards nothing';

export async function startShopUnderLoad(): Promise<ShopUnderLoad> {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = postgres.url('postgres');
  const shop = spawn(process.execPath, ['server/start.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: authSecret,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => shop.kill('SIGKILL'));
  return {
    port: await readPort(shop.stdout),
    databaseUrl,
    authSecret,
    async memory() {
      const status = await readFile(`/proc/${shop.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
    },
    async stop() {
      const exited = once(shop, 'exit');
      shop.kill('SIGKILL');
      await exited;
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
