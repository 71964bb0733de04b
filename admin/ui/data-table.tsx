import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export type Column<Row> = {
  name: string;
  /** Whether it is a number, which stands at the end of its column. */
  isNumber?: boolean;
  cell(row: Row): ReactNode;
};

type DataTableProps<Row> = {
  /** What the table is of, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  /** What stands there without rows. */
  empty: string;
  /** Whether it is a part of a panel, and no card of its own. */
  isFlat?: boolean;
};

/** A table; where there is no room for its columns each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, empty, isFlat = false } = props;
  const frame = isFlat ? styles.flat : styles.frame;
  if (rows.length === 0) {
    return (
      <div className={frame}>
        <p className={styles.empty}>{empty}</p>
      </div>
    );
  }
  return (
    <div className={frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={isNumber ? styles.end : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, isNumber, cell }) => (
                <td key={name} data-label={name} className={isNumber ? styles.end : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
