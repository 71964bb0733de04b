/** A product with all its variants: shown as one, and changed as one, the cells of a grid and what all of them share. */
import * as z from 'zod';
import { GRID_FIELDS, SHARED_FIELDS } from '#app/features/catalogue/edit/product-values.ts';
import {
  ChangeRefused,
  planChange,
} from '#app/features/catalogue/edit/variants/change-variants.server.ts';
import {
  type ProductVariants,
  productVariantsSchema,
  readProductVariants,
} from '#app/features/catalogue/edit/variants/read-variants.server.ts';
import { readTable } from '#app/features/catalogue/edit/variants/table-text.ts';
import { cellsOf, GRID_COLUMNS } from '#app/features/catalogue/edit/variants/variant-grid.ts';
import { MAX_CHARACTERS } from '#app/features/catalogue/product/fields/max-characters.ts';
import {
  MAX_OPTION_VARIANTS,
  variantName,
} from '#app/features/catalogue/product/options/options.ts';
import { optionsSchema } from '#app/features/catalogue/product/options/options-schema.ts';
import type { Queries } from '#db/database.ts';
import { neededText, text } from '#operations/fields.ts';
import { messages as common } from '#operations/messages/messages.ts';
import { definePlanned, defineRead, OperationRefused } from '#operations/operation.ts';
import { readTexts } from '#operations/read-texts.ts';
import { checkDetails } from './check-details.server.ts';
import { messages } from './messages/messages.ts';
import { cellField, fieldOf } from './product-input.ts';

/** The page of a product with all its variants. */
export const variantsPage = (product: string) => `/product/${encodeURIComponent(product)}`;

/** The product that an operation is about: what its variants have as their id. */
export const productField = neededText('The id of the product', MAX_CHARACTERS.id).meta({
  positional: true,
});

export function refuseProduct(id: string): OperationRefused {
  return new OperationRefused('not_found', messages.noSuchProduct(JSON.stringify(id)));
}

async function findVariants(queries: Queries, id: string): Promise<ProductVariants> {
  const found = await readProductVariants(queries, id);
  if (!found) throw refuseProduct(id);
  return found;
}

export const showVariants = defineRead({
  name: 'products.show-variants',
  scope: 'catalogue:read',
  does: 'Shows a product with all its variants, as a table that a spreadsheet takes',
  input: z.object({ product: productField }),
  output: productVariantsSchema,
  toLines({ rows }) {
    const names = GRID_COLUMNS.map(({ name }) => name);
    return [
      ['variant', 'name', ...names].join('\t'),
      ...rows.map((row) => {
        const cells = cellsOf(row);
        return [row.variant, variantName(row), ...names.map((name) => cells[name] ?? '')].join(
          '\t',
        );
      }),
    ];
  },
  run: ({ queries }, { product }) => findVariants(queries, product),
});

const unitsCell = (textName: string, description: string) =>
  cellField(fieldOf('stock'), description).meta({ textName }).pipe(z.number().nullable());

const rowInput = z.object({
  variant: neededText('The variant', MAX_CHARACTERS.variant),
  version: text('The version that was looked at').optional(),
  ...Object.fromEntries(GRID_FIELDS.map((field) => [field.key, cellField(field).optional()])),
  stock: unitsCell('stock', 'What lies on the shelf; empty is not counted').optional(),
  seenStock: unitsCell('seenStock', 'What lay there when it was looked at').optional(),
  isWithdrawn: z.boolean().meta({ textName: 'withdrawn', description: 'Not sold' }).optional(),
});

const valueSchema = z.union([z.string(), z.number()]);
const sharedSchema = z.record(z.string(), z.union([valueSchema, optionsSchema]));
const detailsSchema = optionsSchema.optional();

/** A row of the input, its values of the grid together. */
const rowSchema = z.strictObject(rowInput.shape).transform((row) => {
  const { variant, version, stock, seenStock, isWithdrawn } = row;
  const given: Readonly<Record<string, unknown>> = row;
  const values = Object.fromEntries(
    GRID_FIELDS.flatMap(({ key }) => {
      const value = valueSchema.safeParse(given[key]);
      return value.success ? [[key, value.data]] : [];
    }),
  );
  return { variant, version, stock, seenStock, isWithdrawn, values };
});

