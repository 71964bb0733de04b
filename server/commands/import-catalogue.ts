/** The import: the file is read, each bad row reported, the result described. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type {
  ImportOptions,
  ImportPart,
  ImportReport,
} from '#app/features/catalogue/import/catalogue-files.server.ts';
import type { CatalogueFormat } from '#app/features/catalogue/import/catalogue-format.ts';
import {
  CatalogueFileError,
  describeProblem,
  type RowProblem,
} from '#app/features/catalogue/import/catalogue-row.ts';
import { isWholeRow } from '#app/features/catalogue/import/import-stage.server.ts';
import { createLeftOut } from '#app/features/catalogue/import/left-out.ts';
import { createImportPicture } from '#app/features/catalogue/import/pictures/import-pictures.server.ts';
import { readParts } from '#app/features/catalogue/import/read-parts.server.ts';
import type { ShelfChange } from '#app/features/stock/count-stock.server.ts';
import { CommandError } from '#server/command-error.ts';
import { importOperation } from '#server/control/catalogue-operations.ts';
import { runOperation } from '#server/control/run-operation.ts';
import type { CommandContext } from './command.ts';
import { formatOfFile, openCatalogue, picturesFolder } from './open-catalogue.ts';
import { createProgress } from './progress.ts';
import { describeShelf } from './stock.ts';

/** `format` is by the file's name when absent; `encoding`, of a file without byte-order mark, UTF-8. */
export type ImportFlags = Partial<ImportOptions> & { format?: CatalogueFormat; encoding?: string };

/** So many changes of the stock have a line each. */
const MAX_SHELVES = 50;

const number = new Intl.NumberFormat('en-US');

function counted(count: number, noun: string): string {
  return `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function describeRefusal({ goodRows, badRows }: ImportReport): string {
  const wrong = `${counted(badRows, 'row')} of ${number.format(goodRows + badRows)} cannot be imported`;
  return `Nothing was imported: ${wrong}. Correct them, or leave them out with --skip-invalid.`;
}

type Counts = NonNullable<ImportReport['counts']>;

function describeImport(
  { goodRows, badRows }: ImportReport,
  { added, changed, unchanged, withdrawn, others, counted: shelves = 0 }: Counts,
  { dryRun, isCatalogue }: { dryRun: boolean; isCatalogue: boolean },
): string {
  const done = `${number.format(added)} added, ${number.format(changed)} changed, ${number.format(unchanged)} as they were`;
  const sentences = [
    `${dryRun ? 'This would import' : 'Imported'} ${counted(goodRows, 'product')}: ${done}.`,
  ];
  if (badRows > 0) sentences.push(`${counted(badRows, 'row')} left out.`);
  if (withdrawn > 0) sentences.push(`${counted(withdrawn, 'product')} withdrawn.`);
  if (shelves > 0) sentences.push(`Stock of ${counted(shelves, 'variant')} counted anew.`);
  if (isCatalogue && others > 0) {
    sentences.push(
      `${counted(others, 'product')} that the file does not have: --replace withdraws them.`,
    );
  }
  return sentences.join(' ');
}

/** Null where only the end says it, such as of a pipe. */
async function readFileSize(file: string): Promise<number | null> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : null;
  } catch (error) {
    throw new CommandError(`${file} cannot be read: is its name right?`, { cause: error });
  }
}

export async function importCatalogue(
  file: string,
  { format = formatOfFile(file), encoding, ...flags }: ImportFlags,
  context: CommandContext,
): Promise<void> {
  const options = { replace: false, skipInvalid: false, dryRun: false, ...flags };
  const settings = context.readSettings();
  const sizeBytes = await readFileSize(file);
  const progress = createProgress(context.stderr);
  const importPicture = createImportPicture(
    { from: dirname(file), to: picturesFolder(settings) },
    settings.pictureHosts,
    options.dryRun,
  );

  function printProblem(problem: RowProblem): void {
    progress.clear();
    context.printError(describeProblem(problem));
  }

  let shelves = 0;
  /** Before the summary: what of the stock has changed. */
  function printShelf(change: ShelfChange): void {
    shelves += 1;
    progress.clear();
    if (shelves <= MAX_SHELVES) context.printError(describeShelf(change));
    if (shelves === MAX_SHELVES + 1) context.printError('and others, whose stock has changed too');
  }

  const leftOut = createLeftOut();
  let hasPartialRows = false;

  async function* readFile(): AsyncGenerator<{ options: ImportOptions } | ImportPart> {
    yield { options };
    const parts = readParts(createReadStream(file), {
      ...{ format, encoding, sizeBytes, importPicture },
      skipInvalid: options.skipInvalid,
      onProblem: printProblem,
      onProgress: (rows, share) => progress.update('Reading rows and pictures', rows, share),
      onLeftOut: leftOut.add,
    });
    for await (const part of parts) {
      if ('rows' in part) hasPartialRows ||= !part.rows.every(({ row }) => isWholeRow(row));
      yield part;
    }
  }

  async function printReport(report: ImportReport): Promise<void> {
    progress.clear();
    leftOut.describe().forEach(context.printError);
    if (report.counts) {
      // A list of prices is no catalogue that others could be missing from.
      const isCatalogue = !options.replace && !hasPartialRows;
      const { dryRun } = options;
      return context.print(describeImport(report, report.counts, { dryRun, isCatalogue }));
    }
    context.printError(describeRefusal(report));
    context.exitCode = 1;
  }

  const call = { request: { file: basename(file) }, input: readFile(), open: openCatalogue };
  try {
    for await (const line of runOperation(settings, importOperation, call)) {
      if ('problem' in line) printProblem(line.problem);
      else if ('written' in line) {
        const { done, total } = line.written;
        progress.update('Writing', done, done / total);
      } else if ('counted' in line) line.counted.forEach(printShelf);
      else if ('report' in line) await printReport(line.report);
    }
  } catch (error) {
    progress.clear();
    if (!(error instanceof CatalogueFileError)) throw error;
    throw new CommandError(`${error.message}\nNothing was imported.`);
  }
}
