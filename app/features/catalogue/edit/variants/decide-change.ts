/** What becomes of the variants of a product of which some cells were changed: a pure decision. */
import type { FieldValue } from '#app/features/catalogue/product/fields/product-field.ts';
import type { VariantRow } from './variant-grid.ts';

type Value = string | number;

/** The values of the grid by their keys, `isWithdrawn` and `stock`. */
type Cells = Record<string, Value | boolean | null>;

/** What is given stays as it is where it is absent. */
export type VariantChange = {
  variant: string;
  /** The version that was looked at. */
  version?: string | undefined;
  isWithdrawn?: boolean | undefined;
  stock?: number | null | undefined;
  /** What was looked at of the shelf. */
  seenStock?: number | null | undefined;
  values: Readonly<Record<string, Value>>;
};

/** The cells of one variant that are written, as they were and as they become. */
export type RowChange = {
  variant: string;
  before: Cells;
  after: Cells;
};

/** By the place of a row among those that were given. */
export type RowProblems = ReadonlyMap<number, 'unknown' | 'twice' | 'changed'>;

type Row = Pick<VariantRow, 'variant' | 'version' | 'isWithdrawn' | 'stock' | 'values'>;

/** The cells that differ from what there is. */
function differences(row: Row, change: VariantChange): RowChange {
  const cellsOf = ({ isWithdrawn, stock, values }: Omit<VariantChange, 'variant'>) => ({
    ...values,
    ...(isWithdrawn !== undefined && { isWithdrawn }),
    ...(stock !== undefined && { stock }),
  });
  const now: Cells = cellsOf(row);
  const given: Cells = cellsOf(change);
  const keys = Object.keys(given).filter((key) => given[key] !== now[key]);
  const pick = (cells: Cells) => Object.fromEntries(keys.map((key) => [key, cells[key] ?? null]));
  return { variant: row.variant, before: pick(now), after: pick(given) };
}

/** Whether somebody else has changed what this row would write. */
function isStale(row: Row, change: VariantChange, { after }: RowChange): boolean {
  const { stock, ...others } = after;
  const hasValues = Object.keys(others).length > 0;
  if (hasValues && change.version !== undefined && change.version !== row.version) return true;
  return stock !== undefined && change.seenStock !== undefined && change.seenStock !== row.stock;
}

/**
 * The rows to write, or what is wrong with some of them, of which none is written then. What stands so already, from a
 * second click, is nothing to write. A shelf that was counted as it was seen is left to those who have sold from it since.
 */
export function decideChange(
  rows: readonly Row[],
  changes: readonly VariantChange[],
): { kind: 'write'; rows: RowChange[] } | { kind: 'refused'; problems: RowProblems } {
  const known = new Map(rows.map((row) => [row.variant, row]));
  const problems = new Map<number, 'unknown' | 'twice' | 'changed'>();
  const named = new Set<string>();
  const written: RowChange[] = [];
  for (const [place, change] of changes.entries()) {
    const row = known.get(change.variant);
    if (named.has(change.variant)) problems.set(place, 'twice');
    named.add(change.variant);
    if (!row) {
      problems.set(place, 'unknown');
      continue;
    }
    const isShelfAsSeen = change.seenStock !== undefined && change.stock === change.seenStock;
    const wanted = isShelfAsSeen ? { ...change, stock: undefined } : change;
    const differing = differences(row, wanted);
    if (Object.keys(differing.after).length === 0) continue;
    if (isStale(row, wanted, differing)) problems.set(place, 'changed');
    written.push(differing);
  }
  if (problems.size > 0) return { kind: 'refused', problems };
  return { kind: 'write', rows: written };
}

type Shared = Readonly<Record<string, FieldValue>>;

/**
 * What of what all variants share is written, as the first of them has it and as it becomes: the fields of which any
 * variant is `unlike` what is given. Null where somebody else has changed it since it was looked at.
 */
export function decideShared(
  first: { shared: Shared; unlike: Readonly<Record<string, boolean>>; version: string },
  given: Shared,
  seenVersion: string | undefined,
): { before: Shared; after: Shared } | null {
  const after = Object.entries(given).filter(([key]) => first.unlike[key]);
  if (after.length > 0 && seenVersion !== undefined && seenVersion !== first.version) return null;
  const before = after.flatMap(([key]) => {
    const value = first.shared[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return { before: Object.fromEntries(before), after: Object.fromEntries(after) };
}
