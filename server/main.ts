/** The process: reads the settings, opens the sockets, listens, and ends in good order. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import { type AdminLoader, describeAdmin, openAdminDoor } from '#server/admin/admin-door.ts';
import { startControlServer } from '#server/control/control-server.ts';
import { trustProxies } from '#server/http/client-address.ts';
import { startHttpServer } from '#server/http/http-server.ts';
import { createLog } from '#server/log/create-log.ts';
import { logPrints } from '#server/log/log-prints.ts';
import { checkStripe } from '#server/providers/check-stripe.ts';
import { openMail } from '#server/providers/open-mail.ts';
import { plugInBySettings } from '#server/providers/open-provider.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { warnOfMisspeltSettings } from './misspelt-settings.ts';
import { runShop } from './run-shop.ts';
import { type Environment, readSettings, type Settings } from './settings.ts';
import { describeSettings } from './shown-settings.ts';
import { describeStartProblem } from './start-problem.ts';
import { moneyWarnings, shopUrl, startupBanner } from './startup-banner.ts';

/**
 * How long a process that received SIGTERM goes on as before, but for `/readyz`, so that a balancer can
 * notice that it is not ready.
 */
const DRAIN_MS = 5_000;

/** Then it listens no more, and so long a proxy may use the connections that it has: docs/nginx.conf. */
const LINGER_MS = 5_000;

/** What is still under way then gets longer than the card provider may take to answer. */
const GRACE_MS = 40_000;

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
  const { env, pages, clientFolder, loadAdmin } = parts;
  // Both lines, of the start and of the end, have it.
  const requestId = randomUUID();
  const log = createLog(settings.logLevel);
  logPrints(log);
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const providerCheck = settings.stripe ? checkStripe(settings.stripe) : null;
  const opened = await openDatabase(
    settings,
    (error) => log.warn({ err: error }, 'The connection to the database was lost'),
    { forMs: settings.databaseWaitSeconds * 1_000, print },
  );
  const proxies = trustProxies(settings.trustedProxies);
  // Any free port is known once the shop listens.
  let openPort = settings.port;
  const shop = await runShop({
    database: opened.database,
    pages,
    clientFolder,
    dataDir: settings.dataDir,
    plugIn: plugInBySettings(settings),
    about: settings.about,
    texts: settings.texts,
    origin: settings.origin ?? null,
    hstsIncludesSubdomains: settings.hstsIncludesSubdomains,
    pictureHosts: settings.pictureHosts,
    maxUnits: settings.maxUnits,
    contactDays: settings.contactDays,
    timeZone: settings.timeZone,
    mode: settings.mode,
    securityContact: settings.securityContact,
    mail: openMail(settings, () => shopUrl(settings, openPort)),
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
    proxies,
  });
  openPort = server.port;
  const admin = await openAdminDoor({
    settings: settings.admin,
    host,
    graceMs: GRACE_MS,
    proxies,
    load: loadAdmin,
    rooms: {
      queries: opened.database.queries,
      searches: opened.database.searches,
      live: shop.live,
      orderActions: shop.orderActions,
      deleteAccount: shop.deleteAccount,
      about: settings.about,
      texts: settings.texts,
      shopUrl: () => shopUrl(settings, openPort),
      timeZone: settings.timeZone,
      mode: settings.mode,
      warnings: moneyWarnings(settings),
      settings: describeSettings(env, settings),
      shopFolder: clientFolder,
      dataDir: settings.dataDir,
      pictureHosts: settings.pictureHosts,
      clientAddress: proxies.clientAddress,
      authSecret: opened.authSecret,
      log,
    },
  });
  for (const warning of moneyWarnings(settings)) log.warn(warning);
  const control = await startControlServer({ settings, shop, log });
  let isStopping = false;
  async function stop(drainMs: number, lingerMs: number, signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    shop.endStreams(drainMs);
    await pause(drainMs);
    await Promise.all([server.close(lingerMs), admin?.close(lingerMs)]);
    await control?.close();
    await shop.close();
    opened.release();
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
  const banner = startupBanner(settings, server.port, await providerCheck);
  print(`${banner}\n${await describeAdmin(settings.admin, admin, opened.database.queries)}`);
  log.info({ requestId, port: server.port, node: process.version }, 'The shop has started');
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