/** A table as spreadsheets copy it: its first line names the columns. Cells that nobody types, such as names, are left out. */
function readRowsText(table: string): unknown {
  const [names = [], ...lines] = readTable(table);
  return lines
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) => {
      const texts = names.flatMap((name, place) =>
        name.trim() === 'name' ? [] : [[name.trim(), [cells[place] ?? '']] as const],
      );
      return readTexts(
        rowInput,
        new Map(texts.filter(([name, [cell]]) => name !== 'withdrawn' || cell)),
      );
    });
}

/** What is said of rows: the first few by name. */
function sayRows(problems: ReadonlyMap<number, string>, rows: readonly { variant: string }[]) {
  const said = [...problems]
    .slice(0, 3)
    .map(([place, problem]) => `${rows[place]?.variant} ${problem}`);
  const others = problems.size - said.length;
  return [...said, ...(others > 0 ? [common.andMore(others)] : [])].join('; ');
}

export const changeVariantsOfProduct = definePlanned({
  name: 'products.change-variants',
  scope: 'catalogue:write',
  mayNeed: ['stock:write'],
  async needsToo(_context, { rows }) {
    const isCounted = rows.some(
      ({ stock, seenStock }) => stock !== undefined && stock !== seenStock,
    );
    return isCounted ? 'stock:write' : null;
  },
  does: 'Changes many variants of a product at once, and what all of them share; what is not named stays as it is',
  done: 'Changed variants of product',
  page: variantsPage,
  input: z.object({
    product: productField,
    ...Object.fromEntries(SHARED_FIELDS.map((field) => [field.key, cellField(field).optional()])),
    sharedVersion: text('The version of what all share that was looked at').optional(),
    rows: z
      .array(rowSchema, { error: () => messages.rowsMissing })
      .max(MAX_OPTION_VARIANTS, { error: () => messages.areMoreThan(`${MAX_OPTION_VARIANTS}`) })
      .default([])
      .meta({
        description: 'A table as spreadsheets copy it, its columns named in the first line',
        text: 'lines',
        read: readRowsText,
      }),
  }),
  output: z.object({ product: z.string(), changed: z.number(), isShared: z.boolean() }),
  message({ changed, isShared }) {
    if (changed > 0) return messages.variantsChanged(changed);
    return isShared ? messages.savedAndShown : messages.nothingHadChanged;
  },
  async plan({ queries, record }, { product, sharedVersion, rows, ...given }) {
    const cells: Readonly<Record<string, unknown>> = given;
    const named = SHARED_FIELDS.filter(({ key }) => cells[key] !== undefined);
    const shared = sharedSchema.parse(
      Object.fromEntries(named.map(({ key }) => [key, cells[key]])),
    );
    const orRefused = (error: unknown): never => {
      if (!(error instanceof ChangeRefused)) throw error;
      const { code, problems } = error;
      if (problems.size === 0)
        throw code === 'conflict'
          ? new OperationRefused('changed', messages.changedMeanwhile)
          : refuseProduct(product);
      const byField = [...problems].map(([place, problem]) => [`rows.${place}.variant`, problem]);
      const message = messages.nothingSaved(sayRows(problems, rows));
      throw new OperationRefused(code, message, Object.fromEntries(byField));
    };
    record({ subject: product });
    const details = detailsSchema.parse(shared.details);
    const check = details
      ? { check: (tx: Queries) => checkDetails(tx, details, messages.nothingSaved) }
      : {};
    const change = { id: product, shared, sharedVersion, rows, ...check };
    const planned = await planChange(queries, change).catch(orRefused);
    const facts = (which: 'before' | 'after') => ({
      ...planned.shared[which],
      ...Object.fromEntries(planned.rows.map((row) => [row.variant, row[which]])),
    });
    record({ before: facts('before'), after: facts('after') });
    const isShared = Object.keys(planned.shared.after).length > 0;
    return {
      output: { product, changed: planned.rows.length, isShared },
      write: (text) => planned.write(text).catch(orRefused),
    };
  },
});
