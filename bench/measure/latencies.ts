/** The latency of answers, one after another over one connection: no request waits for another. */
import { type HttpRequest, openHttpClient } from './http-connection.ts';

/** Milliseconds of each answer, to its last byte, in order; rejects when one is no success. */
export async function measureLatencies(
  port: number,
  requests: readonly HttpRequest[],
): Promise<number[]> {
  const client = openHttpClient(port);
  const tookMs: number[] = [];
  for (const request of requests) {
    const startMs = performance.now();
    const { status } = await client.send(request);
    tookMs.push(performance.now() - startMs);
    if (status !== 200) throw new Error(`${request.path} was answered with ${status}`);
  }
  client.close();
  return tookMs;
}
