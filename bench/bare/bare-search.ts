/** The limit of a search: its own statements one after the other, then the same page as plain elements. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { readTree } from './html-tree.ts';
import { sendRendered } from './send-rendered.ts';

export type BareSearch = {
  databaseUrl: string;
  /** As many as the shop has for searches. */
  connections: number;
  /** The statements, each once. */
  texts: string[];
  /** What is asked, by its path: the place of its answer, and its statements by their place, with their values. */
  asked: Record<string, { answer: number; statements: [text: number, values: unknown[]][] }>;
  /** A page of each kind, or the JSON. */
  answers: string[];
};

process.once('message', ({ databaseUrl, connections, texts, asked, answers }: BareSearch) => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    // As the shop's own connections for searches.
    options: '-c jit=off -c plan_cache_mode=force_generic_plan',
  });
  const trees = answers.map((answer) => (answer.startsWith('<') ? readTree(answer) : null));
  const server = createServer(async ({ url = '', headers }, response) => {
    const { answer, statements } = asked[url] ?? { answer: 0, statements: [] };
    if (statements.length > 0) {
      const client = await pool.connect();
      for (const [text, values] of statements) {
        await client.query({ name: `s${text}`, text: texts[text] ?? '', values });
      }
      client.release();
    }
    const tree = trees[answer];
    if (tree) sendRendered(tree, headers, response);
    else response.writeHead(200, { 'content-type': 'application/json' }).end(answers[answer]);
  });
  server.keepAliveTimeout = 75_000;
  server.listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port);
  });
});
