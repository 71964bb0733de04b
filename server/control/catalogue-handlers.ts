/** What a running shop does when it is told to import or export its catalogue. */
import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { Logger } from 'pino';
import type { CatalogueFiles } from '#app/features/catalogue/import/catalogue-files.server.ts';
import { answerExport, answerImport, answerPictures } from './catalogue-messages.ts';
import { readJsonLines } from './json-lines.ts';

type Write = (line: unknown) => Promise<void>;

/** Each answers JSON, one value a line; an import reads such lines too (`catalogue-messages.ts`). */
export function createCatalogueCommands(files: CatalogueFiles, log: Logger): Hono {
  const commands = new Hono();

  function answer(context: Context, what: string, work: (write: Write) => Promise<void>) {
    return stream(
      context,
      async (out) => {
        // Nobody hears any more: an import is given up by what it reads, an export by this.
        const write = async (line: unknown) => {
          if (out.aborted) throw new Error('The command that asked has ended');
          await out.write(`${JSON.stringify(line)}\n`);
        };
        await work(write);
      },
      async (error, out) => {
        if (out.aborted) return;
        log.error({ err: error }, `An ${what} failed`);
        const line = { error: `The ${what} failed: the log of the shop tells why.` };
        await out.write(`${JSON.stringify(line)}\n`);
      },
    );
  }

  commands.post('/commands/catalogue-import', (context) => {
    const said = readJsonLines(context.req.raw.body ?? new ReadableStream());
    return answer(context, 'import', (write) => answerImport(files, said, write));
  });
  commands.post('/commands/catalogue-export', (context) =>
    answer(context, 'export', (write) => answerExport(files, write)),
  );
  commands.post('/commands/catalogue-pictures', (context) =>
    answer(context, 'look at the pictures', (write) => answerPictures(files, write)),
  );
  return commands;
}
