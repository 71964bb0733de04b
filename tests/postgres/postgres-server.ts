/** A PostgreSQL server for tests: in a temporary folder or in memory, listening on the loopback alone. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { fastFolder } from '#tests/run/fast-folder.ts';
import {
  type Binaries,
  binariesIn,
  findBinaries,
  type Owner,
  unprivilegedOwner,
} from './postgres-binaries.ts';

export type PostgresServer = {
  /** The address of one of its databases. */
  url(database: string): string;
  /** The folder of its files. */
  data: string;
  /** Terminates every connection, as a crash does; SIGKILL ends the server alone, whose sessions notice it. */
  halt(signal?: 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Restarts after a crash, on the same port, and recovers what was committed. */
  resume(): Promise<void>;
  /** Stops it and removes its files. */
  stop(): Promise<void>;
};

/** Durable: writes as in production; else faster, in memory where there is enough. */
export type ServerOptions = {
  durable: boolean;
  /** Other settings of the server, as `name=value`. */
  settings?: readonly string[];
  /** The folder of its programs; found when absent. */
  bin?: string;
  /** Fills the folder of its files, which is empty; a new cluster when absent. */
  fill?: (data: string) => Promise<void>;
  /** A free one when absent. */
  port?: number;
};

const SUPERUSER = 'postgres';
const START_MS = 30_000;

const POLL_MS = 25;

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
] as const;
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] as const;

const run = promisify(execFile);

export async function startPostgres({
  durable,
  settings = [],
  bin,
  fill,
  port,
}: ServerOptions): Promise<PostgresServer> {
  const always = durable ? SETTINGS : [...SETTINGS, ...NOT_DURABLE];
  const owner = unprivilegedOwner();
  const folder = await mkdtemp(join(durable ? tmpdir() : fastFolder(), 'basket-postgres-'));
  const data = join(folder, 'data');
  await chmod(folder, 0o755);
  await mkdir(data, { mode: 0o700 });
  if (owner) await chown(data, owner.uid, owner.gid);
  try {
    const binaries = bin === undefined ? await findBinaries(owner, folder) : binariesIn(bin);
    const init = ['-U', SUPERUSER, '--auth=trust', '--locale=C', '-E', 'UTF8', '--no-sync'];
    if (fill) await fill(data);
    else await run(binaries.initdb, ['-D', data, ...init], { cwd: data, ...owner });
    const made = { binaries, owner, folder, data, settings: [...always, ...settings] };
    return await keepRunning(made, port ?? (await freePort()));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error('Unable to start a PostgreSQL for the tests', { cause: error });
  }
}

type Made = { binaries: Binaries; owner: Owner; folder: string; data: string; settings: string[] };

async function keepRunning(made: Made, port: number): Promise<PostgresServer> {
  const url = (database: string) => `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`;
  let server = await start(made, port, url('postgres'));
  const guard = cleanUpAfterUs(made.folder);

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  }

  return {
    url,
    data: made.data,
    halt: (signal = 'SIGQUIT') => end(signal),
    async resume() {
      server = await start(made, port, url('postgres'));
    },
    async stop() {
      await end('SIGINT');
      guard.kill('SIGKILL');
      await rm(made.folder, { recursive: true, force: true });
    },
  };
}

/** Stops the server and removes its files when this process exits without doing so, however it exits. */
function cleanUpAfterUs(folder: string): ChildProcess {
  // Its stdin closes with us. It has its own process group, because Ctrl-C goes to a whole group.
  const script = 'cat; kill -QUIT "$(head -n 1 "$0/data/postmaster.pid")"; sleep 1; rm -rf "$0"';
  const guard = spawn('sh', ['-c', script, folder], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  return guard;
}

async function start(made: Made, port: number, url: string): Promise<ChildProcess> {
  const { binaries, owner, data, settings } = made;
  const options = [...settings, `port=${port}`].flatMap((setting) => ['-c', setting]);
  const server = spawn(binaries.postgres, ['-D', data, ...options], {
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...owner,
  });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => {
    log = `${log}${chunk}`.slice(-4_000);
  });
  const deadline = Date.now() + START_MS;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill('SIGQUIT');
      throw new Error(`PostgreSQL did not start:\n${log}`);
    }
    await pause(POLL_MS);
  }
  return server;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    // Not yet.
    return false;
  }
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
