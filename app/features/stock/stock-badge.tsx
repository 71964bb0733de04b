import styles from './stock-badge.module.css';
import { useStockLevels } from './stock-client.ts';
import { type StockLevel, stockText } from './stock-level.ts';

type StockBadgeProps = { product: { variant: string; stockLevel?: StockLevel } };

/** What there is of a product, in words; nothing of what is not counted. */
export function StockBadge({ product }: StockBadgeProps) {
  const [level] = useStockLevels([product]);
  if (!level) return null;
  return (
    <p className={styles.word} data-level={level.kind}>
      {stockText(level)}
    </p>
  );
}
