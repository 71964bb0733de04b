/** The process that makes load over bare sockets: runs one job after the other for its parent. */
import { quantilesOf } from '../live/quantiles.ts';
import { openHttpConnection } from './http-connection.ts';
import type { Loaded, LoadJob } from './load.ts';

/** Each request is the next of the list, whichever connection sends it. */
function run({ port, connections, seconds, requests }: LoadJob): Promise<Loaded> {
  const { promise, resolve } = Promise.withResolvers<Loaded>();
  const tookMs: number[] = [];
  let next = 0;
  let failed = 0;
  let isOver = false;
  const startMs = performance.now();
  const startUse = process.cpuUsage();

  const opened = Array.from({ length: connections }, () => {
    let sentMs = 0;
    const connection = openHttpConnection({
      port,
      readsBodies: false,
      onAnswer({ status }) {
        if (isOver) return;
        if (status >= 200 && status < 300) tookMs.push(performance.now() - sentMs);
        else failed += 1;
        send();
      },
      onError() {
        if (!isOver) failed += 1;
      },
    });
    function send(): void {
      const request = requests[next % requests.length] ?? '';
      next += 1;
      sentMs = performance.now();
      connection.send(request);
    }
    send();
    return connection;
  });

  setTimeout(() => {
    isOver = true;
    const spent = process.cpuUsage(startUse);
    const elapsedMs = performance.now() - startMs;
    for (const connection of opened) connection.close();
    resolve({
      perSecond: (tookMs.length / elapsedMs) * 1_000,
      p99Ms: quantilesOf(tookMs).p99,
      failed,
      loaderUse: (spent.user + spent.system) / 1_000 / elapsedMs,
    });
  }, seconds * 1_000);
  return promise;
}

process.on('message', async (job: LoadJob) => process.send?.(await run(job)));
