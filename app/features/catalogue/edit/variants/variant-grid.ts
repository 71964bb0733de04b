/** The variants of a product as rows of a grid: cells as people write them, and which of them have changed. */
import {
  GRID_FIELDS,
  type ProductValues,
  typedText,
} from '#app/features/catalogue/edit/product-values.ts';
import type { VariantOptions } from '#app/features/catalogue/product/options/options.ts';

/** A variant of a product as staff sees it beside the others. */
export type VariantRow = Pick<ProductValues, 'isWithdrawn'> & {
  variant: string;
  title: string;
  options: VariantOptions;
  image: string;
  /** Of the values of the grid and whether it is sold; another after each change of them. */
  version: string;
  /** Units on the shelf; null is not counted. */
  stock: number | null;
  /** The values of the fields of the grid, by their keys. */
  values: Readonly<Record<string, string | number>>;
};

export type GridColumn = {
  /** The name of the cells in a form and in the first line of a table. */
  name: string;
  inputMode?: 'decimal' | 'numeric' | undefined;
};

const OF_FIELDS: readonly GridColumn[] = GRID_FIELDS.map(({ name, edit }) => ({
  ...{ name, inputMode: edit.inputMode },
}));

const PRICES = ['price', 'was'];

/** Prices first, then what lies on the shelf. */
export const GRID_COLUMNS: readonly GridColumn[] = [
  ...OF_FIELDS.filter(({ name }) => PRICES.includes(name)),
  { name: 'stock', inputMode: 'numeric' },
  ...OF_FIELDS.filter(({ name }) => !PRICES.includes(name)),
  { name: 'withdrawn' },
];

/** The cells of a row, by the names of the columns. */
export type Cells = Readonly<Record<string, string>>;

export function cellsOf({ values, stock, isWithdrawn }: VariantRow): Cells {
  const ofFields = GRID_FIELDS.map((field) => [
    field.name,
    typedText(field, values[field.key] ?? ''),
  ]);
  const others = { stock: String(stock ?? ''), withdrawn: isWithdrawn ? 'yes' : 'no' };
  return { ...Object.fromEntries(ofFields), ...others };
}

/** A row as it was shown and as it is typed. */
export type TypedRow = Pick<VariantRow, 'variant' | 'version'> & { seen: Cells; typed: Cells };

export function isChanged({ seen, typed }: Pick<TypedRow, 'seen' | 'typed'>): boolean {
  return Object.entries(typed).some(([name, text]) => text.trim() !== (seen[name] ?? '').trim());
}

/** The cells of the rows that have changed, in a table with the columns in which something has; null where nothing has. */
export function changedTable(rows: readonly TypedRow[]): string[][] | null {
  const changed = rows.filter(isChanged);
  if (changed.length === 0) return null;
  const columns = GRID_COLUMNS.map(({ name }) => name).filter((name) =>
    changed.some(({ seen, typed: { [name]: text = seen[name] ?? '' } }) =>
      isChanged({ seen, typed: { [name]: text } }),
    ),
  );
  const names = [
    'variant',
    'version',
    ...(columns.includes('stock') ? ['seenStock'] : []),
    ...columns,
  ];
  const lines = changed.map(({ variant, version, seen, typed }) => {
    const known: Cells = { ...seen, ...typed, variant, version, seenStock: seen.stock ?? '' };
    return names.map((name) => known[name] ?? '');
  });
  return [names, ...lines];
}
