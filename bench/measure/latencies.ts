/** The latency of answers, one after another over one connection: no request waits for another. */

import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Ask = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

const agent = new Agent({ keepAlive: true });

/** Milliseconds of each answer, to its last byte, in order; rejects when one is no success. */
export async function measureLatencies(port: number, asks: readonly Ask[]): Promise<number[]> {
  const tookMs: number[] = [];
  for (const { body, ...ask } of asks) {
    const startMs = performance.now();
    const outgoing = request({ port, host: '127.0.0.1', agent, ...ask }).end(body);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    await buffer(answer);
    tookMs.push(performance.now() - startMs);
    if (answer.statusCode !== 200)
      throw new Error(`${ask.path} was answered with ${answer.statusCode}`);
  }
  return tookMs;
}
