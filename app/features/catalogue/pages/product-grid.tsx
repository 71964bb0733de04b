import { type Product, productRows } from '#app/features/catalogue/product/product.ts';
import { type ProductAction, ProductCard } from '#app/features/catalogue/product/product-card.tsx';
import { classNames } from '#app/ui/class-names.ts';
import styles from './product-grid.module.css';

type ProductGridProps = {
  products: readonly Product[];
  /** What each card offers to do, such as adding it to the basket. */
  action: ProductAction;
  /** Words that stand out in the titles. */
  marked?: readonly string[];
};

const rowClasses = [styles.fullRow, styles.halfRow, styles.thirdRow];

/** The cards in rows of 3, 3 and 1 (spec 2); on narrow screens in two columns, then in one. */
export function ProductGrid({ products, action, marked = [] }: ProductGridProps) {
  if (products.length === 0) return null;
  return (
    <ul className={styles.grid}>
      {productRows(products).map((row, rowIndex) =>
        row.map((product) => (
          <li key={product.listing} className={classNames(styles.cell, rowClasses[row.length - 1])}>
            <ProductCard
              product={product}
              action={action}
              marked={marked}
              eager={rowIndex === 0}
              wide={row.length === 1}
            />
          </li>
        )),
      )}
    </ul>
  );
}
