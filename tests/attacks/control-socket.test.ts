/** The control socket, whatever is written to it: it answers in words, stores nothing of it, and the shop goes on. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginReport } from '#app/features/audit/audit-report.ts';
import type { Database } from '#db/database.ts';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { type ControlServer, startControlServer } from '#server/control/control-server.ts';
import { controlSocketPath } from '#server/control/control-socket-path.ts';
import { newDataFolder } from '#tests/database-template.ts';
import { noOrderDesk } from '#tests/no-order-desk.ts';
import { settingsOf } from '#tests/run-command.ts';

let dataDir: string;
let database: Database;
let socket: ControlServer | null;
beforeAll(async () => {
  dataDir = await newDataFolder();
  database = await openEmbeddedDatabase(join(dataDir, 'database'));
  socket = await startControlServer({
    settings: settingsOf({ DATA_DIR: dataDir }),
    shop: { audit: async () => beginReport(() => {}).report, database, ...noOrderDesk },
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await socket?.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const ANSWER_MS = 10_000;

async function post(
  path: string,
  body = '',
): Promise<{ status: number | undefined; body: string }> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const call = request({ socketPath: controlSocketPath(dataDir), path, method: 'POST', signal });
  const [response]: IncomingMessage[] = await once(call.end(body), 'response');
  return { status: response?.statusCode, body: response ? await text(response) : '' };
}

describe('a path', () => {
  test.for(['//', 'http://[', '//:99999', '/', '/commands/dance'])(
    '%s, which is of no operation, is answered in words',
    async (path) => {
      expect(await post(path)).toEqual({
        status: 404,
        body: 'The shop has no such operation.\n',
      });
    },
  );
});
