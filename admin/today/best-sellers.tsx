import { Link } from 'react-router';
import type { BestSellers } from '#app/features/orders/staff/today-figures.server.ts';
import { messages } from './messages/messages.ts';
import { Ranking } from './ranking.tsx';
import styles from './today.module.css';

type BestSellersProps = { best: BestSellers; days: number; zone: string };

/** What sold best of late: products and categories. */
export function BestSellersPanels({ best, days, zone }: BestSellersProps) {
  const { variants, categories, cents } = best;
  const below = messages.aboutBest(zone);
  return (
    <div className={styles.cards}>
      <Ranking
        title={messages.bestSellers(days)}
        what={messages.product}
        totalCents={cents}
        below={below}
        rows={variants.map(({ variant, title, ...sold }) => ({
          ...sold,
          id: variant,
          name: <Link to={`/products/${encodeURIComponent(variant)}`}>{title}</Link>,
        }))}
      />
      <Ranking
        title={messages.bestCategories(days)}
        what={messages.category}
        totalCents={cents}
        below={below}
        rows={categories.map(({ category, ...sold }) => ({
          ...sold,
          id: category,
          name: category || messages.noCategory,
        }))}
      />
    </div>
  );
}
