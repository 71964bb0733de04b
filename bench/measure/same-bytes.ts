/** The shop's rate of a cached answer, compared with a bare server that sends the same bytes. */
import { askForBytes } from './bare-answer.ts';
import { startBareProcess } from './bare-process.ts';
import { load } from './load.ts';
import { options } from './options.ts';
import { measureRounds, ratios } from './rounds.ts';
import { startShopUnderLoad } from './shop-process.ts';
import { printTable } from './table.ts';

/** As browsers send it. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const CONNECTIONS = 32;

/** The path, its name, and the minimum share of the bare server's rate. */
export type SameBytes = { path: string; title: string; what: string; least: number };

/** Measures it on its own shop, and prints the table. */
export async function benchSameBytes({ path, title, what, least }: SameBytes): Promise<void> {
  const shop = await startShopUnderLoad();
  // The first request fills the cache, the second gets the cached answer.
  await askForBytes(shop.port, path, HEADERS);
  const answer = await askForBytes(shop.port, path, HEADERS);
  const bare = await startBareProcess('bare-server.ts', answer);
  const rateOf = (port: number) => async () => {
    const requests = [{ method: 'GET', path, headers: HEADERS }];
    return (await load({ port, connections: CONNECTIONS, seconds: options.seconds, requests }))
      .perSecond;
  };
  const rates = await measureRounds(path, { limit: rateOf(bare.port), shop: rateOf(shop.port) });
  bare.stop();
  await shop.stop();
  const bytes = Buffer.byteLength(answer.body, 'base64').toLocaleString('en-US');
  printTable(
    title,
    `Requests a second over ${CONNECTIONS} connections, Brotli, ${bytes} bytes. The limit is a bare \`node:http\` server that sends the same bytes and headers.`,
    [
      {
        what,
        limit: { name: 'bare server', figures: rates.limit },
        shop: rates.shop,
        held: ratios(rates.shop, rates.limit),
        goal: { least },
        unit: '/s',
        isShare: true,
      },
    ],
  );
}
