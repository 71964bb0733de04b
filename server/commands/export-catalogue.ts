/** The export: the catalogue to a file, or to whatever reads the command's output. */
import type { CatalogueFormat } from '#app/features/catalogue/import/catalogue-format.ts';
import { catalogueWriters } from '#app/features/catalogue/import/write-catalogue.ts';
import { exportOperation } from '#server/control/catalogue-operations.ts';
import { runOperation } from '#server/control/run-operation.ts';
import type { CommandContext } from './command.ts';
import { formatOfFile, openCatalogue } from './open-catalogue.ts';
import { writeOutput } from './output-file.ts';

/** `file` is null for the standard output, which is CSV unless `format` says otherwise. */
export async function exportCatalogue(
  file: string | null,
  { format = file === null ? 'csv' : formatOfFile(file) }: { format?: CatalogueFormat },
  context: CommandContext,
): Promise<void> {
  const settings = context.readSettings();
  const writer = catalogueWriters[format];
  let count = 0;
  async function* toText(): AsyncGenerator<string> {
    yield writer.begin;
    const call = { request: {}, open: openCatalogue };
    for await (const line of runOperation(settings, exportOperation, call)) {
      if ('end' in line) continue;
      yield writer.write(line.products, count === 0);
      count += line.products.length;
    }
    yield writer.end;
  }
  await writeOutput(file, toText(), context.write);
  if (file !== null)
    context.printError(`${file} has all ${count.toLocaleString('en-US')} products.`);
}
