/** A primary and a synchronous standby for tests, at one address; each takes the other's place when it is lost. */
import { appendFile, chown, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { unprivilegedOwner } from './postgres-binaries.ts';
import { freePort, type PostgresServer, startPostgres } from './postgres-server.ts';

export type PostgresPair = {
  /** Names both servers. */
  url(database: string): string;
  /** Ends the primary by SIGKILL: what it acknowledged, the standby has. */
  killPrimary(): Promise<void>;
  /** From now on the standby takes writes. */
  promote(): Promise<void>;
  /** A new standby, in the place of the killed primary; resolves once no write is acknowledged without it. */
  replace(): Promise<void>;
  stop(): Promise<void>;
};

/** What a standby still needs is kept for it. */
const SETTINGS = ['wal_keep_size=512MB'];
const PROMOTE_SECONDS = 30;
const POLL_MS = 50;

export async function startPostgresPair(): Promise<PostgresPair> {
  const ports = [await freePort(), await freePort()] as const;
  let primary = await startPostgres({ durable: true, settings: SETTINGS, port: ports[0] });
  let standby = await startStandby(primary, ports[1]);

  return {
    url: (database) =>
      `postgres://postgres@127.0.0.1:${ports[0]},127.0.0.1:${ports[1]}/${database}`,
    killPrimary: () => primary.halt('SIGKILL'),
    async promote() {
      await ask(standby, `select pg_promote(true, ${PROMOTE_SECONDS})`);
    },
    async replace() {
      const killed = primary;
      const port = Number(new URL(killed.url('postgres')).port);
      await killed.stop();
      primary = standby;
      standby = await startStandby(primary, port);
    },
    async stop() {
      await standby.stop();
      await primary.stop();
    },
  };
}

async function startStandby(primary: PostgresServer, port: number): Promise<PostgresServer> {
  const standby = await startPostgres({
    durable: true,
    settings: SETTINGS,
    port,
    fill: (data) => copyAsStandby(primary, data),
  });
  await ask(primary, `alter system set synchronous_standby_names = '*'`);
  await ask(primary, 'select pg_reload_conf()');
  const isSynchronous = `select from pg_stat_replication where sync_state = 'sync'`;
  while ((await ask(primary, isSynchronous)).length === 0) await pause(POLL_MS);
  return standby;
}

/** A backup of a running server, without its log, which the standby asks it for. */
async function copyAsStandby(primary: PostgresServer, data: string): Promise<void> {
  const client = await connected(primary);
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    const left = [join(primary.data, 'pg_wal'), join(primary.data, 'postmaster.pid')];
    await cp(primary.data, data, { recursive: true, filter: (path) => !left.includes(path) });
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  await mkdir(join(data, 'pg_wal'), { mode: 0o700 });
  await writeFile(join(data, 'standby.signal'), '');
  const { port } = new URL(primary.url('postgres'));
  const follows = `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'\n`;
  await appendFile(join(data, 'postgresql.auto.conf'), follows);
  const owner = unprivilegedOwner();
  if (!owner) return;
  const files = await readdir(data, { recursive: true });
  for (const file of files) await chown(join(data, file), owner.uid, owner.gid);
}

async function connected(server: PostgresServer): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  return client;
}

async function ask(server: PostgresServer, statement: string): Promise<unknown[]> {
  const client = await connected(server);
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
