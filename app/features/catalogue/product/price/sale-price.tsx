import { formatCents } from '#app/shared/money.ts';
import { Price } from '#app/ui/price.tsx';
import { reductionOf } from './price-history.ts';
import styles from './sale-price.module.css';

/** A price, and the one before it with what is saved while that is higher. */
export function SalePrice({ product }: { product: { priceCents: number; wasCents?: number } }) {
  const reduction = reductionOf(product);
  return (
    <>
      <Price cents={product.priceCents} />
      {reduction && (
        <span className={styles.before}>
          <span className="visually-hidden">, before </span>
          <s>{formatCents(reduction.wasCents)}</s>{' '}
          <span className={styles.saved}>Save {formatCents(reduction.savedCents)}</span>
        </span>
      )}
    </>
  );
}
