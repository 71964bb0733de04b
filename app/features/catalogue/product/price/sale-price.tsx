import { messages } from '#app/features/catalogue/messages/messages.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { Price } from '#app/ui/price.tsx';
import { reductionOf } from './price-history.ts';
import { PriceNote } from './price-note.tsx';
import styles from './sale-price.module.css';

type SalePriceProps = {
  product: Pick<Product, 'priceCents' | 'wasCents' | 'lowestPriceNote' | 'unitPriceNote'>;
};

/** A price, the one before it with what is saved while that is higher, and what has to stand beside both. */
export function SalePrice({ product }: SalePriceProps) {
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
      <PriceNote note={product.lowestPriceNote} />
      <PriceNote note={product.unitPriceNote} />
    </>
  );
}
