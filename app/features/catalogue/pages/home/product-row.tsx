import { useRef } from 'react';
import { TitledSection } from '#app/features/catalogue/pages/titled-section.tsx';
import {
  type ProductAction,
  ProductCard,
} from '#app/features/catalogue/product/card/product-card.tsx';
import { ShelfArrows } from '#app/features/catalogue/product/shelf/shelf-arrows.tsx';
import type { Shelf } from './home-page.ts';
import styles from './product-row.module.css';

/** A shelf: a row of cards that scrolls, on a wide screen by its arrows too. */
export function ProductRow({ shelf, action }: { shelf: Shelf; action: ProductAction }) {
  const { title, path, products } = shelf;
  const row = useRef<HTMLUListElement>(null);
  return (
    <TitledSection
      title={title}
      all={path}
      className={styles.shelf}
      beside={<ShelfArrows row={row} className={styles.arrows} />}
    >
      <ul ref={row} className={styles.row}>
        {products.map((product) => (
          <li key={product.variant} className={styles.cell}>
            <ProductCard product={product} action={action} size="compact" heading="h3" />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
