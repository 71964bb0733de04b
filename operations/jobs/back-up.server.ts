/** Copies the shop into a folder, while it goes on. */
import * as z from 'zod';
import { path } from '#operations/fields.ts';
import { defineChange } from '#operations/operation.ts';
import { checkMayUseFiles, startedMessage, startedSchema, startJob } from './start-job.server.ts';

export const backUpDatabase = defineChange({
  name: 'database.backup',
  scope: 'staff:write',
  does: 'Copies the database, pictures and secret into a new folder',
  done: 'Backed up the shop in',
  input: z.object({ folder: path('A new folder, outside of DATA_DIR').meta({ positional: true }) }),
  output: startedSchema,
  message: startedMessage,
  job: ({ job }) => job,
  async run(context, { folder }) {
    checkMayUseFiles(context, 'npm run shop -- database backup');
    const about = { kind: 'database.backup', subject: folder, request: {} };
    return startJob(context, about, async ({ progress, signal }) => {
      let files = 0;
      function onFile(): void {
        files += 1;
        progress('Copying files', files, null);
      }
      const problem = await context.shop.backUp(folder, { onFile, signal });
      return problem === null
        ? { state: 'done', outcome: `The shop is backed up in ${folder}.`, report: null }
        : { state: 'refused', outcome: problem, report: null };
    });
  },
});
