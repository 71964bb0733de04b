/** The fields of a product as inputs: each is read as a cell of a catalogue file, and refused in the same words. */
import * as z from 'zod';
import { pairsOf } from '#app/features/catalogue/product/cells/pair-cell.ts';
import { fieldLabel } from '#app/features/catalogue/product/fields/field-words.ts';
import { MAX_CHARACTERS } from '#app/features/catalogue/product/fields/max-characters.ts';
import type {
  FieldValue,
  ProductField,
} from '#app/features/catalogue/product/fields/product-field.ts';
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/fields/product-fields.ts';
import { labels } from '#app/features/catalogue/product/messages/en.ts';
import { neededText } from '#operations/fields.ts';
import { messages as common } from '#operations/messages/messages.ts';
import { messages } from './messages/messages.ts';

type Cell = FieldValue | null;

/** The variant that an operation is about. */
export const variantField = neededText('The variant', MAX_CHARACTERS.variant).meta({
  positional: true,
});

/** What `read` says of a cell, in the check of a schema. */
function checkCell({ read, ifAbsent }: ProductField, cell: string, context: z.RefinementCtx): Cell {
  const value = read(cell);
  const canBeNull = ifAbsent === 'generate' || ifAbsent === 'leave';
  if (value.ok && (value.value !== null || canBeNull)) return value.value;
  context.addIssue(value.ok ? messages.isEmpty : value.refusal);
  return z.NEVER;
}

/** A whole number, such as the cents of a price; as text it is written as people type it, or as in a file. */
function numberCell(field: ProductField) {
  const { read, write = String, typed = { read } } = field;
  const number = z.int({
    error({ input }) {
      if (input === undefined) return common.isMissing;
      if (typeof input === 'object' && input !== null) return messages.noWholeNumber;
      const value = typed.read(String(input ?? ''));
      return value.ok ? messages.noWholeNumber : value.refusal;
    },
  });
  const isOfNothing = read('').ok;
  return (isOfNothing ? number.nullable() : number)
    .transform((value, context) =>
      checkCell(field, value === null ? '' : String(write(value)), context),
    )
    .meta({
      read(text: string) {
        const value = typed.read(text);
        return value.ok ? value.value : text;
      },
    });
}

function textCell(field: ProductField) {
  return z
    .string({ error: () => common.isMissing })
    .transform((text, context) => checkCell(field, text, context))
    .meta({ read: (text: string) => text });
}

/** Pairs of a name and a value; as text they are written as in a file. */
function optionsCell(field: ProductField) {
  return z
    .union([z.string(), z.array(z.tuple([z.string(), z.string()]))], {
      error: () => messages.noPairs,
    })
    .transform((value, context) => {
      const { write = String } = field;
      const pairs = pairsOf(value);
      return checkCell(field, String(pairs ? write(pairs) : value), context);
    })
    .meta({ read: (text: string) => text });
}

const CELLS = { text: textCell, integer: numberCell, jsonb: optionsCell };

/** The input of a field by its key in the list; in texts it has the name that it has in files. */
export function cellField(field: ProductField, description?: string) {
  const schema: z.ZodType<Cell> = CELLS[field.type](field);
  return schema.meta({
    get description() {
      return description ?? fieldLabel(field, labels);
    },
    textName: field.name,
  });
}

/** Throws for a key that no field has. */
export function fieldOf(key: string): ProductField {
  const field = PRODUCT_FIELDS.find((one) => one.key === key);
  if (!field) throw new Error(`There is no field ${key}`);
  return field;
}
