/**
 * The control socket: HTTP on a Unix socket that only the shop's own user can open, so that a command
 * such as `npm run reconciliation` reaches a shop whose database no other process may open. An operation is a
 * POST; parameters are its query string, input and answer are JSON, one value a line, sent as it comes.
 */
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { BY_COMMAND } from '#admin/audit-log/audit-log.server.ts';
import { createCatalogueFiles } from '#app/features/catalogue/import/catalogue-files.server.ts';
import type { Database } from '#db/database.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { CommandError } from '#server/command-error.ts';
import type { Settings } from '#server/settings.ts';
import { backupOperation } from './backup-operation.ts';
import {
  exportOperation,
  importOperation,
  picturesOperation,
  withdrawOperation,
} from './catalogue-operations.ts';
import { codesOperation } from './codes-operations.ts';
import { controlSocketPath } from './control-socket-path.ts';
import { shippingPricesOperation } from './delivery-operations.ts';
import { readJsonLines, toJsonLine } from './json-lines.ts';
import { listMailOperation, sendMailOperation, showMailOperation } from './mail-operations.ts';
import type { Operation, ShopAccess } from './operation.ts';
import {
  cancelOrderOperation,
  listOrdersOperation,
  recordOrderOperation,
  refundOrderOperation,
  showOrderOperation,
} from './order-operations.ts';
import { exportBooksOperation } from './orders-operation.ts';
import { reconciliationOperation } from './reconciliation-operation.ts';
import { sumSalesOperation } from './sales-operations.ts';
import { inviteStaffOperation } from './staff-operations.ts';
import { releaseHoldsOperation, stockOperation } from './stock-operations.ts';
import { taxOperation } from './tax-operations.ts';

export type ControlServer = {
  /** Cuts the operations under way. */
  close(): Promise<void>;
};

type ControlledShop = Pick<
  ShopAccess,
  'reconciliation' | 'orderActions' | 'live' | 'endForeignHolds'
> & {
  database: Pick<Database, 'queries' | 'whileStill'>;
};

type Parts = {
  settings: Pick<Settings, 'dataDir' | 'postgres'> & ShopAccess['settings'];
  shop: ControlledShop;
  log: Logger;
};

type ServedOperation = Pick<Operation<ShopAccess, unknown, unknown, unknown>, 'name' | 'serve'>;

/** All that a command can have done by a running shop. */
const OPERATIONS: readonly ServedOperation[] = [
  reconciliationOperation,
  backupOperation,
  cancelOrderOperation,
  codesOperation,
  exportOperation,
  exportBooksOperation,
  importOperation,
  inviteStaffOperation,
  listMailOperation,
  listOrdersOperation,
  picturesOperation,
  recordOrderOperation,
  refundOrderOperation,
  releaseHoldsOperation,
  sendMailOperation,
  shippingPricesOperation,
  showMailOperation,
  showOrderOperation,
  stockOperation,
  sumSalesOperation,
  taxOperation,
  withdrawOperation,
];

/** Answers a request on the control socket with what the operation of its path does to the shop. */
export async function serveOperation(
  request: IncomingMessage,
  response: ServerResponse,
  shop: Omit<ShopAccess, 'by'>,
  log: Logger,
): Promise<void> {
  // Null for a path such as `//`, which is none of a URL.
  const url = URL.parse(request.url ?? '', 'http://shop');
  const operation = OPERATIONS.find(({ name }) => url?.pathname === `/commands/${name}`);
  if (!url || !operation) {
    response.writeHead(404).end('The shop has no such operation.\n');
    return;
  }
  const { searchParams } = url;

  function messageOf(error: unknown): string {
    if (error instanceof CommandError) return error.message;
    if (isDatabaseUnavailable(error)) return 'The database does not answer. Try again in a moment.';
    log.error({ err: error }, `The operation ${operation?.name} failed`);
    return `The ${operation?.name} failed: the log of the shop says why.`;
  }

  async function* answer({ serve }: ServedOperation): AsyncGenerator<string> {
    try {
      // An iterator that ended with the operation would close the socket before its last line is sent.
      const input = readJsonLines(request.iterator({ destroyOnReturn: false }));
      const query = Object.fromEntries(searchParams);
      const { by = `${BY_COMMAND}somebody` } = query;
      for await (const line of serve({ ...shop, by }, query, input)) yield toJsonLine(line);
    } catch (error) {
      if (!response.destroyed) yield toJsonLine({ error: messageOf(error) });
    }
  }

  // A command that sends input waits for the head of the answer.
  response.writeHead(200).flushHeaders();
  await pipeline(answer(operation), response).catch(() => {
    // The command has ended before its answer.
  });
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
 * there belonged to a shop that was killed. Null where none is needed, as every process can open a
 * PostgreSQL, or where the folder takes no sockets: the shop goes on without.
 */
export async function startControlServer(parts: Parts): Promise<ControlServer | null> {
  const { settings, shop, log } = parts;
  if (settings.postgres !== null) return null;
  const { queries, whileStill } = shop.database;
  const access: Omit<ShopAccess, 'by'> = {
    ...shop,
    ...{ dataDir: settings.dataDir, settings, queries, whileStill },
    catalogueFiles: createCatalogueFiles(queries),
  };
  const path = controlSocketPath(settings.dataDir);
  // An import is as long as its file.
  const server = createServer({ requestTimeout: 0 }, (request, response) =>
    serveOperation(request, response, access, log),
  );
  try {
    rmSync(path, { force: true });
    await listen(server, path);
  } catch (error) {
    log.warn({ err: error, path }, 'No control socket: commands need a stopped shop');
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
