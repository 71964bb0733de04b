/**
 * The limit of a rendered page: the same statements for the same visitor, then the same renderer of React on
 * plain elements, compressed in the same way where the browser accepts that.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import pg from 'pg';
import { renderToString } from 'react-dom/server';
import { readTree, toElements } from './html-tree.ts';

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
    const page = Buffer.from(`<!DOCTYPE html>${renderToString(toElements(tree))}`);
    const isCompressed = headers['accept-encoding']?.includes('br') ?? false;
    const body = isCompressed
      ? brotliCompressSync(page, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 1,
            [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
          },
        })
      : page;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      ...(isCompressed && { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  server.keepAliveTimeout = 75_000;
  server.listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port);
  });
});
