/** The process: reads the settings, opens the sockets, listens, and ends in good order. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { startControlServer } from '#server/control/control-server.ts';
import { trustProxies } from '#server/http/client-address.ts';
import { startHttpServer } from '#server/http/http-server.ts';
import { createLog } from '#server/log/create-log.ts';
import { logPrints } from '#server/log/log-prints.ts';
import { plugInBySettings } from '#server/providers/open-provider.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { runShop } from './run-shop.ts';
import { type Environment, readSettings, type Settings } from './settings.ts';
import { startupBanner } from './startup-banner.ts';

/**
 * So long a process that is told to stop still takes everything, so that a proxy can notice that it
 * is not ready and give its unused connections back.
 */
const DRAIN_MS = 5_000;

/** What is still under way then gets longer than the card provider may take to answer. */
const GRACE_MS = 40_000;

type Main = { env: Environment; pages: ServerBuild; clientFolder: string };

function giveUp(error: unknown): never {
  // What a query was asked with may be a secret; why it failed is in the cause.
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  process.stderr.write(`${cause instanceof Error ? cause.message : cause}\n`);
  process.exit(1);
}

async function start(settings: Settings, { pages, clientFolder }: Main): Promise<void> {
  // Both lines, of the start and of the end, have it.
  const requestId = randomUUID();
  const log = createLog(settings.logLevel);
  logPrints(log);
  const opened = await openDatabase(settings, (error) =>
    log.warn({ err: error }, 'The connection to the database was lost'),
  );
  const proxies = trustProxies(settings.trustedProxies);
  const shop = await runShop({
    database: opened.database,
    pages,
    clientFolder,
    dataDir: settings.dataDir,
    plugIn: plugInBySettings(settings),
    origin: settings.origin ?? null,
    hstsIncludesSubdomains: settings.hstsIncludesSubdomains,
    pictureHosts: settings.pictureHosts,
    securityContact: settings.securityContact,
    proxies,
    authSecret: opened.authSecret,
    log,
  });
  const { port, host } = settings;
  const server = await startHttpServer(shop.listener(), {
    port,
    host,
    graceMs: GRACE_MS,
    earlyAnswers: shop.earlyAnswers,
    sendCached: shop.responseCache.sendCached,
  });
  const control = await startControlServer({ settings, shop, log });
  process.stdout.write(`${startupBanner(settings, server.port)}\n`);

  log.info({ requestId, port: server.port, node: process.version }, 'The shop has started');

  let isStopping = false;
  async function stop(drainMs: number, signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    server.drain();
    shop.endStreams(drainMs);
    await pause(drainMs);
    await server.close();
    await control?.close();
    await shop.close();
    opened.release();
    const seconds = Math.round(process.uptime());
    log.info({ requestId, signal, seconds }, 'The shop has ended');
    process.exit(0);
  }
  process.on('SIGTERM', () => stop(proxies.exist ? DRAIN_MS : 0, 'SIGTERM'));
  // Somebody at the keyboard is no proxy.
  process.on('SIGINT', () => stop(0, 'SIGINT'));
}

/** Runs the shop until it is told to stop; what is wrong at the start is one line and exit code 1. */
export async function main(main: Main): Promise<void> {
  const read = readSettings(main.env);
  if (!read.ok) giveUp(read.message);
  await start(read.settings, main).catch(giveUp);
}
