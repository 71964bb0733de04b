import type { RefObject } from 'react';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import styles from './shelf-arrows.module.css';
import { nextScroll } from './shelf-scroll.ts';

type ShelfArrowsProps = {
  /** The row that they move. */
  row: RefObject<HTMLElement | null>;
  /** Shows them, where there is more than the row has room for. */
  className: string | undefined;
};

/** The arrows of a shelf, which need scripts; they are hidden until `className` shows them. */
export function ShelfArrows({ row, className }: ShelfArrowsProps) {
  const arrow = (way: 1 | -1, name: string, sign: string) => (
    <button
      type="button"
      aria-label={name}
      className={styles.arrow}
      onClick={() => row.current?.scrollTo({ left: nextScroll(row.current, way) })}
    >
      {sign}
    </button>
  );
  return (
    <div className={`${styles.arrows} ${className} scripts-only`}>
      {arrow(-1, messages.previous, '‹')}
      {arrow(1, messages.next, '›')}
    </div>
  );
}
