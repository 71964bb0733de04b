/** Imports and exports as lines: what goes through the command socket, in both directions. */
import * as z from 'zod';
import type {
  CatalogueFiles,
  ImportEvent,
  ImportPart,
  ImportReport,
} from '#app/features/catalogue/import/catalogue-files.server.ts';
import {
  catalogueRowSchema,
  wholeProductSchema,
} from '#app/features/catalogue/import/catalogue-row.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';

const place = { line: z.number(), row: z.number().optional() };
const placedRow = z.object({ place: z.object(place), row: catalogueRowSchema });

/** The first line that is sent. */
const beginSchema = z.object({
  options: z.object({ replace: z.boolean(), skipInvalid: z.boolean(), dryRun: z.boolean() }),
});

/** The lines after it. */
const partSchema = z.union([
  z.object({ rows: z.array(placedRow) }),
  z.object({ end: z.object({ badRows: z.number() }) }),
]);

const count = z.number();

/** What the shop answers to an import. The first line says that it listens, the last how it ended. */
export const importLineSchema = z.union([
  z.object({ listening: z.literal(true) }),
  z.object({ problem: z.object({ ...place, field: z.string().nullable(), problem: z.string() }) }),
  z.object({ written: z.object({ done: count, total: count }) }),
  z.object({
    report: z.object({
      goodRows: count,
      badRows: count,
      counts: z
        .object({ added: count, changed: count, unchanged: count, withdrawn: count, others: count })
        .nullable(),
    }),
  }),
  z.object({ error: z.string() }),
]);

/** What the shop answers to an export: products, and at the end that it was all. */
export const exportLineSchema = z.union([
  z.object({ products: z.array(wholeProductSchema) }),
  z.object({ end: z.literal(true) }),
  z.object({ error: z.string() }),
]);

/** What the shop answers when it is asked which pictures are shown. */
export const picturesLineSchema = z.union([
  z.object({ names: z.array(z.string()) }),
  z.object({ end: z.literal(true) }),
  z.object({ error: z.string() }),
]);

type ImportLine = ImportEvent | { listening: true } | { report: ImportReport } | { error: string };

type Write<Line> = (line: Line) => Promise<void>;

/** What can be told of an error in one line; anything else is a bug and thrown on. */
function messageOf(error: unknown): string {
  if (isDatabaseUnavailable(error)) return 'The database does not answer. Nothing has changed.';
  throw error;
}

async function* toParts(lines: AsyncIterator<unknown>): AsyncGenerator<ImportPart> {
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const part = partSchema.parse(next.value);
    // Zod writes what is absent as undefined.
    yield part as ImportPart;
  }
}

/** The shop's side of an import: reads what is said line by line, and writes what comes of it. */
export async function answerImport(
  files: CatalogueFiles,
  said: AsyncGenerator<unknown>,
  write: Write<ImportLine>,
): Promise<void> {
  try {
    await write({ listening: true });
    const { options } = beginSchema.parse((await said.next()).value);
    await write({ report: await files.importFrom(toParts(said), options, write) });
  } catch (error) {
    await write({ error: messageOf(error) });
  }
}

/** The shop's side of an export. */
export async function answerExport(
  files: CatalogueFiles,
  write: Write<z.input<typeof exportLineSchema>>,
): Promise<void> {
  try {
    await files.exportTo((products) => write({ products }));
    await write({ end: true });
  } catch (error) {
    await write({ error: messageOf(error) });
  }
}

/** The shop's side of a look for unused pictures. */
export async function answerPictures(
  files: CatalogueFiles,
  write: Write<z.input<typeof picturesLineSchema>>,
): Promise<void> {
  try {
    await files.listPictures((names) => write({ names }));
    await write({ end: true });
  } catch (error) {
    await write({ error: messageOf(error) });
  }
}
