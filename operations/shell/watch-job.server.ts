import type { Job } from '#app/features/jobs/job.ts';
import type { Shop } from '#app/shop.server.ts';
import { followJob } from '#operations/jobs/follow-job.server.ts';
import { noteLines } from '#operations/jobs/jobs.server.ts';
import type { ShellLine } from './run-shell.server.ts';

/**
 * The lines of a job until it has ended. It ends with the command that waits for it, unless that has come to its end:
 * whoever presses Ctrl-C wants nothing to be done.
 */
export async function* watchJob(
  shop: Shop,
  id: string,
  isJson: boolean,
): AsyncGenerator<ShellLine, void> {
  let isWatched = true;
  let last: Job | null = null;
  try {
    for await (const job of followJob(shop, id)) {
      last = job;
      const { phase, done, share } = job;
      // Also where nothing has changed: a reader that has gone is noticed with the next line alone.
      if (job.state === 'running') yield { progress: { phase, done, share } };
    }
    isWatched = false;
  } finally {
    if (isWatched) shop.jobs.cancel(id);
  }
  if (last && isJson) yield { print: JSON.stringify(last) };
  else if (last) {
    for (const printError of noteLines(last)) yield { printError };
    const outcome = last.outcome ?? 'The shop has stopped in the middle of it.';
    yield last.state === 'done' ? { print: outcome } : { printError: outcome };
  }
  yield { exitCode: last?.state === 'done' ? 0 : 1 };
}
