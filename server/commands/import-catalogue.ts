/** The import as the shopkeeper sees it: the file read, each bad row told, the result in words. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type {
  CatalogueFiles,
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
import { createImportPicture } from '#app/features/catalogue/import/import-pictures.server.ts';
import type { PlacedRow } from '#app/features/catalogue/import/import-stage.server.ts';
import {
  type JudgedRow,
  readCatalogue,
} from '#app/features/catalogue/import/read-catalogue.server.ts';
import { CommandError } from '#server/command-error.ts';
import type { CommandOutput } from './command-output.ts';
import { createProgress } from './progress.ts';

type Asked = {
  file: string;
  format: CatalogueFormat;
  /** Of a file without a byte-order mark; UTF-8 when absent. */
  encoding?: string;
  options: ImportOptions;
  /** Where the shop keeps its pictures. */
  picturesFolder: string;
};

const ROWS_AT_ONCE = 500;

const number = new Intl.NumberFormat('en-US');

function products(count: number): string {
  return count === 1 ? '1 product' : `${number.format(count)} products`;
}

function rows(count: number): string {
  return count === 1 ? '1 row' : `${number.format(count)} rows`;
}

/** The last words of an import. */
export function describeReport(report: ImportReport, { dryRun, replace }: ImportOptions): string {
  const { goodRows, badRows, counts } = report;
  if (counts === null) {
    const wrong = `${rows(badRows)} of ${number.format(goodRows + badRows)} cannot be imported`;
    return `Nothing was imported: ${wrong}. Correct them, or leave them out with --skip-invalid.`;
  }
  const { added, changed, unchanged, withdrawn, others } = counts;
  const done = `${number.format(added)} added, ${number.format(changed)} changed, ${number.format(unchanged)} as they were`;
  const sentences = [
    `${dryRun ? 'This would import' : 'Imported'} ${products(goodRows)}: ${done}.`,
  ];
  if (badRows > 0) sentences.push(`${rows(badRows)} left out.`);
  if (withdrawn > 0) sentences.push(`${products(withdrawn)} withdrawn.`);
  if (!replace && others > 0) {
    sentences.push(`${products(others)} that the file does not have: --replace withdraws them.`);
  }
  return sentences.join(' ');
}

async function* inBatches<Value>(values: AsyncIterable<Value>): AsyncGenerator<Value[]> {
  let batch: Value[] = [];
  for await (const value of values) {
    if (batch.push(value) < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function fileSize(file: string): Promise<number> {
  try {
    const { size } = await stat(file);
    return size;
  } catch (error) {
    throw new CommandError(`${file} cannot be read: is its name right?`, { cause: error });
  }
}

/** Gives the exit code. */
export async function importCatalogue(
  files: CatalogueFiles,
  { file, format, encoding, options, picturesFolder }: Asked,
  { print, complain, isTerminal }: CommandOutput,
): Promise<number> {
  const sizeBytes = await fileSize(file);
  const progress = createProgress({ isTerminal, write: complain });

  function tellProblem(problem: RowProblem): void {
    progress.clear();
    complain(`${describeProblem(problem)}\n`);
  }

  const importPicture = createImportPicture(
    { from: dirname(file), to: picturesFolder },
    options.dryRun,
  );

  /** The row with the picture that its file has become. */
  async function withPicture(judged: JudgedRow): Promise<JudgedRow> {
    if ('problems' in judged) return judged;
    const { place, row } = judged;
    const image = await importPicture(row.image);
    if (image.ok) return { place, row: { ...row, image: image.value } };
    const problem = `${JSON.stringify(row.image)} ${image.refusal}`;
    return { problems: [{ ...place, field: 'image', problem }] };
  }

  async function* readParts(): AsyncGenerator<ImportPart> {
    const bytes = createReadStream(file);
    let rowsRead = 0;
    let badRows = 0;
    for await (const batch of inBatches(readCatalogue(bytes, format, encoding))) {
      const share = bytes.bytesRead / sizeBytes;
      const good: PlacedRow[] = [];
      const judgedRows = batch.map(async (judged) => {
        const pictured = await withPicture(judged);
        rowsRead += 1;
        progress.tell('Reading', share, rowsRead);
        return pictured;
      });
      for (const judged of await Promise.all(judgedRows)) {
        if ('row' in judged) good.push(judged);
        else {
          badRows += 1;
          for (const problem of judged.problems) tellProblem(problem);
        }
      }
      yield { rows: good };
    }
    const hasGoodRows = rowsRead > badRows;
    // A file that was saved empty by mistake is not the whole catalogue.
    if (!hasGoodRows && (badRows === 0 || options.skipInvalid)) {
      throw new CatalogueFileError(null, 'The file has no product that can be imported.');
    }
    yield { end: { badRows } };
  }

  const report = await files
    .importFrom(readParts(), options, (news) => {
      if ('problem' in news) return tellProblem(news.problem);
      const { done, total } = news.written;
      progress.tell('Writing', done / total, done);
    })
    .finally(() => progress.clear());
  const words = `${describeReport(report, options)}\n`;
  if (report.counts === null) complain(words);
  else await print(words);
  return report.counts === null ? 1 : 0;
}
