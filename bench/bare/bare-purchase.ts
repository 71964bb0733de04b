/**
 * The limit of a purchase: a `node http` server that answers its four requests with bare statements
 * in place of the shop's, without shopper, lock, card or event queue.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { type BareKind, bareSteps } from './bare-steps.ts';

const CONNECTIONS = 10;
const NOT_WAITED_FOR = "set_config('synchronous_commit', 'off', true)";

/** A query of its own chooses the row, so that the index finds it. */
const texts: Record<BareKind, string> = {
  insert: 'insert into bare_step (text) values ($1)',
  update: 'update bare_step set text = $1 where id = (select 1 + (random() * 999)::int)',
  select: 'select text from bare_step where id = length($1)',
  rate: `insert into bare_step (text) values ($1) returning ${NOT_WAITED_FOR}`,
  notify: "select pg_notify('bare', $1)",
  event: `insert into bare_step (text) values ($1) returning ${NOT_WAITED_FOR}`,
};

process.once('message', async ({ databaseUrl }: { databaseUrl: string }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  await pool.query(`create table bare_step (id bigint generated always as identity primary key,
    text text)`);
  await pool.query('insert into bare_step (text) select $1 from generate_series(1, 1000)', [
    'text',
  ]);
  const server = createServer(async (request, response) => {
    for (const kind of bareSteps[request.url ?? ''] ?? []) {
      await pool.query({ name: kind, text: texts[kind], values: ['a text of some length'] });
    }
    // With its length, as the shop's answers.
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 });
    response.end('{}');
  });
  server.keepAliveTimeout = 75_000;
  server.listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port);
  });
});
