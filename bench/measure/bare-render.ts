/** The limit of a rendered page: the same statements, then React's renderer on plain elements. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { renderToPipeableStream } from 'react-dom/server';
import { readTree, toElements } from './html-tree.ts';

export type Statement = { name: string; text: string; values: unknown[] };

export type BarePage = { databaseUrl: string; statements: Statement[]; html: string };

process.once('message', ({ databaseUrl, statements, html }: BarePage) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const tree = readTree(html);
  const server = createServer(async (_request, response) => {
    await Promise.all(statements.map((statement) => pool.query(statement)));
    const { pipe } = renderToPipeableStream(toElements(tree), {
      onAllReady() {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        pipe(response);
      },
    });
  });
  server.listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port);
  });
});
