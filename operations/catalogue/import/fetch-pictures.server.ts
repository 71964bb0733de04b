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
import { formatNumber } from '#app/shared/plural.ts';
import type { Shop } from '#app/shop.server.ts';
import { messages } from '#operations/catalogue/messages/messages.ts';
import { startedMessage, startedSchema, startJob } from '#operations/jobs/start-job.server.ts';
import { defineChange } from '#operations/operation.ts';
import { createLines, inMegabytes } from './job-lines.ts';

const MAX_FAILURES = 1_000;
const MAX_SMALL = 100;

const ABOUT = { kind: 'catalogue.fetch-pictures', subject: 'pictures', request: {} };

function describeFetched({ total, fetched, known, failed, bytes }: FetchedPictures): string {
  if (total === 0) return messages.allPicturesHere;
  const left = total - fetched - known - failed;
  return [
    messages.fetched(formatNumber(fetched), formatNumber(total), inMegabytes(bytes)),
    ...(known > 0 ? [messages.hereBefore(formatNumber(known))] : []),
    ...(failed > 0 ? [messages.stayElsewhere(formatNumber(failed))] : []),
    ...(left > 0 ? [messages.leftToFetch(formatNumber(left))] : []),
  ].join(' ');
}

/** What is fetched stays, also where it is ended: that is told from having done nothing. */
function workOf({ database, dataDir }: Shop): JobWork {
  return async ({ progress, signal }) => {
    const failures = createLines(MAX_FAILURES);
    const small = createLines(MAX_SMALL);
    const counts = await fetchPictures(database.queries, {
      ...{ folder: join(dataDir, 'pictures'), signal },
      onProgress: (done, total) => {
        if (!signal.aborted) progress(messages.phases.fetching, done, done / total);
      },
      onFailure: ({ address, variant, problem }) =>
        failures.add(`${address} (${variant}) ${problem}`),
      onSmall: ({ address, variant, problem }) => small.add(`${address} (${variant}) ${problem}`),
    });
    if (counts.fetched + counts.known === 0) signal.throwIfAborted();
    const notes = [
      failures.note('Pictures that stay where they are'),
      small.note('Small pictures'),
    ].filter(({ lines }) => lines.length > 0);
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
