import styles from './order-number.module.css';

/** The number that people say, in two groups for the eye; it is copied without a space. */
export function OrderNumber({ number }: { number: string }) {
  const half = number.length / 2;
  return (
    <span className="nowrap tabular">
      {number.slice(0, half)}
      <span className={styles.second}>{number.slice(half)}</span>
    </span>
  );
}
