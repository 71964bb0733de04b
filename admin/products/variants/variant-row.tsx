import { memo } from 'react';
import { Link } from 'react-router';
import {
  type Cells,
  cellsOf,
  GRID_COLUMNS,
  type VariantRow,
} from '#app/features/catalogue/edit/variants/variant-grid.ts';
import { columnHeading } from '#app/features/catalogue/product/fields/field-words.ts';
import { variantName } from '#app/features/catalogue/product/options/options.ts';
import { classNames } from '#app/ui/class-names.ts';
import styles from './variant-grid.module.css';
import { ROW_FIELD, writeRow } from './variants-form.ts';

type VariantRowViewProps = {
  row: VariantRow;
  place: number;
  /** Cells that are typed and not saved. */
  changes: Cells | undefined;
  /** What is wrong with cells, by the names of the columns; `variant` of the row. */
  problems: Cells | undefined;
  /** The column in which this row is chosen; -1 for none. */
  chosen: number;
  /** Columns that whoever looks may not change, with commas between them. */
  closed: string;
  onType(row: VariantRow, name: string, text: string): void;
};

/** A variant as a row of inputs. Drawn anew only when something of it has changed: a product has up to 2,048. */
export const VariantRowView = memo(function VariantRowView({
  row,
  place,
  changes = {},
  problems = {},
  chosen,
  closed,
  onType,
}: VariantRowViewProps) {
  const seen = cellsOf(row);
  const name = variantName(row);
  const id = `row-${place}`;
  return (
    <tr className={row.isWithdrawn ? styles.withdrawn : undefined}>
      <th scope="row" className={styles.name}>
        <input type="hidden" name={ROW_FIELD} value={writeRow(row.variant, row.version, seen)} />
        <Link to={`/products/${encodeURIComponent(row.variant)}`}>{name}</Link>
        {problems.variant && (
          <span id={`${id}-problem`} className={styles.problem}>
            {problems.variant}
          </span>
        )}
      </th>
      {GRID_COLUMNS.map(({ name: column, inputMode }, at) => {
        const text = changes[column] ?? seen[column] ?? '';
        const problem = problems[column];
        const problemId = `${id}-${column}`;
        const shared = {
          ...{ name: column, 'aria-label': `${columnHeading(column)}, ${name}` },
          ...{ 'data-row': place, 'data-column': at },
          'aria-invalid': problem ? true : undefined,
          'aria-describedby': problem ? problemId : undefined,
        };
        return (
          <td
            key={column}
            className={classNames(
              changes[column] !== undefined && styles.changed,
              chosen === at && styles.chosen,
            )}
          >
            {column === 'withdrawn' ? (
              <input
                {...shared}
                type="checkbox"
                value={row.variant}
                checked={text === 'yes'}
                onChange={(event) => onType(row, column, event.target.checked ? 'yes' : 'no')}
              />
            ) : (
              <input
                {...shared}
                inputMode={inputMode}
                value={text}
                readOnly={closed.split(',').includes(column)}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => onType(row, column, event.target.value)}
              />
            )}
            {problem && (
              <span id={problemId} className={styles.problem}>
                {problem}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
});
