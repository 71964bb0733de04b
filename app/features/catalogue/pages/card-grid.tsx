import {
  type ProductAction,
  ProductCard,
} from '#app/features/catalogue/product/card/product-card.tsx';
import type { CardProduct } from '#app/features/catalogue/product/product.ts';
import styles from './card-grid.module.css';

type CardGridProps = {
  products: readonly CardProduct[];
  /** What each card offers to do, such as adding it to the basket. */
  action: ProductAction;
  /** Words that stand out in the titles. */
  marked?: readonly string[];
};

/** The pictures of so many cards are in sight at once on a large screen. */
const EAGER = 4;

/** Cards of one size in as many columns as fit; the last row leaves the others empty. */
export function CardGrid({ products, action, marked = [] }: CardGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.variant} className={styles.cell}>
          <ProductCard
            product={product}
            action={action}
            marked={marked}
            eager={index < EAGER}
            size="compact"
          />
        </li>
      ))}
    </ul>
  );
}
