import styles from './sale-price.module.css';

/** A line below a price, where there is one. */
export function PriceNote({ note }: { note: string | null | undefined }) {
  return note ? <span className={`${styles.note} text-small muted`}>{note}</span> : null;
}
