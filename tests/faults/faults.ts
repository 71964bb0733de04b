/** A whole run on one of the two databases: sets up, drives, compares and cleans up. */
import { exec } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as z from 'zod';
import { buildOnce } from '#server/build/build-once.ts';
import { type MailServerMood, testMailServer } from '../network/test-mail-server.ts';
import { type Answering, testReceiver } from '../network/test-receiver.ts';
import { startPostgresPair } from '../postgres/postgres-pair.ts';
import { freePort, startPostgres } from '../postgres/postgres-server.ts';
import { clusterDatabase } from '../postgres/test-cluster.ts';
import { openChaos } from './chaos.ts';
import { EVENT_SECRET } from './judges/events.ts';
import type { Tally } from './judges/tally.ts';
import { createRandom, type Random } from './random.ts';
import { startShop } from './shop-process.ts';

/** `failover`: a PostgreSQL whose synchronous standby takes over; `cluster`: that of `CITUS_URL`, whose workers are killed. */
export const DATABASES = ['embedded', 'postgres', 'failover', 'cluster'] as const;
export type DatabaseName = (typeof DATABASES)[number];

const shell = promisify(exec);

export type FaultOptions = {
  database: DatabaseName;
  seed: string;
  /** No round begins after this. */
  durationMs: number;
  roundMs: number;
  shoppersPerRound: number;
  purchasesPerRound: number;
  /** Called at the beginning of each round. */
  say: (line: string) => void;
};

/** Where the shop stores its data, and how to make that unavailable for a moment. */
type Store = {
  env: Record<string, string>;
  crash: (() => Promise<void>) | null;
  remove(): Promise<void>;
};

async function openStore(database: DatabaseName, random: Random): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'basket-faults-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  if (database === 'embedded') return { env: { DATA_DIR: folder }, crash: null, remove };
  if (database === 'failover') return openPair(folder, remove);
  if (database === 'cluster') return openCluster(folder, remove, random);
  const server = await startPostgres({ durable: true });
  return {
    env: { DATABASE_URL: server.url('postgres'), DATA_DIR: folder },
    async crash() {
      await server.halt();
      await server.resume();
    },
    async remove() {
      await server.stop();
      await remove();
    },
  };
}

async function openPair(folder: string, removeFolder: () => Promise<void>): Promise<Store> {
  const pair = await startPostgresPair();
  return {
    env: { DATABASE_URL: pair.url('postgres'), DATA_DIR: folder },
    async crash() {
      await pair.killPrimary();
      await pair.promote();
      await pair.replace();
    },
    async remove() {
      await pair.stop();
      await removeFolder();
    },
  };
}

const clusterSchema = z.object({
  /** The address of the coordinator. */
  CITUS_URL: z.url('Set CITUS_URL to the address of a coordinator'),
  /** What a shell does to one of the workers: `ACTION` is kill or up, `WORKER` its number from 1 on. */
  CITUS_NODE_COMMAND: z.string(
    'Set CITUS_NODE_COMMAND to a command that does $ACTION (kill, up) to worker $WORKER',
  ),
});

async function openCluster(
  folder: string,
  removeFolder: () => Promise<void>,
  random: Random,
): Promise<Store> {
  const given = clusterSchema.parse(process.env);
  const cluster = await clusterDatabase(given.CITUS_URL);
  const act = (ACTION: 'kill' | 'up', worker: number) =>
    shell(given.CITUS_NODE_COMMAND, { env: { ...process.env, ACTION, WORKER: String(worker) } });
  return {
    env: { DATABASE_URL: cluster.url, DATA_DIR: folder },
    async crash() {
      const worker = random.whole(1, cluster.workers);
      await act('kill', worker);
      await pause(random.whole(0, 3_000));
      await act('up', worker);
    },
    async remove() {
      await cluster.remove();
      await removeFolder();
    },
  };
}

/** A mail server that refuses for now, hangs, and drops connections after it has taken a mail. */
function moodOf(random: Random): () => MailServerMood | null {
  return () => {
    if (random.chance(0.6)) return null;
    return random.pick<MailServerMood>([451, 'data 452', 'drop', 'hang']);
  };
}

/** A program that fails, and drops connections after it has taken a message. */
function receiverMood(random: Random): Answering {
  return (_received, response) => {
    if (random.chance(0.7)) return 204;
    if (random.chance(0.5)) return 503;
    response.destroy();
    return null;
  };
}

/** The same seed gives the same shoppers, purchases, misbehaviour and kills. */
export async function runFaults(options: FaultOptions): Promise<Tally> {
  const { database, seed, durationMs, say } = options;
  const buildEntry = join(await buildOnce(), 'server/index.js');
  const random = createRandom(seed);
  const store = await openStore(database, random.fork('workers'));
  const mailServer = await testMailServer(moodOf(random.fork('mail server')));
  const receiver = await testReceiver(EVENT_SECRET);
  receiver.answer(receiverMood(random.fork('receiver')));
  try {
    const port = await freePort();
    // Half of the runs have the placeholder of the specification.
    const asksAddress = random.fork('delivery').chance(0.5);
    const delivery = asksAddress ? 'address' : 'placeholder';
    const choiceEnv = { CODES: 'on', GIFT_CARDS: 'on', DELIVERY: delivery, REVIEWS: 'at-once' };
    const mailEnv = {
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      MAIL_FROM: 'shop@example.com',
    };
    const shop = await startShop({
      buildEntry,
      env: {
        ...{ ...store.env, ...mailEnv, ...choiceEnv },
        ...{ WEBHOOK_HOSTS: receiver.host, FAULTS_RECEIVER: receiver.url },
      },
      port,
      seed,
    });
    try {
      const parts = { shop, random, mailServer, receiver, asksAddress, crashDatabase: store.crash };
      const chaos = openChaos({ ...options, ...parts });
      const deadlineMs = Date.now() + durationMs;
      do {
        say(`${database}: a round of seed ${seed}`);
        await chaos.round();
      } while (Date.now() < deadlineMs);
      return await chaos.finish();
    } finally {
      await shop.stop();
    }
  } finally {
    await mailServer.kill();
    await receiver.close();
    await store.remove();
  }
}
