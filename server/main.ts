/** The process: reads the settings, opens the sockets, listens, and ends in good order. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import type { ServerBuild } from 'react-router';
import { listenForCommands } from './command-socket.ts';
import { greeting } from './greeting.ts';
import { openDatabase } from './open-database.ts';
import { plugInBySettings } from './plug-in.ts';
import { type RunningShop, runShop } from './running-shop.ts';
import { type Environment, readSettings, type Settings } from './settings.ts';

/** Requests that still run when the shop is told to stop get this long. */
const GRACE_MS = 5_000;

type Main = { env: Environment; pages: ServerBuild; clientFolder: string };

function giveUp(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

function listen(shop: RunningShop, { port, host }: Settings): Promise<Server> {
  const server = createServer(getRequestListener(shop.fetch));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Takes no new request, lets those under way end, and cuts what is left after the grace. */
async function endServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const grace = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(grace);
}

async function start(settings: Settings, { pages, clientFolder }: Main): Promise<void> {
  const log = pino({ level: settings.logLevel });
  const opened = await openDatabase(settings, (error) =>
    log.warn({ err: error }, 'The connection to the database was lost'),
  );
  const shop = await runShop({
    database: opened.database,
    pages,
    clientFolder,
    plugIn: plugInBySettings(settings),
    origin: settings.origin ?? null,
    authSecret: opened.authSecret,
    log,
  });
  const server = await listen(shop, settings);
  const commands = await listenForCommands({ settings, shop, log });
  process.stdout.write(`${greeting(settings, (server.address() as AddressInfo).port)}\n`);

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    shop.endStreams();
    await endServer(server);
    await commands?.close();
    await shop.close();
    opened.release();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Runs the shop until it is told to stop; what is wrong at the start is one line and exit code 1. */
export async function main(main: Main): Promise<void> {
  const read = readSettings(main.env);
  if (!read.ok) giveUp(read.message);
  await start(read.settings, main).catch(giveUp);
}
