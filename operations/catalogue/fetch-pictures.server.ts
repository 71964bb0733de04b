/** Fetches the pictures that lie elsewhere into the shop. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import {
  type FetchedPictures,
  fetchPictures,
} from '#app/features/catalogue/import/pictures/fetch-pictures.server.ts';
import type { JobWork } from '#app/features/jobs/job-runner.server.ts';
import { insertJob } from '#app/features/jobs/job-store.server.ts';
import type { Shop } from '#app/shop.server.ts';
import { startedMessage, startedSchema, startJob } from '#operations/jobs/start-job.server.ts';
import { defineChange } from '#operations/operation.ts';
import { createLines } from './job-lines.ts';

const MAX_FAILURES = 1_000;

const ABOUT = { kind: 'catalogue.fetch-pictures', subject: 'pictures', request: {} };

const number = new Intl.NumberFormat('en-US');

function describeFetched({ total, fetched, known, failed, bytes }: FetchedPictures): string {
  if (total === 0) return 'All pictures are in the shop already.';
  const left = total - fetched - known - failed;
  return [
    `Fetched ${number.format(fetched)} of ${number.format(total)} pictures, ${(bytes / 1e6).toFixed(1)} MB.`,
    ...(known > 0 ? [`${number.format(known)} were in the shop already.`] : []),
    ...(failed > 0 ? [`${number.format(failed)} stay where they are: see why.`] : []),
    ...(left > 0 ? [`${number.format(left)} are left: start it again to go on.`] : []),
  ].join(' ');
}

/** What is fetched stays, also where it is ended: that is told from having done nothing. */
function workOf({ database, dataDir }: Shop): JobWork {
  return async ({ progress, signal }) => {
    const failures = createLines(MAX_FAILURES);
    const counts = await fetchPictures(database.queries, {
      ...{ folder: join(dataDir, 'pictures'), signal },
      onProgress: (done, total) => {
        if (!signal.aborted) progress('Fetching pictures', done, done / total);
      },
      onFailure: ({ address, variant, problem }) =>
        failures.add(`${address} (${variant}) ${problem}`),
    });
    if (counts.fetched + counts.known === 0) signal.throwIfAborted();
    const notes = counts.failed > 0 ? [failures.note('Pictures that stay where they are')] : [];
    return { state: 'done', outcome: describeFetched(counts), report: { numbers: counts, notes } };
  };
}

export const fetchPicturesOperation = defineChange({
  name: 'catalogue.fetch-pictures',
  scope: 'catalogue:write',
  does: 'Fetches the pictures of products that lie at other addresses into the shop',
  done: 'Fetched pictures into the shop',
  subjectWord: null,
  input: z.object({}),
  output: startedSchema,
  message: startedMessage,
  job: ({ job }) => job,
  run: (context) => startJob(context, ABOUT, workOf(context.shop)),
});

/** The same, after an import that was asked to. */
export async function fetchAfterImport(shop: Shop, actor: string): Promise<void> {
  const id = randomBytes(6).toString('hex');
  await insertJob(shop.database.queries, { ...ABOUT, id, actor, key: null });
  shop.jobs.begin(id, workOf(shop));
}
