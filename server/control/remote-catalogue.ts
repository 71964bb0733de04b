/** Imports into and exports from the shop that runs on a folder, over its command socket. */
import type {
  CatalogueFiles,
  ImportOptions,
  ImportPart,
} from '#app/features/catalogue/import/catalogue-files.server.ts';
import type { RowProblem } from '#app/features/catalogue/import/catalogue-row.ts';
import { CommandError } from '#server/command-error.ts';
import { exportLineSchema, importLineSchema, picturesLineSchema } from './catalogue-messages.ts';
import { askShop } from './control-client.ts';

const STOPPED = 'The shop stopped before it had answered. Nothing has changed; try again.';

async function* toLines(
  options: ImportOptions,
  parts: AsyncIterable<ImportPart>,
): AsyncGenerator<unknown> {
  yield { options };
  yield* parts;
}

async function ask(dataDir: string, command: string, said?: AsyncIterable<unknown>) {
  const lines = await askShop(dataDir, command, said);
  if (!lines) throw new CommandError('The shop has stopped. Nothing has changed; try again.');
  return lines;
}

/** As if the shop's database were opened here. */
export function shopCatalogueFiles(dataDir: string): CatalogueFiles {
  return {
    async importFrom(parts, options, tell) {
      for await (const value of await ask(dataDir, 'catalogue-import', toLines(options, parts))) {
        const line = importLineSchema.parse(value);
        if ('error' in line) throw new CommandError(line.error);
        if ('report' in line) return line.report;
        if ('written' in line) await tell(line);
        if ('problem' in line) await tell({ problem: line.problem as RowProblem });
      }
      throw new CommandError(STOPPED);
    },
    async exportTo(write) {
      for await (const value of await ask(dataDir, 'catalogue-export')) {
        const line = exportLineSchema.parse(value);
        if ('error' in line) throw new CommandError(line.error);
        if ('end' in line) return;
        await write(line.products);
      }
      throw new CommandError(STOPPED);
    },
    async listPictures(write) {
      for await (const value of await ask(dataDir, 'catalogue-pictures')) {
        const line = picturesLineSchema.parse(value);
        if ('error' in line) throw new CommandError(line.error);
        if ('end' in line) return;
        await write(line.names);
      }
      throw new CommandError(STOPPED);
    },
  };
}
