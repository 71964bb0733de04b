/** What staff can change of a variant: the fields of the list that have an editor, and whether it is sold. */
import type {
  FieldEditor,
  FieldValue,
  ProductField,
  ValueOf,
} from '#app/features/catalogue/product/fields/product-field.ts';
import {
  type ListedField,
  PRODUCT_FIELDS,
} from '#app/features/catalogue/product/fields/product-fields.ts';

type Edited = Extract<ListedField, { edit: object }>;

export type ProductValues = { [Field in Edited as Field['key']]: ValueOf<Field> } & {
  isWithdrawn: boolean;
};

type EditedField = ProductField & { key: Edited['key']; edit: FieldEditor };

/** In the order of the form: those of one line before those of several. */
export const EDITED_FIELDS: readonly EditedField[] = PRODUCT_FIELDS.filter(
  (field): field is EditedField => field.edit !== undefined,
).sort((one, other) => (one.edit.rows ?? 1) - (other.edit.rows ?? 1));

/** Those of which each variant of a product has its own: the columns of a grid. */
export const GRID_FIELDS = EDITED_FIELDS.filter(({ edit }) => edit.grid !== undefined);

/** Those that all variants of a product share. */
export const SHARED_FIELDS = EDITED_FIELDS.filter(
  ({ key, edit }) => edit.grid === undefined && key !== 'options',
);

const KEYS: readonly (keyof ProductValues)[] = [
  ...EDITED_FIELDS.map(({ key }) => key),
  'isWithdrawn',
];

type Row = Readonly<Record<keyof ProductValues, unknown>>;

/** The values alone, of a row that has more. */
export function valuesOf(row: Row): Record<string, unknown> {
  return Object.fromEntries(KEYS.map((key) => [key, row[key]]));
}

export function hasSameValues(one: ProductValues, other: ProductValues): boolean {
  return KEYS.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
}

/** The value of a field as people type it. */
export function typedText({ typed, write = String }: ProductField, value: FieldValue): string {
  return String((typed?.write ?? write)(value));
}

/** What stands in the form of it, by the names of the fields. */
export function toForm(values: ProductValues): Record<string, string> {
  return Object.fromEntries(
    EDITED_FIELDS.map((field) => [field.name, typedText(field, values[field.key])]),
  );
}
