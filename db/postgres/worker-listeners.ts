/** On a Citus cluster a notification is heard on the node that sends it: listens on each of the workers as well. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { listenOn, type Options } from './postgres-listener.ts';
import { serversOf } from './server-addresses.ts';
import { isCluster } from './spread-tables.ts';

/** How long until a worker that is new, or that did not answer, is listened to. */
const LOOK_MS = 5_000;

const nodeSchema = z.object({ host: z.string(), port: z.number() });

type Listener = { close(): Promise<void> };

/** The addresses of the workers: the coordinator's own, user and database included, with another server. */
async function readWorkers(queries: Queries, url: string): Promise<string[]> {
  const nodes = await readRows(
    queries,
    nodeSchema,
    sql`select nodename as host, nodeport as port from pg_dist_node
      where groupid <> 0 and noderole = 'primary' and isactive`,
  );
  const [coordinator] = serversOf(url) ?? [];
  if (!coordinator) return [];
  return nodes.map(({ host, port }) => {
    const worker = new URL(coordinator);
    worker.hostname = host;
    worker.port = String(port);
    return worker.href;
  });
}

/**
 * Resolves once it listens on each worker that answers; the others are tried again, and so are the workers that are
 * added later. Does nothing on a PostgreSQL without Citus.
 */
export async function listenOnWorkers(queries: Queries, options: Options): Promise<Listener> {
  if (!(await isCluster(queries))) return { async close() {} };
  const listeners = new Map<string, Listener>();
  let isFirst = true;

  async function open(url: string): Promise<void> {
    try {
      listeners.set(url, await listenOn({ ...options, url }));
      // What it has sent before nobody has heard.
      if (!isFirst) options.onGap();
    } catch (error) {
      options.onError(error);
    }
  }

  async function look(): Promise<void> {
    try {
      const workers = await readWorkers(queries, options.url);
      const left = [...listeners].filter(([url]) => !workers.includes(url));
      for (const [url] of left) listeners.delete(url);
      await Promise.all([
        ...left.map(([, listener]) => listener.close()),
        ...workers.filter((url) => !listeners.has(url)).map(open),
      ]);
    } catch (error) {
      options.onError(error);
    }
  }

  await look();
  isFirst = false;
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await looking;
      await Promise.all([...listeners.values()].map((listener) => listener.close()));
    },
  };
}
