/** The keys of a spreadsheet in a table of inputs. */
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import type { Place } from './grid-cells.ts';

/** Cells of one column that are chosen together. */
export type Range = { column: number; from: number; to: number };

type GridKeys = {
  rows: number;
  textAt(place: Place): string;
  /** Fills cells from a place on, each with its text. */
  fill(place: Place, block: readonly (readonly string[])[]): void;
  /** The cell as it was shown. */
  revert(place: Place): void;
};

function placeOf(target: EventTarget): Place | null {
  if (!(target instanceof HTMLInputElement) || target.dataset.row === undefined) return null;
  return { row: Number(target.dataset.row), column: Number(target.dataset.column) };
}

/** Moves the focus; false at the edge of the table. */
function focusAt(table: HTMLElement, { row, column }: Place): boolean {
  const cell = table.querySelector(`[data-row="${row}"][data-column="${column}"]`);
  if (!(cell instanceof HTMLInputElement)) return false;
  cell.focus();
  return true;
}

/** Whether the caret cannot go further that way, or all is marked, as in a cell that was just entered. */
function isAtEdge(input: HTMLInputElement, step: -1 | 1): boolean {
  const { selectionStart, selectionEnd, value, type } = input;
  if (type === 'checkbox') return true;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (step < 0 ? 0 : value.length);
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ...{ ArrowUp: [-1, 0], ArrowDown: [1, 0], Enter: [1, 0] },
  ...{ ArrowLeft: [0, -1], ArrowRight: [0, 1] },
};

export function useGridKeys({ rows, textAt, fill, revert }: GridKeys) {
  const [range, setRange] = useState<Range | null>(null);
  const chosen = ({ row, column }: Place): Range => range ?? { column, from: row, to: row };
  const top = ({ from, to, column }: Range): Place => ({ row: Math.min(from, to), column });
  const height = ({ from, to }: Range) => Math.abs(to - from) + 1;

  function extend(place: Place, step: number): void {
    const now = chosen(place);
    const to = Math.min(rows - 1, Math.max(0, now.to + step));
    setRange({ ...now, to });
  }

  /** Of a range its first cell goes down; of one cell, the one above it comes. */
  function fillDown(place: Place): void {
    const now = chosen(place);
    const first = top(now);
    const count = height(now);
    if (count > 1)
      fill(
        first,
        Array.from({ length: count }, () => [textAt(first)]),
      );
    else if (place.row > 0) fill(place, [[textAt({ ...place, row: place.row - 1 })]]);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const place = placeOf(event.target);
    if (!place || !(event.target instanceof HTMLInputElement)) return;
    const { key, shiftKey, target, currentTarget } = event;
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'd') {
      event.preventDefault();
      fillDown(place);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (range && (key === 'Delete' || key === 'Backspace')) {
      event.preventDefault();
      fill(
        top(range),
        Array.from({ length: height(range) }, () => ['']),
      );
      return;
    }
    if (key === 'Escape') {
      if (range) setRange(null);
      else revert(place);
      return;
    }
    const step = STEPS[key];
    if (!step) return;
    const [down, right] = key === 'Enter' && shiftKey ? [-1, 0] : step;
    if (shiftKey && key.startsWith('Arrow')) {
      if (down === 0) return;
      event.preventDefault();
      extend(place, down);
      return;
    }
    if (right !== 0 && !isAtEdge(target, right < 0 ? -1 : 1)) return;
    event.preventDefault();
    setRange(null);
    focusAt(currentTarget, { row: place.row + down, column: place.column + right });
  }

  function onPaste(
    event: ClipboardEvent<HTMLElement>,
    block: readonly (readonly string[])[],
  ): void {
    const place = placeOf(event.target);
    if (!place) return;
    const [first = []] = block;
    const isCell = block.length === 1 && first.length === 1;
    if (isCell && !range) return;
    event.preventDefault();
    if (isCell && range)
      fill(
        top(range),
        Array.from({ length: height(range) }, () => first),
      );
    else fill(range ? top(range) : place, block);
  }

  function onCopy(event: ClipboardEvent<HTMLElement>): void {
    if (!range) return;
    event.preventDefault();
    const first = top(range);
    const texts = Array.from({ length: height(range) }, (_, down) =>
      textAt({ ...first, row: first.row + down }),
    );
    event.clipboardData.setData('text/plain', texts.join('\n'));
  }

  return { range, clear: () => setRange(null), onKeyDown, onPaste, onCopy };
}
