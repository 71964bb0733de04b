/** Imports a file of a catalogue, or tries to: each bad row is named, and the result is described. */
import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import type {
  CatalogueFiles,
  ImportEvent,
  ImportOptions,
  ImportReport,
} from '#app/features/catalogue/import/catalogue-files.server.ts';
import type { CatalogueFormat } from '#app/features/catalogue/import/catalogue-format.ts';
import { isWholeRow } from '#app/features/catalogue/import/import-stage.server.ts';
import { createLeftOut } from '#app/features/catalogue/import/left-out.ts';
import { createImportPicture } from '#app/features/catalogue/import/pictures/import-pictures.server.ts';
import {
  CatalogueFileError,
  describeProblem,
  type RowProblem,
} from '#app/features/catalogue/import/read/catalogue-row.ts';
import { readParts } from '#app/features/catalogue/import/read/read-parts.server.ts';
import type { JobEnd } from '#app/features/jobs/job.ts';
import type { JobTools } from '#app/features/jobs/job-runner.server.ts';
import { messages } from '#operations/catalogue/messages/messages.ts';
import { describeShelf } from '#operations/catalogue/stock-change.ts';
import {
  BAD_ROWS,
  describeImport,
  describeRefusal,
  describeSharedPath,
} from './describe-import.ts';
import { createLines } from './job-lines.ts';

/** So many lines about rows and shelves are kept. */
const MAX_PROBLEMS = 1_000;
const MAX_SHELVES = 50;
const MAX_SMALL = 100;

export type FileToImport = {
  path: string;
  /** Null where only the end says it, such as of a pipe. */
  sizeBytes: number | null;
  format: CatalogueFormat;
  /** Of a file without a byte-order mark; UTF-8 when absent. */
  encoding: string | undefined;
  /** Whether pictures may lie beside it. */
  hasFolder: boolean;
};

type ImportTools = JobTools & {
  files: CatalogueFiles;
  dataDir: string;
  pictureHosts: readonly string[];
  /** Whether pictures that lie elsewhere are fetched once it is done. */
  fetchesPictures: boolean;
  /** The picture of the shop that was fetched from an address before, or null. */
  findFetched(address: string): Promise<string | null>;
  /** Whether whoever imports it may count the stock. */
  mayCountStock: boolean;
  /** Called with each row that only the whole file shows to be bad. */
  onLaterProblem(problem: RowProblem): void;
};

/** Nothing has changed unless it is done, or where `progress` has thrown. */
export async function importFile(
  { path, sizeBytes, format, encoding, hasFolder }: FileToImport,
  options: ImportOptions,
  { files, dataDir, mayCountStock, progress, settle, onLaterProblem, ...tools }: ImportTools,
): Promise<JobEnd> {
  const { skipInvalid, dryRun } = options;
  const problems = createLines(MAX_PROBLEMS);
  const shelves = createLines(MAX_SHELVES);
  const small = createLines(MAX_SMALL);
  const namedSmall = new Set<string>();
  const leftOut = createLeftOut();
  const sharedPaths: string[] = [];
  let hasPartialRows = false;
  const folders = { from: hasFolder ? dirname(path) : null, to: join(dataDir, 'pictures') };
  const parts = readParts(createReadStream(path), {
    ...{ format, encoding, sizeBytes, skipInvalid },
    importPicture: createImportPicture(folders, { ...tools, dryRun }),
    onProblem: (problem) => problems.add(describeProblem(problem)),
    onProgress: (rows, share) => progress(messages.phases.reading, rows, share),
    onLeftOut: leftOut.add,
    onSmallPicture(problem) {
      if (namedSmall.has(problem.problem)) return;
      namedSmall.add(problem.problem);
      small.add(describeProblem(problem));
    },
  });

  async function* watchedParts() {
    for await (const part of parts) {
      if ('rows' in part) {
        hasPartialRows ||= !part.rows.every(({ row }) => isWholeRow(row));
        const countsStock = part.rows.some(({ row }) => row.stock != null);
        if (countsStock && !mayCountStock) throw new CatalogueFileError(null, messages.countsStock);
      }
      yield part;
    }
  }

  function onEvent(event: ImportEvent): void {
    if ('problem' in event) {
      problems.add(describeProblem(event.problem));
      onLaterProblem(event.problem);
    } else if ('written' in event) {
      const { done, total } = event.written;
      progress(dryRun ? messages.phases.comparing : messages.phases.writing, done, done / total);
    } else if ('sharedPaths' in event) {
      for (const shared of event.sharedPaths) sharedPaths.push(describeSharedPath(shared));
    } else for (const change of event.counted) shelves.add(describeShelf(change));
  }

  function endOf(state: JobEnd['state'], outcome: string, numbers = {}): JobEnd {
    const notes = [
      problems.note(BAD_ROWS),
      { title: 'Left out', lines: leftOut.describe(), more: 0 },
      { title: 'Old paths of several products', lines: sharedPaths, more: 0 },
      small.note('Small pictures'),
      shelves.note('Stock'),
    ].filter(({ lines }) => lines.length > 0);
    return { state, outcome, report: { numbers, notes } };
  }

  function describeReport({ goodRows, badRows, counts }: ImportReport): JobEnd {
    const rows = { goodRows, badRows };
    if (!counts) return endOf('refused', describeRefusal(rows), rows);
    // A list of prices is no catalogue that others could be missing from.
    const isCatalogue = !options.replace && !hasPartialRows;
    const sentence = describeImport(rows, counts, { dryRun, isCatalogue });
    const next = tools.fetchesPictures && !dryRun ? [messages.picturesNext] : [];
    return endOf('done', [sentence, ...next].join(' '), { ...rows, ...counts });
  }

  try {
    return describeReport(
      await files.importFrom(watchedParts(), options, onEvent, (tx, report) =>
        settle(tx, describeReport(report)),
      ),
    );
  } catch (error) {
    if (!(error instanceof CatalogueFileError)) throw error;
    return endOf('refused', messages.nothingImported(error.message));
  }
}
