/** What a live stream of the shop begins with, for a bare server that sends the same. */
import { get, type IncomingMessage } from 'node:http';
import type { Shopper } from './shoppers.ts';

/** As in the shop. */
export const HEARTBEAT_MS = 15_000;
export const HEARTBEAT_TEXT = 'event: heartbeat\ndata: null\nid: 9\n\n';

/** `headers` are names and values in turn, without those that Node itself writes. */
export type StreamStart = { headers: string[]; snapshot: string };

const OF_NODE = ['date', 'transfer-encoding'];

/** Reads a stream up to the basket of its snapshot. */
export async function readStreamStart(
  port: number,
  [shopper]: readonly Shopper[],
): Promise<StreamStart> {
  const headers = { cookie: shopper?.cookie, accept: 'text/event-stream' };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = get({ host: '127.0.0.1', port, path: '/api/live', headers }, resolve);
  request.on('error', reject);
  const answer = await promise;
  let snapshot = '';
  for await (const chunk of answer.setEncoding('utf8')) {
    snapshot += chunk;
    if (/^event: basket\n.*\n.*\n\n/m.test(snapshot)) break;
  }
  const pairs = Array.from({ length: answer.rawHeaders.length / 2 }, (_, index) =>
    answer.rawHeaders.slice(index * 2, index * 2 + 2),
  );
  const own = pairs.filter(([name = '']) => !OF_NODE.includes(name.toLowerCase()));
  return { headers: own.flat(), snapshot };
}
