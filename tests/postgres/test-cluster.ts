/**
 * The databases of a run on a Citus cluster, that of `CITUS_URL`: the coordinator's address, of any database that
 * knows the workers. A template is made on all of its servers once; each test gets a copy on each of them.
 */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import {
  databaseUrl,
  openTestDatabase,
  removeDatabases,
  type TestPostgres,
  withClient,
} from './test-postgres.ts';

/** Of each table, on every worker some: more only cost time. */
const SHARDS = 4;

type Node = { host: string; port: number; isCoordinator: boolean };

function urlOf(url: string, { host, port }: Node): string {
  const other = new URL(url);
  other.host = `${host}:${port}`;
  return other.href;
}

async function readNodes(url: string): Promise<Node[]> {
  let nodes: Node[] = [];
  await withClient(url, async (client) => {
    const { rows } = await client.query<Node>(
      `select nodename as host, nodeport as port, groupid = 0 as "isCoordinator" from pg_dist_node
        where noderole = 'primary' and isactive order by groupid`,
    );
    nodes = rows;
  });
  return nodes;
}

/** Only a database without sessions is copied, and Citus keeps one in each that lets it in. */
async function shut(servers: readonly string[], name: string): Promise<void> {
  for (const server of servers) {
    await withClient(server, async (client) => {
      await client.query(`alter database ${name} with allow_connections false`);
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [name],
      );
    });
  }
}

/** One whose servers know each other, without tables. */
async function makeEmpty(url: string, nodes: readonly Node[], name: string): Promise<void> {
  for (const node of nodes) {
    const server = urlOf(url, node);
    await withClient(databaseUrl(server, 'postgres'), (client) =>
      client.query(`create database ${name}`),
    );
    await withClient(databaseUrl(server, name), (client) => client.query('create extension citus'));
  }
  await withClient(databaseUrl(url, name), async (client: pg.Client) => {
    for (const { host, port, isCoordinator } of nodes) {
      const add = isCoordinator ? 'citus_set_coordinator_host' : 'citus_add_node';
      await client.query(`select ${add}($1, $2)`, [host, port]);
    }
    await client.query(`alter database ${name} set citus.shard_count = ${SHARDS}`);
  });
}

/** A database of its own on the cluster of `url`, without tables; `urls` are its addresses, the coordinator's first. */
export async function clusterDatabase(
  url: string,
): Promise<{ url: string; urls: readonly string[]; remove(): Promise<void> }> {
  const nodes = await readNodes(url);
  const name = `basket_cluster_${randomBytes(4).toString('hex')}`;
  await makeEmpty(url, nodes, name);
  return {
    url: databaseUrl(url, name),
    urls: nodes.map((node) => databaseUrl(urlOf(url, node), name)),
    async remove() {
      for (const node of nodes)
        await removeDatabases(databaseUrl(urlOf(url, node), 'postgres'), name);
    },
  };
}

/** An ordinary database of the coordinator's server, to compare with. */
export async function plainDatabase(
  url: string,
): Promise<{ url: string; remove(): Promise<void> }> {
  const name = `basket_plain_${randomBytes(4).toString('hex')}`;
  await withClient(databaseUrl(url, 'postgres'), (client) =>
    client.query(`create database ${name}`),
  );
  return {
    url: databaseUrl(url, name),
    remove: () => removeDatabases(databaseUrl(url, 'postgres'), name),
  };
}

/** As startTestPostgres. */
export async function startTestCluster(
  url: string,
): Promise<TestPostgres & { stop(): Promise<void> }> {
  const nodes = await readNodes(url);
  const template = `basket_test_${randomBytes(4).toString('hex')}`;
  const empty = `${template}_empty`;
  const servers = nodes.map((node) => databaseUrl(urlOf(url, node), 'postgres'));
  const [coordinator = '', ...workers] = servers;
  await makeEmpty(url, nodes, template);
  await makeEmpty(url, nodes, empty);
  await (await openTestDatabase(databaseUrl(url, template))).close();
  for (const name of [template, empty]) await shut(servers, name);
  return {
    url: coordinator,
    template,
    empty,
    workers,
    async stop() {
      for (const server of servers) await removeDatabases(server, template);
    },
  };
}

/** Vitest calls it before the first test, and the function that it returns after the last. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...postgres } = await startTestCluster(process.env.CITUS_URL ?? '');
  project.provide('postgres', postgres);
  return stop;
}
