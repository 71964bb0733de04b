/** Several processes of the built shop on one PostgreSQL, each of which can be killed and started. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { emptyDatabase, migratedDatabase } from '#tests/postgres/test-postgres.ts';
import { endProcess } from '#tests/shop/end-process.ts';
import { postgresOfRun } from './set-up.ts';

export type SharedProcess = {
  port: number;
  origin: string;
  kill(): Promise<void>;
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Starts again, on the same port; with the code of another folder, as in an upgrade. */
  start(folder?: string): Promise<void>;
};

export type SharedShop = {
  one: SharedProcess;
  other: SharedProcess;
  url: string;
  /** A direct connection to the database. */
  database: pg.Client;
  dispose(): Promise<void>;
};

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** With the code of another folder its tables are that code's. */
export async function startSharedShop(folder = root): Promise<SharedShop> {
  const server = postgresOfRun();
  const { url, remove } = await (folder === root ? migratedDatabase : emptyDatabase)(server);
  const one = await startProcess(url, folder);
  const other = await startProcess(url, folder);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  return {
    one,
    other,
    url,
    database,
    async dispose() {
      await database.end();
      await Promise.all([one.kill(), other.kill()]);
      await remove();
    },
  };
}

async function startProcess(databaseUrl: string, code: string): Promise<SharedProcess> {
  let { child, port } = await launch(databaseUrl, code, 0);

  return {
    port,
    origin: `http://localhost:${port}`,
    async kill() {
      await endProcess(child, 'SIGKILL');
    },
    stop: () => endProcess(child, 'SIGTERM'),
    async start(folder = code) {
      ({ child, port } = await launch(databaseUrl, folder, port));
    },
  };
}

async function launch(databaseUrl: string, folder: string, port: number) {
  const child = spawn(
    process.execPath,
    ['--require', './server/check-node.cjs', 'server/start.ts'],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        // Each visitor of these tests sends an address, as a proxy would.
        TRUST_PROXY: 'loopback',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return { child, port: await readPort(child) };
}

async function readPort({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('The shop has no output to read its port from');
  const lines = createInterface(stdout);
  for await (const line of lines) {
    const port = /^The shop is open at http:\/\/localhost:(\d+)$/.exec(line)?.[1];
    if (port === undefined) continue;
    // Drains the output: a full pipe would block the process.
    stdout.resume();
    return Number(port);
  }
  throw new Error('A process of the shop ended before it was open');
}
