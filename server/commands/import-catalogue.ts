/** The import: the file is read, each bad row reported, the result described. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type {
  ImportOptions,
  ImportPart,
  ImportReport,
} from '#app/features/catalogue/import/catalogue-files.server.ts';
import type { CatalogueFormat } from '#app/features/catalogue/import/catalogue-format.ts';
import {
  CatalogueFileError,
  describeProblem,
  type RowPlace,
  type RowProblem,
} from '#app/features/catalogue/import/catalogue-row.ts';
import { trackPosition } from '#app/features/catalogue/import/file-position.server.ts';
import { createImportPicture } from '#app/features/catalogue/import/import-pictures.server.ts';
import { isWholeRow, type PlacedRow } from '#app/features/catalogue/import/import-stage.server.ts';
import { readCatalogue } from '#app/features/catalogue/import/read-catalogue.server.ts';
import { importRowPictures } from '#app/features/catalogue/import/row-pictures.server.ts';
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

const BATCH_ROWS = 500;

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
  if (shelves > 0) sentences.push(`Stock of ${counted(shelves, 'listing')} counted anew.`);
  if (isCatalogue && others > 0) {
    sentences.push(
      `${counted(others, 'product')} that the file does not have: --replace withdraws them.`,
    );
  }
  return sentences.join(' ');
}

/** Counts what the file has and the catalogue has no place for. */
function createLeftOut() {
  const counts = new Map<string, { count: number; line: number }>();
  return {
    add(what: string, { line }: RowPlace): void {
      const before = counts.get(what);
      counts.set(what, { count: (before?.count ?? 0) + 1, line: before?.line ?? line });
    },
    /** A line for each kind: how often, and where first. */
    describe: (): string[] =>
      [...counts].map(([what, { count, line }]) =>
        count === 1
          ? `Left out: ${what}, on line ${line}`
          : `Left out ${number.format(count)} times: ${what}, first on line ${line}`,
      ),
  };
}

async function* inBatches<Value>(values: AsyncIterable<Value>): AsyncGenerator<Value[]> {
  let batch: Value[] = [];
  for await (const value of values) {
    if (batch.push(value) < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
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
    const position = trackPosition(createReadStream(file));
    let rowsDone = 0;
    let badRows = 0;
    let bytesDone = 0;
    for await (const batch of inBatches(
      readCatalogue(position.slices(), format, { encoding, onLeftOut: leftOut.add }),
    )) {
      // A row is done with its picture, which takes longer than the reading.
      const bytesPerRow = (position.takenBytes() - bytesDone) / batch.length;
      const good: PlacedRow[] = [];
      const judgedRows = batch.map(async (judged) => {
        const pictured = 'row' in judged ? await importRowPictures(judged, importPicture) : judged;
        rowsDone += 1;
        bytesDone += bytesPerRow;
        const share = sizeBytes && Math.min(bytesDone / sizeBytes, 1);
        progress.update('Reading rows and pictures', rowsDone, share);
        return pictured;
      });
      for (const judged of await Promise.all(judgedRows)) {
        if ('row' in judged) {
          good.push(judged);
          hasPartialRows ||= !isWholeRow(judged.row);
        } else {
          badRows += 1;
          judged.problems.forEach(printProblem);
        }
      }
      yield { rows: good };
    }
    const hasGoodRows = rowsDone > badRows;
    // A file that was saved empty by mistake is not the whole catalogue.
    if (!hasGoodRows && (badRows === 0 || options.skipInvalid)) {
      throw new CatalogueFileError(null, 'The file has no product that can be imported.');
    }
    yield { end: { badRows } };
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

  const call = { request: {}, input: readFile(), open: openCatalogue };
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
