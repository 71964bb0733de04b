/** The limit of a live stream: a bare `node:http` server that sends the same bytes, heartbeats too. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { staggeredHeartbeat } from '#app/features/live/server/staggered-heartbeat.ts';
import { HEARTBEAT_MS, HEARTBEAT_TEXT, type StreamStart } from '../live/stream-start.ts';

process.once('message', ({ headers, snapshot }: StreamStart) => {
  const open = new Set<ServerResponse>();
  const heartbeats = staggeredHeartbeat<ServerResponse>(HEARTBEAT_MS, (response) => {
    response.write(HEARTBEAT_TEXT);
  });
  const server = createServer((request, response) => {
    if (request.url !== '/api/live') {
      response.end('A page');
      return;
    }
    response.writeHead(200, headers);
    response.write(snapshot);
    open.add(response);
    const leave = heartbeats.join(response);
    response.once('close', () => {
      open.delete(response);
      leave();
    });
  });
  // A snapshot for each, as after a gap.
  process.on('message', () => {
    for (const response of open) response.write(snapshot);
  });
  server.listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port);
  });
});
