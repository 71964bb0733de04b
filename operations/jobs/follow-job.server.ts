/** A job as it goes on. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '#app/features/jobs/job.ts';
import { readJob } from '#app/features/jobs/job-store.server.ts';
import type { Shop } from '#app/shop.server.ts';

const LOOK_MS = 500;

type Parts = Pick<Shop, 'jobs' | 'live'> & { database: Pick<Shop['database'], 'queries'> };

/**
 * How it is now; null where there is none. The memory of this process knows more than the row, and an embedded database
 * answers nothing while a job writes.
 */
export async function lookAtJob({ database, jobs }: Parts, id: string): Promise<Job | null> {
  const found = await readJob(database.queries, id);
  const progress = jobs.progressOf(id);
  if (!found || !progress || found.endedSeconds !== null) return found;
  return { ...found, state: 'running', outcome: null, ...progress };
}

/** The job now and then until it has ended, which is the last. */
export async function* followJob(shop: Parts, id: string): AsyncGenerator<Job, void> {
  let job = await lookAtJob(shop, id);
  while (job) {
    yield job;
    if (job.state !== 'running' || shop.live.isClosed()) return;
    await (shop.jobs.progressOf(id) ? shop.jobs.waitFor(id, LOOK_MS) : pause(LOOK_MS));
    const progress = shop.jobs.progressOf(id);
    job = progress ? { ...job, ...progress } : await readJob(shop.database.queries, id);
  }
}
