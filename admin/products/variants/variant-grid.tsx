import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { messages } from '#admin/products/messages/messages.ts';
import { useMay } from '#admin/ui/forms/operation-form.tsx';
import { readTable } from '#app/features/catalogue/edit/variants/table-text.ts';
import {
  type Cells,
  cellsOf,
  GRID_COLUMNS,
  type VariantRow,
} from '#app/features/catalogue/edit/variants/variant-grid.ts';
import { columnHeading } from '#app/features/catalogue/product/fields/field-words.ts';
import { type Changes, fillBlock, type Place, textAt, typeCell } from './grid-cells.ts';
import { useGridKeys } from './use-grid-keys.ts';
import styles from './variant-grid.module.css';
import { VariantRowView } from './variant-row.tsx';

type VariantGridProps = {
  rows: readonly VariantRow[];
  changes: Changes;
  onChange: Dispatch<SetStateAction<Changes>>;
  /** By variant, what is wrong with its cells. */
  problems: Readonly<Record<string, Cells>>;
};

/** The variants of a product as a table of inputs, which has the keys of a spreadsheet. */
export function VariantGrid({ rows, changes, onChange, problems }: VariantGridProps) {
  const [filled, setFilled] = useState('');
  const closed = useMay('stock.count') ? '' : 'stock';
  const isOpen = (name: string) => name !== closed;

  function fill(place: Place, block: readonly (readonly string[])[]): void {
    const outcome = fillBlock(changes, rows, place, block, isOpen);
    onChange(outcome.changes);
    const left = outcome.leftOut > 0 ? [messages.noPlaceInTable(outcome.leftOut)] : [];
    setFilled([messages.cellsFilled(outcome.filled), ...left].join(' '));
  }

  function at({ row, column }: Place): string {
    const [found, named] = [rows[row], GRID_COLUMNS[column]];
    return found && named ? textAt(changes, found, named.name) : '';
  }

  const { range, clear, onKeyDown, onPaste, onCopy } = useGridKeys({
    rows: rows.length,
    textAt: at,
    fill,
    revert(place) {
      const row = rows[place.row];
      const name = GRID_COLUMNS[place.column]?.name ?? '';
      if (row) onChange(typeCell(changes, row, name, cellsOf(row)[name] ?? ''));
    },
  });
  const type = useCallback(
    (row: VariantRow, name: string, text: string) =>
      onChange((before) => typeCell(before, row, name, text)),
    [onChange],
  );
  const isChosen = (place: number) =>
    range !== null &&
    place >= Math.min(range.from, range.to) &&
    place <= Math.max(range.from, range.to);

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
      <section className={styles.frame} aria-label={messages.tableOfVariants} tabIndex={0}>
        <table
          className={styles.grid}
          onKeyDown={onKeyDown}
          onPaste={(event) => onPaste(event, readTable(event.clipboardData.getData('text/plain')))}
          onCopy={onCopy}
          onPointerDown={clear}
          onFocus={({ target }) => {
            // Another cell: what was chosen is not what the next key is about.
            clear();
            if (target instanceof HTMLInputElement && target.type !== 'checkbox') target.select();
          }}
        >
          <caption className="visually-hidden">{messages.tableKeys}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.name}>
                {messages.variant}
              </th>
              {GRID_COLUMNS.map(({ name, inputMode }) => (
                <th key={name} scope="col" className={inputMode && styles.number}>
                  {columnHeading(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <VariantRowView
                key={row.variant}
                row={row}
                place={place}
                changes={changes[row.variant]}
                problems={problems[row.variant]}
                chosen={range && isChosen(place) ? range.column : -1}
                closed={closed}
                onType={type}
              />
            ))}
          </tbody>
        </table>
      </section>
      <p role="status" className="visually-hidden">
        {filled}
      </p>
    </>
  );
}
