/** Checks an uploaded file, or imports it, by the functions of `npm run catalogue -- import`. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import {
  createCatalogueFiles,
  type ImportEvent,
  type ImportReport,
} from '#app/features/catalogue/import/catalogue-files.server.ts';
import {
  CatalogueFileError,
  describeProblem,
  type RowProblem,
} from '#app/features/catalogue/import/catalogue-row.ts';
import { createLeftOut } from '#app/features/catalogue/import/left-out.ts';
import { createImportPicture } from '#app/features/catalogue/import/pictures/import-pictures.server.ts';
import { readParts } from '#app/features/catalogue/import/read-parts.server.ts';
import { type ImportState, writeImport, writeLaterProblems } from './import-store.server.ts';

const WRITE_MS = 500;

/** So many problems stand on the page. */
const MAX_SHOWN = 20;

/** And so many that only the whole file shows are in the file of bad rows. */
const MAX_LATER = 10_000;

const CUT_OFF = 'It was cut off by an error, which the log of the shop has. Nothing was imported.';

function shortReport({ goodRows, badRows, counts }: ImportReport): ImportState['report'] {
  if (!counts) throw new Error('An import of the admin leaves bad rows out');
  return { goodRows, badRows, ...counts, counted: counts.counted ?? 0 };
}

/** Writes the state now and then, one write at a time, until it is stopped. */
function writeRegularly(folder: string, state: ImportState) {
  let writing = Promise.resolve();
  let isWriting = false;
  const write = () => {
    if (isWriting) return;
    isWriting = true;
    state.atMs = Date.now();
    writing = writeImport(folder, state).finally(() => {
      isWriting = false;
    });
    // The last write reports what is wrong with the folder.
    writing.catch(() => {});
  };
  const timer = setInterval(write, WRITE_MS);
  return async function stop(): Promise<void> {
    clearInterval(timer);
    await writing.catch(() => {});
    state.atMs = Date.now();
    await writeImport(folder, state);
  };
}

/** Ends with the state `checked`, `imported` or `failed`, which it returns and has written. */
export async function runImport(
  { queries, dataDir, pictureHosts, log }: AdminDesk,
  folder: string,
  before: ImportState,
  step: 'checking' | 'importing',
): Promise<ImportState> {
  const dryRun = step === 'checking';
  const state: ImportState = {
    ...before,
    ...{ step, atMs: Date.now(), progress: { phase: 'reading', rows: 0, share: 0 } },
    ...{ problems: [], problemCount: 0, leftOut: [], failure: null },
  };
  const later = new Map<number, string>();
  const leftOut = createLeftOut();

  function onProblem(problem: RowProblem): void {
    state.problemCount += 1;
    const words = describeProblem(problem);
    if (state.problems.length < MAX_SHOWN && !state.problems.includes(words)) {
      state.problems.push(words);
    }
  }
  function onEvent(event: ImportEvent): void {
    if ('problem' in event) {
      const { problem } = event;
      onProblem(problem);
      if (later.size < MAX_LATER) later.set(problem.line, describeProblem(problem));
    } else if ('written' in event) {
      const { done, total } = event.written;
      state.progress = { phase: 'writing', rows: done, share: done / total };
    }
  }

  await writeImport(folder, state);
  const stopWriting = writeRegularly(folder, state);
  try {
    const pictures = { from: null, to: join(dataDir, 'pictures') };
    const parts = readParts(createReadStream(state.path), {
      ...{ format: state.format, encoding: state.encoding ?? undefined, sizeBytes: state.bytes },
      skipInvalid: true,
      importPicture: createImportPicture(pictures, pictureHosts, dryRun),
      onProblem,
      onProgress(rows, share) {
        state.progress = { phase: 'reading', rows, share };
      },
      onLeftOut: leftOut.add,
    });
    const options = { replace: state.replace, skipInvalid: true, dryRun };
    const report = await createCatalogueFiles(queries).importFrom(parts, options, onEvent);
    state.report = shortReport(report);
    state.step = dryRun ? 'checked' : 'imported';
  } catch (error) {
    state.step = 'failed';
    state.failure = error instanceof CatalogueFileError ? error.message : CUT_OFF;
    if (!(error instanceof CatalogueFileError)) log.error({ err: error }, 'An import was cut off');
  }
  state.leftOut = leftOut.describe();
  await writeLaterProblems(folder, later);
  await stopWriting();
  return state;
}
