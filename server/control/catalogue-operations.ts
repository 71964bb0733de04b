/** Imports into the catalogue of a running shop, and what is read from it. */
import * as z from 'zod';
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

export const importOperation = defineOperation<Catalogue, object, ImportInput, ImportLine>({
  name: 'catalogue-import',
  request: z.object({}),
  input: importInputSchema,
  line: importLineSchema,
  run: ({ catalogueFiles }, _request, input) =>
    collectLines<ImportLine>(async (emit) => {
      const lines = input[Symbol.asyncIterator]();
      const { options } = optionsSchema.parse((await lines.next()).value);
      await emit({ report: await catalogueFiles.importFrom(toParts(lines), options, emit) });
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

/** Takes the listings of the one line of its input off sale, or puts them on sale again. */
export const withdrawOperation = defineOperation({
  name: 'catalogue-withdraw',
  request: z.object({}),
  input: z.object({ listings: z.array(z.string()), isWithdrawn: z.boolean() }),
  line: z.object({ changed: count, unknown: z.array(z.string()) }),
  async *run({ catalogueFiles }: Catalogue, _request, input) {
    for await (const { listings, isWithdrawn } of input) {
      yield await catalogueFiles.setWithdrawn(listings, isWithdrawn);
    }
  },
});
