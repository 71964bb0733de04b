/**
 * The control socket: HTTP on a Unix socket that only the shop's own user can open. `POST /shell` runs a command in the
 * shop that runs, `POST /api/v1/…` calls an operation.
 */
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import * as z from 'zod';
import { isStorable } from '#app/shared/text/storable-text.ts';
import type { Shop } from '#app/shop.server.ts';
import { answerApi } from '#operations/api/answer-api.server.ts';
import { BY_COMMAND } from '#operations/operation.ts';
import { BODY_TOO_LONG, readBody } from '#operations/read-body.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { runShell } from '#operations/shell/run-shell.server.ts';
import { streamListener } from '#server/http/stream-listener.ts';
import type { Settings } from '#server/settings/settings.ts';
import { controlSocketPath } from './control-socket-path.ts';

export type ControlServer = {
  /** Cuts the answers under way. */
  close(): Promise<void>;
};

type Parts = {
  settings: Pick<Settings, 'dataDir' | 'postgres'>;
  shop: Shop;
  log: Logger;
};

const callSchema = z.object({
  words: z.array(z.string()),
  // Goes into the audit log.
  by: z.string().max(200).refine(isStorable),
  folder: z.string(),
});

function readCall(body: string) {
  try {
    return callSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** Answers `POST /shell`: the words of a command, and the lines of the shell, one value a line. */
async function serveShell(
  request: IncomingMessage,
  response: ServerResponse,
  shop: Shop,
): Promise<void> {
  const body = await readBody(request.iterator({ destroyOnReturn: false })).catch(() => '');
  const call = body === null ? null : readCall(body);
  if (!call) {
    const why = body === null ? BODY_TOO_LONG : 'The call of a command has another shape.';
    response.writeHead(body === null ? 413 : 400).end(`${why}\n`);
    return;
  }
  const { words, by, folder } = call;
  const actor = { id: `${BY_COMMAND}${by}`, scopes: SCOPE_NAMES };
  async function* lines(): AsyncGenerator<string> {
    for await (const line of runShell({ shop, actor, folder }, words))
      yield `${JSON.stringify(line)}\n`;
  }
  response.writeHead(200).flushHeaders();
  await pipeline(lines(), response).catch(() => {
    // The command has ended before its answer.
  });
}

/** Whether a process answers there. */
async function isListening(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function listen(server: Server, path: string): Promise<void> {
  // What is there belonged to a shop that was killed, unless several share the folder over one PostgreSQL.
  if (await isListening(path)) throw new Error(`${path} is of another shop.`);
  rmSync(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  if (process.platform !== 'win32') chmodSync(path, 0o600);
}

/**
 * Listens for the shop in the folder of the settings. Null where the folder takes no sockets, or where another process
 * of the shop listens there: this one goes on without.
 */
export async function startControlServer(parts: Parts): Promise<ControlServer | null> {
  const { settings, shop, log } = parts;
  const answerCalls = streamListener((request) =>
    answerApi(request, shop, { id: `${BY_COMMAND}api`, scopes: SCOPE_NAMES }),
  );
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (url === '/shell') return serveShell(request, response, shop);
    if (url.startsWith('/api/')) return answerCalls(request, response);
    response.writeHead(404).end('The shop has no such operation.\n');
    return undefined;
  });
  try {
    await listen(server, controlSocketPath(settings.dataDir));
  } catch (error) {
    // Every process can open a PostgreSQL: only a command's answer takes longer then.
    const level = settings.postgres === null ? 'warn' : 'info';
    log[level]({ err: error }, 'No control socket: commands need a stopped shop');
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
