/**
 * How much of a process one client may hold: 16,000 half-sent requests of one filled a process for five minutes. Node's
 * one `requestTimeout` would cut uploads, or keep what is half sent (http-server.ts).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from '#app/features/shopper/rate-limits.server.ts';
import { createCounts } from '#app/shared/counts.ts';
import type { TrustedProxies } from './client-address.ts';

/** The live streams of a network (stream-slots.ts), and half as many again for pages. */
export const MAX_PER_CLIENT = 1_500;

export type ClientLimits = {
  /** Whether this connection may stay. One of a trusted proxy may: it brings the requests of many. */
  takeConnection(socket: Socket): boolean;
  /** Whether this request may be answered. Of a client without a proxy its connection was counted. */
  takeRequest(request: IncomingMessage, response: ServerResponse): boolean;
};

export function createClientLimits(proxies: TrustedProxies, perClient: number): ClientLimits {
  const connections = createCounts();
  const requests = createCounts();

  function networkOf(remote: string, forwardedFor: string): string {
    return clientNetwork(proxies.clientAddress(remote, forwardedFor));
  }

  return {
    takeConnection(socket) {
      const remote = socket.remoteAddress ?? '';
      if (proxies.isProxy(remote)) return true;
      const network = networkOf(remote, '');
      if (connections.of(network) >= perClient) return false;
      connections.add(network, 1);
      socket.on('close', () => connections.add(network, -1));
      return true;
    },
    takeRequest({ socket, headers }, response) {
      const remote = socket.remoteAddress ?? '';
      if (!proxies.exist || !proxies.isProxy(remote)) return true;
      const network = networkOf(remote, String(headers['x-forwarded-for'] ?? ''));
      if (requests.of(network) >= perClient) return false;
      requests.add(network, 1);
      response.on('close', () => requests.add(network, -1));
      return true;
    },
  };
}
