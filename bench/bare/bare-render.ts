/**
 * The limit of a rendered page: the same statements for the same visitor, then the same renderer of React on
 * plain elements, compressed in the same way where the browser accepts that.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { readTree } from './html-tree.ts';
import { sendRendered } from './send-rendered.ts';

/** With the visitor's own parameter where the value is VISITOR. */
export type Statement = { name: string; text: string; values: unknown[] };

export type BarePage = {
  databaseUrl: string;
  statements: Statement[];
  html: string;
  /** The visitor's parameter by the Cookie header. */
  visitors: Record<string, string>;
};

export const VISITOR = 'the visitor';

process.once('message', ({ databaseUrl, statements, html, visitors }: BarePage) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const tree = readTree(html);
  const server = createServer(async ({ headers }, response) => {
    const visitor = visitors[headers.cookie ?? ''];
    await Promise.all(
      statements.map(({ values, ...statement }) =>
        pool.query({
          ...statement,
          values: values.map((value) => (value === VISITOR ? visitor : value)),
        }),
      ),
    );
    sendRendered(tree, headers, response);
  });
  server.keepAliveTimeout = 75_000;
  server.listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port);
  });
});
