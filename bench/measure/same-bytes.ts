/** The shop's rate of an answer that is kept in memory, beside a bare server's that sends the same. */
import { askForBytes } from './bare-answer.ts';
import { startBareProcess } from './bare-process.ts';
import { load } from './load.ts';
import { options } from './options.ts';
import { measureRounds, type Rounds } from './rounds.ts';

/** As browsers accept it. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const CONNECTIONS = 32;

export type SameBytes = { rates: Rounds<'limit' | 'shop'>; bytes: number };

export async function measureSameBytes(shopPort: number, path: string): Promise<SameBytes> {
  // The first one makes it, the second is what everybody gets.
  await askForBytes(shopPort, path, HEADERS);
  const answer = await askForBytes(shopPort, path, HEADERS);
  const bare = await startBareProcess('bare-server.ts', answer);
  const rateOf = (port: number) => async () => {
    const requests = [{ method: 'GET', path, headers: HEADERS }];
    return (await load({ port, connections: CONNECTIONS, seconds: options.seconds, requests }))
      .perSecond;
  };
  const rates = await measureRounds(path, { limit: rateOf(bare.port), shop: rateOf(shopPort) });
  bare.stop();
  return { rates, bytes: Buffer.byteLength(answer.body, 'base64') };
}
