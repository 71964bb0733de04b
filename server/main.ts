/** The process: reads the settings, opens what is embedded, listens, and ends in good order. */
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import type { ServerBuild } from 'react-router';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { keepAuthSecret } from './auth-secret.ts';
import { acquireLock } from './exclusive-lock.ts';
import { runShop } from './running-shop.ts';
import { type Environment, readSettings, type Settings } from './settings.ts';

/** Ten tries a minute from one address, for sign-in and registration each. */
const AUTH_LIMIT = { windowSeconds: 60, most: 10 };

/** Requests that still run when the shop is told to stop get this long. */
const GRACE_MS = 5_000;

type Main = { env: Environment; pages: ServerBuild; clientFolder: string };

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function greeting({ dataDir }: Settings, address: AddressInfo, host: string): string {
  const name = host === '127.0.0.1' ? 'localhost' : host;
  return [
    `The shop is open at http://${name}:${address.port}`,
    `Embedded: database (in ${dataDir}) and card simulator (test cards only). Nothing is real yet; see docs.`,
  ].join('\n');
}

export async function main({ env, pages, clientFolder }: Main): Promise<void> {
  const read = readSettings(env);
  if (!read.ok) giveUp(read.message);
  const { settings } = read;
  const log = pino({ level: settings.logLevel });
  await mkdir(settings.dataDir, { recursive: true });
  const lock = acquireLock(join(settings.dataDir, 'shop.lock'));
  if (!lock) {
    giveUp(
      `Another shop is running on ${settings.dataDir}: stop it, or set DATA_DIR to another folder.`,
    );
  }
  const database = await openEmbeddedDatabase(join(settings.dataDir, 'database'));
  const shop = await runShop({
    database,
    pages,
    clientFolder,
    origin: settings.origin ?? null,
    authSecret: settings.authSecret ?? (await keepAuthSecret(settings.dataDir)),
    authLimit: AUTH_LIMIT,
    log,
  });
  const server = createServer(getRequestListener(shop.fetch));
  server.once('error', (error) => giveUp(`Unable to listen: ${error.message}`));
  server.listen(settings.port, settings.host, () => {
    const address = server.address() as AddressInfo;
    process.stdout.write(`${greeting(settings, address, settings.host)}\n`);
  });

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const grace = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    await closed;
    clearTimeout(grace);
    await shop.close();
    lock?.release();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
