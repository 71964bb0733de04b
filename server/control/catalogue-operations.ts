/** Imports into the catalogue of a running shop, and what is read from it. */
import * as z from 'zod';
import { type ActOutcome, recordAct } from '#admin/audit-log/audit-log.server.ts';
import type {
  ImportEvent,
  ImportOptions,
  ImportPart,
  ImportReport,
} from '#app/features/catalogue/import/catalogue-files.server.ts';
import {
  catalogueRowSchema,
  type WholeProduct,
  wholeProductSchema,
} from '#app/features/catalogue/import/catalogue-row.ts';
import { collectLines, defineOperation, type ShopAccess } from './operation.ts';
import { shelfChangeSchema } from './stock-operations.ts';

type Catalogue = Pick<ShopAccess, 'catalogueFiles'>;
type RecordedCatalogue = Pick<ShopAccess, 'catalogueFiles' | 'queries' | 'by'>;

const place = { line: z.number(), row: z.number().exactOptional() };
const text = z.string().nullable();
const count = z.number();

const optionsSchema = z.object({
  options: z.object({ replace: z.boolean(), skipInvalid: z.boolean(), dryRun: z.boolean() }),
});

/** The options, the rows, and at the end how many rows the command has left out. */
const importInputSchema = z.union([
  optionsSchema,
  z.object({
    rows: z.array(z.object({ place: z.object(place), row: catalogueRowSchema })),
  }),
  z.object({ end: z.object({ badRows: z.number() }) }),
]);

type ImportInput = { options: ImportOptions } | ImportPart;

/** Events as they come, then the report. */
const importLineSchema = z.union([
  // The first line of earlier builds.
  z.object({ listening: z.literal(true) }),
  z.object({ problem: z.object({ ...place, field: text, problem: z.string() }) }),
  z.object({ written: z.object({ done: count, total: count }) }),
  z.object({ counted: z.array(shelfChangeSchema) }),
  z.object({
    report: z.object({
      goodRows: count,
      badRows: count,
      counts: z
        .object({
          added: count,
          changed: count,
          unchanged: count,
          withdrawn: count,
          others: count,
          counted: count.exactOptional(),
        })
        .nullable(),
    }),
  }),
]);

type ImportLine = { listening: true } | ImportEvent | { report: ImportReport };

async function* toParts(lines: AsyncIterator<ImportInput>): AsyncGenerator<ImportPart> {
  try {
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      if ('options' in next.value) throw new Error('The options of an import come first');
      yield next.value;
    }
  } finally {
    await lines.return?.();
  }
}

type Imported = { report: ImportReport } | { error: unknown };

/** What throws has imported nothing: a file that cannot be read, or a command that was ended. */
async function doneOrRefused(work: () => Promise<ImportReport>): Promise<ActOutcome<Imported>> {
  try {
    const report = await work();
    return { isDone: report.counts !== null, after: report, value: { report } };
  } catch (error) {
    return { isDone: false, after: null, value: { error } };
  }
}

function unpack(imported: Imported): ImportReport {
  if ('error' in imported) throw imported.error;
  return imported.report;
}

export const importOperation = defineOperation<
  RecordedCatalogue,
  { file?: string | undefined },
  ImportInput,
  ImportLine
>({
  name: 'catalogue-import',
  // What people call the file.
  request: z.object({ file: z.string().optional() }),
  input: importInputSchema,
  line: importLineSchema,
  run: ({ catalogueFiles, queries, by }, { file = '' }, input) =>
    collectLines<ImportLine>(async (emit) => {
      const lines = input[Symbol.asyncIterator]();
      const { options } = optionsSchema.parse((await lines.next()).value);
      const importAll = () => catalogueFiles.importFrom(toParts(lines), options, emit);
      const act = { staff: by, act: 'catalogue_imported', subject: file } as const;
      const before = { replace: options.replace };
      const report = options.dryRun
        ? await importAll()
        : await recordAct(queries, { ...act, before }, () => doneOrRefused(importAll)).then(unpack);
      await emit({ report });
    }),
});

const END = { end: true } as const;
const endSchema = z.object({ end: z.literal(true) });

/** All products for sale, in batches. */
export const exportOperation = defineOperation({
  name: 'catalogue-export',
  request: z.object({}),
  input: z.never(),
  line: z.union([
    z.object({
      products: z.array(wholeProductSchema),
    }),
    endSchema,
  ]),
  run: ({ catalogueFiles }: Catalogue) =>
    collectLines<{ products: WholeProduct[] } | typeof END>(async (emit) => {
      await catalogueFiles.exportTo((products) => emit({ products }));
      await emit(END);
    }),
});

/** The names of the imported pictures that a page may show, in batches. */
export const picturesOperation = defineOperation({
  name: 'catalogue-pictures',
  request: z.object({}),
  input: z.never(),
  line: z.union([z.object({ names: z.array(z.string()) }), endSchema]),
  run: ({ catalogueFiles }: Catalogue) =>
    collectLines<{ names: string[] } | typeof END>(async (emit) => {
      await catalogueFiles.listPictures((names) => emit({ names }));
      await emit(END);
    }),
});

const MAX_NAMED = 5;

/** `lamp, chair and 12 more` */
function nameSome(variants: readonly string[]): string {
  const rest = variants.length - MAX_NAMED;
  return variants.slice(0, MAX_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** Takes the variants of the one line of its input off sale, or puts them on sale again. */
export const withdrawOperation = defineOperation({
  name: 'catalogue-withdraw',
  request: z.object({}),
  input: z.object({ variants: z.array(z.string()), isWithdrawn: z.boolean() }),
  line: z.object({ changed: count, unknown: z.array(z.string()) }),
  async *run({ catalogueFiles, queries, by }: RecordedCatalogue, _request, input) {
    for await (const { variants, isWithdrawn } of input) {
      const kind = isWithdrawn ? 'variants_withdrawn' : 'variants_put_on_sale';
      const act = { staff: by, act: kind, subject: nameSome(variants) } as const;
      yield await recordAct(queries, act, async () => {
        const value = await catalogueFiles.setWithdrawn(variants, isWithdrawn);
        return { isDone: value.unknown.length === 0, after: { changed: value.changed }, value };
      });
    }
  },
});
