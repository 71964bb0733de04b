/** The import as the shopkeeper sees it: the file read, each bad row told, the result in words. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type {
  CatalogueFiles,
  ImportOptions,
  ImportPart,
  ImportReport,
} from '#app/features/catalogue/catalogue-file/catalogue-files.server.ts';
import type { CatalogueFormat } from '#app/features/catalogue/catalogue-file/catalogue-format.ts';
import {
  describeProblem,
  type RowProblem,
} from '#app/features/catalogue/catalogue-file/catalogue-row.ts';
import type { PlacedRow } from '#app/features/catalogue/catalogue-file/import-stage.server.ts';
import { readCatalogue } from '#app/features/catalogue/catalogue-file/read-catalogue.server.ts';
import type { CommandOutput } from './catalogue-command.ts';
import { CommandError } from './command-error.ts';
import { createProgress } from './progress.ts';

type Asked = { file: string; format: CatalogueFormat; options: ImportOptions };

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
  { file, format, options }: Asked,
  { print, complain, isTerminal }: CommandOutput,
): Promise<number> {
  const sizeBytes = await fileSize(file);
  const progress = createProgress({ isTerminal, write: complain });

  function tellProblem(problem: RowProblem): void {
    progress.clear();
    complain(`${describeProblem(problem)}\n`);
  }

  async function* readParts(): AsyncGenerator<ImportPart> {
    const bytes = createReadStream(file);
    let batch: PlacedRow[] = [];
    let goodRows = 0;
    let badRows = 0;
    for await (const judged of readCatalogue(bytes, format)) {
      if ('problems' in judged) {
        badRows += 1;
        for (const problem of judged.problems) tellProblem(problem);
        continue;
      }
      goodRows += 1;
      if (batch.push(judged) < ROWS_AT_ONCE) continue;
      yield { rows: batch };
      batch = [];
      progress.tell('Reading', bytes.bytesRead / sizeBytes, goodRows + badRows);
    }
    yield { rows: batch };
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
