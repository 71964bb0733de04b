/** What is typed into the grid of a product's variants: which cells differ from what was shown. Pure. */
import {
  type Cells,
  cellsOf,
  GRID_COLUMNS,
  type VariantRow,
} from '#app/features/catalogue/edit/variants/variant-grid.ts';

/** The cells that differ, by variant and by the name of the column. */
export type Changes = Readonly<Record<string, Cells>>;

/** Places count from 0; a row is one of those that are shown. */
export type Place = { row: number; column: number };

const YES = /^(yes|true|withdrawn|x|1)$/i;

/** A cell as its input can have it: on one line, and of a box that is ticked or not `yes` or `no`. */
function cellText(name: string, text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (name !== 'withdrawn') return line;
  return YES.test(line) ? 'yes' : 'no';
}

/** With one more cell typed. What is typed as it was is no change. */
export function typeCell(changes: Changes, row: VariantRow, name: string, text: string): Changes {
  const { [name]: _, ...others } = changes[row.variant] ?? {};
  const cells = text === cellsOf(row)[name] ? others : { ...others, [name]: text };
  const { [row.variant]: __, ...rest } = changes;
  return Object.keys(cells).length === 0 ? rest : { ...rest, [row.variant]: cells };
}

/**
 * With a block of texts from this place on; what reaches beyond the last row or column, or into a column that is not
 * `isOpen`, is left out and counted.
 */
export function fillBlock(
  changes: Changes,
  rows: readonly VariantRow[],
  { row, column }: Place,
  block: readonly (readonly string[])[],
  isOpen: (name: string) => boolean,
): { changes: Changes; filled: number; leftOut: number } {
  let [next, filled, leftOut] = [changes, 0, 0];
  for (const [down, texts] of block.entries()) {
    for (const [right, text] of texts.entries()) {
      const target = rows[row + down];
      const name = GRID_COLUMNS[column + right]?.name;
      if (!target || name === undefined || !isOpen(name)) {
        leftOut += 1;
        continue;
      }
      next = typeCell(next, target, name, cellText(name, text));
      filled += 1;
    }
  }
  return { changes: next, filled, leftOut };
}

/** The text of a cell as it is typed. */
export function textAt(changes: Changes, row: VariantRow, name: string): string {
  return changes[row.variant]?.[name] ?? cellsOf(row)[name] ?? '';
}

/** The rows as they are now; one in which something is typed stays as it was when that began. */
export function rebase(
  shown: readonly VariantRow[],
  now: readonly VariantRow[],
  changes: Changes,
): VariantRow[] {
  const byVariant = new Map(shown.map((row) => [row.variant, row]));
  return now.map((row) => (changes[row.variant] && byVariant.get(row.variant)) ?? row);
}

/** What was typed in a table that was refused, by its lines after the names of the columns. */
export function changesOf(
  rows: readonly VariantRow[],
  [names = [], ...lines]: readonly (readonly string[])[],
): Changes {
  const byVariant = new Map(rows.map((row) => [row.variant, row]));
  let changes: Changes = {};
  for (const line of lines) {
    const row = byVariant.get(line[names.indexOf('variant')] ?? '');
    if (!row) continue;
    for (const { name } of GRID_COLUMNS) {
      const text = line[names.indexOf(name)];
      if (text !== undefined) changes = typeCell(changes, row, name, text);
    }
  }
  return changes;
}
