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
  type RowProblem,
} from '#app/features/catalogue/import/catalogue-row.ts';
import { trackPosition } from '#app/features/catalogue/import/file-position.server.ts';
import { createImportPicture } from '#app/features/catalogue/import/import-pictures.server.ts';
import type { PlacedRow } from '#app/features/catalogue/import/import-stage.server.ts';
import {
  type JudgedRow,
  readCatalogue,
} from '#app/features/catalogue/import/read-catalogue.server.ts';
import { CommandError } from '#server/command-error.ts';
import { importOperation } from '#server/control/catalogue-operations.ts';
import { runOperation } from '#server/control/run-operation.ts';
import type { CommandContext } from './command.ts';
import { formatOfFile, openCatalogue, picturesFolder } from './open-catalogue.ts';
import { createProgress } from './progress.ts';

/** `format` is by the file's name when absent; `encoding`, of a file without byte-order mark, UTF-8. */
export type ImportFlags = Partial<ImportOptions> & { format?: CatalogueFormat; encoding?: string };

const BATCH_ROWS = 500;

const number = new Intl.NumberFormat('en-US');

function counted(count: number, noun: string): string {
  return `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function describeRefusal({ goodRows, badRows }: ImportReport): string {
  const wrong = `${counted(badRows, 'row')} of ${number.format(goodRows + badRows)} cannot be imported`;
  return `Nothing was imported: ${wrong}. Correct them, or leave them out with --skip-invalid.`;
}

function describeImport(
  { goodRows, badRows }: ImportReport,
  { added, changed, unchanged, withdrawn, others }: NonNullable<ImportReport['counts']>,
  { dryRun, replace }: ImportOptions,
): string {
  const done = `${number.format(added)} added, ${number.format(changed)} changed, ${number.format(unchanged)} as they were`;
  const sentences = [
    `${dryRun ? 'This would import' : 'Imported'} ${counted(goodRows, 'product')}: ${done}.`,
  ];
  if (badRows > 0) sentences.push(`${counted(badRows, 'row')} left out.`);
  if (withdrawn > 0) sentences.push(`${counted(withdrawn, 'product')} withdrawn.`);
  if (!replace && others > 0) {
    sentences.push(
      `${counted(others, 'product')} that the file does not have: --replace withdraws them.`,
    );
  }
  return sentences.join(' ');
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

  /** The row with the picture that its file has become. */
  async function withPicture(judged: JudgedRow): Promise<JudgedRow> {
    if ('problems' in judged) return judged;
    const { place, row } = judged;
    const image = await importPicture(row.image);
    if (image.ok) return { place, row: { ...row, image: image.value } };
    const problem = `${JSON.stringify(row.image)} ${image.refusal}`;
    return { problems: [{ ...place, field: 'image', problem }] };
  }

  async function* readFile(): AsyncGenerator<{ options: ImportOptions } | ImportPart> {
    yield { options };
    const position = trackPosition(createReadStream(file));
    let rowsDone = 0;
    let badRows = 0;
    let bytesDone = 0;
    for await (const batch of inBatches(readCatalogue(position.slices(), format, encoding))) {
      // A row is done with its picture, which takes longer than the reading.
      const bytesPerRow = (position.takenBytes() - bytesDone) / batch.length;
      const good: PlacedRow[] = [];
      const judgedRows = batch.map(async (judged) => {
        const pictured = await withPicture(judged);
        rowsDone += 1;
        bytesDone += bytesPerRow;
        const share = sizeBytes && Math.min(bytesDone / sizeBytes, 1);
        progress.update('Reading rows and pictures', rowsDone, share);
        return pictured;
      });
      for (const judged of await Promise.all(judgedRows)) {
        if ('row' in judged) good.push(judged);
        else {
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
    if (report.counts) return context.print(describeImport(report, report.counts, options));
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
      } else if ('report' in line) await printReport(line.report);
    }
  } catch (error) {
    progress.clear();
    if (!(error instanceof CatalogueFileError)) throw error;
    throw new CommandError(`${error.message}\nNothing was imported.`);
  }
}
