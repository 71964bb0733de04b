/**
 * The command socket: HTTP on a Unix socket that only the shop's own user can open, so that a
 * command such as `npm run audit` reaches a shop whose database no other process may open.
 */
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { Logger } from 'pino';
import { createCatalogueFiles } from '#app/features/catalogue/import/catalogue-files.server.ts';
import type { RunningShop } from '#server/run-shop.ts';
import type { Settings } from '#server/settings.ts';
import { writeAudit } from './audit-messages.ts';
import { createCatalogueCommands } from './catalogue-handlers.ts';
import { createShopkeeperCommands } from './control-handlers.ts';
import { commandPath } from './control-socket-path.ts';

export type CommandSocket = {
  /** Cuts the commands under way. */
  close(): Promise<void>;
};

type Parts = {
  settings: Pick<Settings, 'dataDir' | 'postgres'>;
  shop: Pick<RunningShop, 'audit' | 'database'>;
  log: Logger;
};

/** Each command is a POST; its answer is JSON, one value a line, sent as it comes. */
function createCommands({ settings, shop, log }: Parts): Hono {
  const commands = new Hono();
  commands.post('/commands/audit', (context) =>
    stream(
      context,
      (out) =>
        writeAudit(shop.audit, async (line) => {
          await out.write(`${JSON.stringify(line)}\n`);
        }),
      async (error, out) => {
        log.error({ err: error }, 'An audit failed');
        const line = { error: 'The audit failed: the log of the shop tells why.' };
        await out.write(`${JSON.stringify(line)}\n`);
      },
    ),
  );
  commands.route('/', createShopkeeperCommands(shop.database, settings.dataDir, log));
  commands.route('/', createCatalogueCommands(createCatalogueFiles(shop.database.queries), log));
  return commands;
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      if (process.platform !== 'win32') chmodSync(path, 0o600);
      resolve();
    });
  });
}

/**
 * Listens for the shop in the folder of the settings, whose lock the caller holds: a socket that is
 * there belonged to a shop that was killed. Null where there is nothing to listen for, as every
 * process can open a PostgreSQL, or where the folder takes no sockets: the shop goes on without.
 */
export async function listenForCommands(parts: Parts): Promise<CommandSocket | null> {
  const { settings, log } = parts;
  if (settings.postgres !== null) return null;
  const path = commandPath(settings.dataDir);
  const server = createServer(
    // An import is as long as its file.
    { requestTimeout: 0 },
    getRequestListener(createCommands(parts).fetch),
  );
  try {
    rmSync(path, { force: true });
    await listen(server, path);
  } catch (error) {
    log.warn({ err: error, path }, 'No command socket: commands need a stopped shop');
    return null;
  }
  return {
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}
