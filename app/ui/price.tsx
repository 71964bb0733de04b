import { formatCents } from '#app/shared/money.ts';
import styles from './price.module.css';

/** Reads and copies as `$1,094.98`; the sign and the cents are small and raised for the eye only. */
export function Price({ cents }: { cents: number }) {
  const [dollars = '', fraction] = formatCents(cents).slice(1).split('.');
  return (
    <span className={styles.price}>
      <span className={styles.raised}>$</span>
      {dollars}
      <span className={styles.raised}>{`.${fraction}`}</span>
    </span>
  );
}
