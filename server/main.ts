/** The process: reads the settings, opens the sockets, listens, and ends in good order. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import { type AdminLoader, describeAdmin } from '#server/admin/admin-listener.ts';
import { startHttpServer } from '#server/http/http-server.ts';
import { trustProxies } from '#server/http/limits/client-address.ts';
import { createLog } from '#server/log/create-log.ts';
import { logPrints } from '#server/log/log-prints.ts';
import { checkStripe } from '#server/providers/check-stripe.ts';
import { warnOfMisspeltSettings } from './settings/misspelt-settings.ts';
import { type Environment, readSettings, type Settings } from './settings/settings.ts';
import { GRACE_MS, openShopProcess } from './shop-process.ts';
import { describeStartProblem } from './start-problem.ts';
import { moneyWarnings, startupBanner } from './startup-banner.ts';

/**
 * How long a process that received SIGTERM goes on as before, but for `/readyz`, so that a balancer can
 * notice that it is not ready.
 */
const DRAIN_MS = 5_000;

/** Then it listens no more, and so long a proxy may use the connections that it has: docs/nginx.conf. */
const LINGER_MS = 5_000;

/** The exit code of a program that SIGINT has ended: 128 and the number of the signal. */
const INTERRUPTED = 130;

type Main = {
  env: Environment;
  pages: ServerBuild;
  clientFolder: string;
  loadAdmin: AdminLoader;
};

function giveUp(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function start(settings: Settings, parts: Main): Promise<void> {
  const { pages, clientFolder, loadAdmin } = parts;
  // Both lines, of the start and of the end, have it.
  const requestId = randomUUID();
  const log = createLog(settings.logLevel);
  logPrints(log);
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const providerCheck = settings.stripe ? checkStripe(settings.stripe) : null;
  const proxies = trustProxies(settings.trustedProxies);
  const opened = await openShopProcess(settings, {
    ...{ pages, clientFolder, loadAdmin, log, print },
    listen: (running, onAnswered) =>
      startHttpServer(running.listener(), {
        ...{ port: settings.port, host: settings.host, graceMs: GRACE_MS, proxies },
        earlyAnswers: running.earlyAnswers,
        sendCached: running.responseCache.sendCached,
        onAnswered,
      }),
  });
  const { mode } = opened.running.shop.settings.current();
  for (const warning of moneyWarnings(settings, mode)) log.warn(warning);
  let isStopping = false;
  async function stop(drainMs: number, lingerMs: number, signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    opened.running.endStreams(drainMs);
    await pause(drainMs);
    await opened.close(lingerMs);
    const seconds = Math.round(process.uptime());
    log.info({ requestId, signal, seconds }, 'The shop has ended');
    process.exit(0);
  }
  process.on('SIGTERM', () =>
    proxies.exist ? stop(DRAIN_MS, LINGER_MS, 'SIGTERM') : stop(0, 0, 'SIGTERM'),
  );
  // No proxy waits for somebody at the keyboard.
  process.on('SIGINT', () => {
    if (isStopping) process.exit(INTERRUPTED);
    print('Stopping. Ctrl-C again ends at once.');
    void stop(0, 0, 'SIGINT');
  });

  // Last: whoever reads that it has started may end it.
  const banner = startupBanner(settings, opened.port, await providerCheck, mode);
  const { queries } = opened.running.shop.database;
  print(`${banner}\n${await describeAdmin(settings.admin, opened.admin, queries)}`);
  log.info({ requestId, port: opened.port, node: process.version }, 'The shop has started');
}

/** Runs the shop until a signal stops it; what is wrong at the start is one line and exit code 1. */
export async function main(main: Main): Promise<void> {
  const read = readSettings(main.env);
  for (const line of warnOfMisspeltSettings(main.env)) process.stderr.write(`${line}\n`);
  if (!read.ok) giveUp(read.message);
  await start(read.settings, main).catch((error) =>
    giveUp(describeStartProblem(error, read.settings)),
  );
}
