/** The process that makes load: runs one job after the other for its parent. */
import autocannon, { type LoadRequest } from 'autocannon';
import type { Load, Loaded } from './load.ts';

/** Each request is the next of the list, whichever connection sends it. */
function enqueue(requests: Load['requests']): LoadRequest[] {
  let next = 0;
  return [
    {
      setupRequest(request) {
        const chosen = requests[next % requests.length];
        next += 1;
        return { ...request, ...chosen };
      },
    },
  ];
}

process.on('message', async (load: Load) => {
  const { port, connections, seconds, requests } = load;
  const [only] = requests;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    requests: only && requests.length === 1 ? [only] : enqueue(requests),
  });
  const loaded: Loaded = {
    perSecond: result['2xx'] / result.duration,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
  process.send?.(loaded);
});
