import { messages } from '#app/features/catalogue/messages/messages.ts';
import { formatCents } from '#app/shared/money/money.ts';
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
        <span className={`${styles.before} wrap text-small muted`}>
          <span className="visually-hidden">{messages.before} </span>
          <s>{formatCents(reduction.wasCents)}</s>{' '}
          <span className={styles.saved}>{messages.save(formatCents(reduction.savedCents))}</span>
        </span>
      )}
    </>
  );
}
