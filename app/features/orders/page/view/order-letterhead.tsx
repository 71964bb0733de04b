import styles from './order-letterhead.module.css';

/** The head of the printed page: a receipt of this shop. */
export function OrderLetterhead({ shop }: { shop: string }) {
  return <p className={styles.letterhead}>{shop} · Receipt</p>;
}
