/** A file of a catalogue is received, and what it would change is looked at. */
import type { AdminSession } from '#admin/operations/admin-context.server.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { type ReceivedForm, receiveFiles } from '#app/shared/uploads/receive-files.server.ts';
import { makeUploadFolder, removeUploadFolder } from '#app/shared/uploads/upload-folder.server.ts';
import { importCatalogue } from '#operations/catalogue/import/import-catalogue.server.ts';
import { startedSchema } from '#operations/jobs/start-job.server.ts';
import { OperationRefused } from '#operations/operation.ts';
import { perform } from '#operations/perform.server.ts';
import { messages } from './messages/messages.ts';

/** A million products take a third of it. */
export const MAX_IMPORT_MB = 1_000;

const LIMITS = { maxFiles: 1, maxFileBytes: MAX_IMPORT_MB * 1_000_000 };

/**
 * What takes longer goes on while its page is shown, which has to be loaded before the rows are merged: the
 * embedded database answers nothing meanwhile.
 */
const MAX_WAIT_MS = 300;

/** The id of the job that an output names, once it has had a moment: of a short one the page shows the end. */
export async function startedJob({ jobs }: AdminSession, output: unknown): Promise<string | null> {
  const started = startedSchema.safeParse(output);
  if (!started.success) return null;
  await jobs.waitFor(started.data.job, MAX_WAIT_MS);
  return started.data.job;
}

/** What was sent as the input of a trial, or what is wrong with it. */
function readUpload(form: ReceivedForm | null, upload: string): Result<object, string> {
  if (!form) return refused(messages.notWhole);
  const [file] = form.files;
  if (!file) return refused(messages.chooseFile);
  if (file.isTooLarge) {
    return refused(messages.tooLarge(MAX_IMPORT_MB));
  }
  const { encoding, replace, fetchPictures } = form.fields;
  return done({
    ...{ upload, name: file.name, replace: replace === 'on', skipInvalid: true, dryRun: true },
    ...{ fetchPictures: fetchPictures === 'on' },
    ...(encoding && { encoding }),
  });
}

/** The id of the job that looks at it, or what is wrong with the file. */
export async function receiveImport(
  session: AdminSession,
  request: Request,
): Promise<Result<string, string>> {
  const { id, folder } = await makeUploadFolder(session.dataDir);
  let job: string | null = null;
  try {
    const upload = readUpload(await receiveFiles(request, folder, LIMITS), id);
    if (!upload.ok) return upload;
    const call = { shop: session, actor: session.member, input: { ...upload.value } };
    const performed = await perform(importCatalogue, call);
    job = await startedJob(session, 'output' in performed ? performed.output : null);
    return job === null ? refused(messages.notStarted) : done(job);
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    return refused(error.message);
  } finally {
    if (job === null) await removeUploadFolder(folder);
  }
}
