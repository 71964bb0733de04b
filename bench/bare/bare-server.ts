/** The limit of an answer from memory: a bare `node:http` server that sends the same bytes. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BareAnswer } from './bare-answer.ts';

process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(bytes);
  });
  server.keepAliveTimeout = 75_000;
  server.listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port);
  });
});
