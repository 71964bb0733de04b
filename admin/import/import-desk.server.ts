/** Imports of the catalogue: a file is received, checked, and imported when somebody says so. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { data } from 'react-router';
import { recordAct } from '#admin/audit-log/audit-log.server.ts';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import { type ReceivedForm, receiveFiles } from '#admin/uploads/receive-files.server.ts';
import {
  makeUploadFolder,
  removeUploadFolder,
  uploadFolder,
} from '#admin/uploads/upload-folder.server.ts';
import { formatOf, isSpreadsheet } from '#app/features/catalogue/import/catalogue-format.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { isStorable } from '#app/shared/storable-text.ts';
import { isRunning } from './import-state.ts';
import { claimStart, type ImportState, readImport, writeImport } from './import-store.server.ts';
import { runImport } from './run-import.server.ts';

/** A million products take a third of it. */
export const MAX_IMPORT_MB = 1_000;

const LIMITS = { maxFiles: 1, maxFileBytes: MAX_IMPORT_MB * 1_000_000 };

const ENCODINGS = ['windows-1252'];

/**
 * What takes longer goes on while its page is shown, which has to be loaded before the rows are merged: the
 * embedded database answers nothing meanwhile.
 */
const MAX_WAIT_MS = 300;

/** Waits for a short one. */
async function awhile(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, pause(MAX_WAIT_MS, undefined, { ref: false })]);
}

function inBackground({ log }: AdminDesk, work: Promise<unknown>): Promise<void> {
  return awhile(
    work.catch((error: unknown) => log.error({ err: error }, 'An import could not be stored')),
  );
}

/** The state of an import that begins, or what is wrong with what was sent. */
function readUpload(form: ReceivedForm | null): Result<ImportState, string> {
  if (!form) return refused('The file did not arrive whole: send it again.');
  const [file] = form.files;
  if (!file) return refused('Choose a file first.');
  if (file.isTooLarge) {
    return refused(`The file has more than ${MAX_IMPORT_MB} MB: import it in parts.`);
  }
  if (isSpreadsheet(file.name)) {
    return refused('This is a spreadsheet: save it as “CSV UTF-8” and send that file.');
  }
  const format = isStorable(file.name) ? formatOf(file.name) : null;
  if (!format) {
    return refused('Its name has to end with .csv, .tsv, .txt, .json, .jsonl or .ndjson.');
  }
  return done({
    ...{ name: file.name, path: file.path, bytes: file.bytes, format },
    encoding: ENCODINGS.find((one) => one === form.fields.encoding) ?? null,
    replace: form.fields.replace === 'on',
    ...{ step: 'checking', atMs: Date.now(), progress: { phase: 'reading', rows: 0, share: 0 } },
    ...{ report: null, problems: [], problemCount: 0, leftOut: [], failure: null },
  });
}

/** Receives a file and begins to check it. Returns the id of the import, or what is wrong with the file. */
export async function receiveImport(
  desk: AdminDesk,
  request: Request,
): Promise<Result<string, string>> {
  const { id, folder } = await makeUploadFolder(desk.dataDir);
  let isKept = false;
  try {
    const upload = readUpload(await receiveFiles(request, folder, LIMITS));
    if (!upload.ok) return upload;
    await writeImport(folder, upload.value);
    isKept = true;
    await inBackground(desk, runImport(desk, folder, upload.value, 'checking'));
    return done(id);
  } finally {
    if (!isKept) await removeUploadFolder(folder);
  }
}

/** An import with its folder; throws a 404 where there is none. */
export async function importOf(
  { dataDir }: Pick<AdminDesk, 'dataDir'>,
  id = '',
): Promise<{ folder: string; state: ImportState }> {
  const folder = uploadFolder(dataDir, id);
  const state = await readImport(dataDir, id);
  if (!folder || !state) throw data(null, { status: 404 });
  return { folder, state };
}

async function importNow(desk: AdminDesk, folder: string, state: ImportState): Promise<void> {
  const { name, bytes, replace } = state;
  const act = { staff: desk.member.id, act: 'catalogue_imported', subject: name } as const;
  await recordAct(desk.queries, { ...act, before: { bytes, replace } }, async () => {
    const { step, report, failure } = await runImport(desk, folder, state, 'importing');
    return { isDone: step === 'imported', after: report ?? failure, value: undefined };
  });
}

/** Imports what was checked. Whoever is second, or presses twice, starts nothing. */
export async function startImport(desk: AdminDesk, id: string): Promise<void> {
  const { folder, state } = await importOf(desk, id);
  if (state.step !== 'checked' || !(await claimStart(folder))) return;
  await inBackground(desk, importNow(desk, folder, state));
}

/** Checks the file once more, where no process is at work on it. */
export async function checkAgain(desk: AdminDesk, id: string): Promise<void> {
  const { folder, state } = await importOf(desk, id);
  if (isRunning(state, Date.now())) return;
  await rm(join(folder, 'started'), { force: true });
  await inBackground(desk, runImport(desk, folder, state, 'checking'));
}

/** Removes the file; while a process reads it, it stays. */
export async function discardImport(desk: AdminDesk, id: string): Promise<void> {
  const { folder, state } = await importOf(desk, id);
  if (!isRunning(state, Date.now())) await removeUploadFolder(folder);
}
