/** Load from its own process, reused over all rounds so that it is warm in each. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { formatRequest, type HttpRequest } from './http-connection.ts';

export type Load = {
  port: number;
  connections: number;
  seconds: number;
  /** Sent in turn. */
  requests: readonly HttpRequest[];
};

export type LoadJob = Omit<Load, 'requests'> & { requests: readonly string[] };

export type Loaded = {
  /** Requests that were answered with 2xx. */
  perSecond: number;
  p99Ms: number;
  failed: number;
  /** Of one core, by the process that made the load: above MAX_LOADER_USE the figure is the loader's. */
  loaderUse: number;
};

const loader = fork(fileURLToPath(new URL('./loader.ts', import.meta.url)), {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
// `unref`: the loader ends with this process, and keeps it alive only while it works.
loader.unref();
loader.channel?.unref();
process.once('exit', () => loader.kill('SIGKILL'));

/** Rejects when a single request fails: a rate of errors is meaningless. */
export async function load({ requests, ...job }: Load): Promise<Loaded> {
  loader.channel?.ref();
  loader.send({ ...job, requests: requests.map((request) => formatRequest(job.port, request)) });
  const [loaded] = (await once(loader, 'message')) as [Loaded];
  loader.channel?.unref();
  if (loaded.failed > 0) throw new Error(`${loaded.failed} requests failed on port ${job.port}`);
  return loaded;
}
