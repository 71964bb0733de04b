/** Removes imported pictures that nothing shows. */
import { join } from 'node:path';
import * as z from 'zod';
import { createCatalogueFiles } from '#app/features/catalogue/import/catalogue-files.server.ts';
import {
  type RemovedPictures,
  removeUnusedPictures,
} from '#app/features/catalogue/import/pictures/remove-unused.server.ts';
import { startedMessage, startedSchema, startJob } from '#operations/jobs/start-job.server.ts';
import { defineChange } from '#operations/operation.ts';
import { inMegabytes } from './import/job-lines.ts';
import { messages } from './messages/messages.ts';

function describeRemoved({ count, bytes, young }: RemovedPictures, dryRun: boolean): string {
  const removed = messages.picturesRemoved(dryRun, count, inMegabytes(bytes));
  return young === 0 ? removed : `${removed} ${messages.youngPictures(young)}`;
}

export const removePictures = defineChange({
  name: 'catalogue.remove-pictures',
  scope: 'catalogue:write',
  does: 'Removes imported pictures that nothing shows',
  done: 'Removed the pictures that nothing shows',
  subjectWord: null,
  input: z.object({
    dryRun: z
      .boolean()
      .default(false)
      .meta({ description: 'Says what would be done, and changes nothing' }),
  }),
  output: startedSchema,
  message: startedMessage,
  job: ({ job }) => job,
  run(context, { dryRun }) {
    const { database, dataDir } = context.shop;
    const about = { kind: 'catalogue.remove-pictures', subject: 'pictures', request: { dryRun } };
    return startJob(context, about, async ({ progress }) => {
      const files = createCatalogueFiles(database.queries);
      const removed = await removeUnusedPictures(files, join(dataDir, 'pictures'), {
        dryRun,
        onPicture: (done, of) => progress(messages.phases.removing, done, done / of),
      });
      const report = { numbers: removed, notes: [] };
      return { state: 'done', outcome: describeRemoved(removed, dryRun), report };
    });
  },
});
