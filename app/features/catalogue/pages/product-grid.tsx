import {
  type ProductAction,
  ProductCard,
} from '#app/features/catalogue/product/card/product-card.tsx';
import { type CardProduct, productRows } from '#app/features/catalogue/product/product.ts';
import { classNames } from '#app/ui/class-names.ts';
import styles from './product-grid.module.css';

type ProductGridProps = {
  products: readonly CardProduct[];
  /** What each card offers to do, such as adding it to the basket. */
  action: ProductAction;
};

const rowClasses = [styles.fullRow, styles.halfRow, styles.thirdRow];

/** The cards in rows of 3, 3 and 1 (spec 2); narrower, three to a row, then two, then one. */
export function ProductGrid({ products, action }: ProductGridProps) {
  if (products.length === 0) return null;
  return (
    <ul className={styles.grid}>
      {productRows(products).map((row, rowIndex) =>
        row.map((product) => (
          <li key={product.variant} className={classNames(styles.cell, rowClasses[row.length - 1])}>
            <ProductCard
              product={product}
              action={action}
              eager={rowIndex === 0}
              size={row.length === 1 ? 'wide' : 'large'}
            />
          </li>
        )),
      )}
    </ul>
  );
}
