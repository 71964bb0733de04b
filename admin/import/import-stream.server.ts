/** The progress of an import as server-sent events: `progress` while it goes on, then `end`. */
import { setTimeout as pause } from 'node:timers/promises';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import { toTextStream } from '#app/shared/text-stream.ts';
import { isRunning } from './import-state.ts';
import { readImport } from './import-store.server.ts';

const LOOK_MS = 500;

const HEADERS = {
  'content-type': 'text/event-stream',
  // Sends each event at once; nginx buffers responses otherwise.
  'x-accel-buffering': 'no',
  'cache-control': 'no-store',
  connection: 'close',
};

async function* progressEvents(
  { dataDir, live }: Pick<AdminDesk, 'dataDir' | 'live'>,
  id: string,
): AsyncGenerator<string, void> {
  while (!live.isClosed()) {
    const state = await readImport(dataDir, id);
    if (!state || !isRunning(state, Date.now())) {
      yield 'event: end\ndata: {}\n\n';
      return;
    }
    yield `event: progress\ndata: ${JSON.stringify(state.progress)}\n\n`;
    await pause(LOOK_MS);
  }
}

/** Read from the disk: the process at work may be another one. */
export function openImportStream(desk: AdminDesk, id: string): Response {
  return new Response(toTextStream(progressEvents(desk, id)), { headers: HEADERS });
}
