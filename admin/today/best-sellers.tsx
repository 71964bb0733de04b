import { Link } from 'react-router';
import type { BestSellers } from '#app/features/orders/staff/desk-figures.server.ts';
import { Ranking } from './ranking.tsx';
import styles from './today.module.css';

type BestSellersProps = { best: BestSellers; days: number; zone: string };

/** What sold best of late: products and categories. */
export function BestSellersPanels({ best, days, zone }: BestSellersProps) {
  const { variants, categories, cents } = best;
  const below = `Days of ${zone}, today among them. What was paid for the items; refunds are not taken off. A minute behind.`;
  return (
    <div className={styles.cards}>
      <Ranking
        id="best-sellers"
        title={`Best sellers of the last ${days} days`}
        what="Product"
        totalCents={cents}
        below={below}
        rows={variants.map(({ variant, title, ...sold }) => ({
          ...sold,
          id: variant,
          name: <Link to={`/products/${encodeURIComponent(variant)}`}>{title}</Link>,
        }))}
      />
      <Ranking
        id="categories"
        title={`Categories of the last ${days} days`}
        what="Category"
        totalCents={cents}
        below={below}
        rows={categories.map(({ category, ...sold }) => ({
          ...sold,
          id: category,
          name: category || 'No category',
        }))}
      />
    </div>
  );
}
