/** A new product, and the fields that staff can change of one: those of the list of fields, whichever these are. */
import * as z from 'zod';
import { addProduct } from '#app/features/catalogue/edit/add-product.server.ts';
import {
  changeProduct,
  editedProductSchema,
  productValuesSchema,
} from '#app/features/catalogue/edit/change-product.server.ts';
import { EDITED_FIELDS, valuesOf } from '#app/features/catalogue/edit/product-values.ts';
import { catalogueRowSchema } from '#app/features/catalogue/import/read/catalogue-row.ts';
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/fields/product-fields.ts';
import {
  type ConflictOutcome,
  describeConflict,
} from '#app/features/catalogue/product/options/option-conflicts.server.ts';
import { lineTitle } from '#app/features/catalogue/product/options/options.ts';
import { reductionOf } from '#app/features/catalogue/product/price/price-history.ts';
import { text } from '#operations/fields.ts';
import { defineChange, OperationRefused } from '#operations/operation.ts';
import { checkDetails } from './check-details.server.ts';
import { messages } from './messages/messages.ts';
import { cellField, fieldOf, variantField } from './product-input.ts';
import { findProduct } from './read-products.server.ts';

/** Its page in the admin. */
export const productPage = (variant: string) => `/products/${encodeURIComponent(variant)}`;

const withdrawnField = z.boolean().meta({ description: 'Not sold', textName: 'withdrawn' });

/** `nothing` says what was not done, with why. */
function refuseOptions(
  nothing: (why: string) => string,
  { conflict }: ConflictOutcome,
): OperationRefused {
  const problem = describeConflict(conflict);
  const message = nothing(messages.theOptions(problem));
  return new OperationRefused('bad_input', message, { options: problem });
}

/** Of a price before that is no reduction; empty otherwise. */
function reductionNote(product: { priceCents: number; wasCents: number }): string {
  if (product.wasCents === 0 || reductionOf(product)) return '';
  return ` ${messages.noReduction}`;
}

export const addNewProduct = defineChange({
  name: 'products.add',
  scope: 'catalogue:write',
  mayNeed: ['stock:write'],
  needsToo: async (_context, { stock }) => (stock == null ? null : 'stock:write'),
  does: 'Adds a product, or another variant of one',
  done: 'Added product',
  page: productPage,
  input: z.object({
    ...Object.fromEntries(
      EDITED_FIELDS.map((field) => {
        const isNeeded = field.ifAbsent === 'refuse-new';
        return [field.key, isNeeded ? cellField(field) : cellField(field).optional()];
      }),
    ),
    id: cellField(fieldOf('id'), 'Stands in the address of its page').meta({ positional: true }),
    variant: cellField(
      fieldOf('variant'),
      'Identifies what is bought; the id by default',
    ).optional(),
    stock: cellField(
      fieldOf('stock'),
      'How many lie on the shelf; not counted by default',
    ).optional(),
    isWithdrawn: withdrawnField.default(false),
  }),
  output: editedProductSchema,
  message: (product) =>
    product.isWithdrawn
      ? messages.addedNotOnSale(lineTitle(product))
      : messages.addedOnSale(lineTitle(product)) + reductionNote(product),
  async run({ queries, record }, { isWithdrawn, ...given }) {
    const cells: Readonly<Record<string, unknown>> = given;
    const row = catalogueRowSchema.parse(
      Object.fromEntries(PRODUCT_FIELDS.map(({ key }) => [key, cells[key] ?? null])),
    );
    const variant = row.variant ?? row.id;
    record({ subject: variant });
    const named = row.variant === null ? 'id' : 'variant';
    const refuse = (code: 'bad_input' | 'conflict', problem: string) => {
      const message = messages.nothingAdded(`${named} ${problem}`);
      return new OperationRefused(code, message, { [named]: problem });
    };
    // Its page would have the address of the form of a new product.
    if (variant === 'new') throw refuse('bad_input', messages.reserved);
    await checkDetails(queries, row.details ?? [], messages.nothingAdded);
    const addition = await addProduct(queries, { ...row, variant }, isWithdrawn);
    if (addition === 'taken') throw refuse('conflict', messages.taken);
    if (addition !== 'done') throw refuseOptions(messages.nothingAdded, addition);
    const product = await findProduct(queries, variant);
    record({ after: { id: row.id, stock: row.stock, ...valuesOf(product) } });
    return product;
  },
});

export const changeFields = defineChange({
  name: 'products.change',
  scope: 'catalogue:write',
  does: 'Changes fields of a product; what is not named stays as it is',
  done: 'Changed product',
  page: productPage,
  input: z.object({
    ...Object.fromEntries(EDITED_FIELDS.map((field) => [field.key, cellField(field).optional()])),
    variant: variantField,
    isWithdrawn: withdrawnField.optional(),
    version: text('The version that was looked at').optional(),
  }),
  output: editedProductSchema,
  message: (product) => messages.savedAndShown + reductionNote(product),
  async run({ queries, record }, { variant, version, ...given }) {
    const before = await findProduct(queries, variant);
    const values = productValuesSchema.parse({ ...before, ...given });
    record({ subject: variant, before: valuesOf(before), after: valuesOf(values) });
    const seen = { variant, version: version ?? before.version };
    await checkDetails(queries, values.details, messages.nothingSaved);
    const change = await changeProduct(queries, seen, values);
    if (typeof change === 'object') throw refuseOptions(messages.nothingSaved, change);
    if (change !== 'done') throw new OperationRefused('changed', messages.changedMeanwhile);
    return findProduct(queries, variant);
  },
});
