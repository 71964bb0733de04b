import { useId } from 'react';
import { SectionHeading } from '#app/features/catalogue/pages/section-heading.tsx';
import {
  type ProductAction,
  ProductCard,
} from '#app/features/catalogue/product/card/product-card.tsx';
import type { Shelf } from './home-page.ts';
import styles from './shelf.module.css';

/** A row of products with something in common; on narrow screens it scrolls sideways. */
export function ProductShelf({ shelf, action }: { shelf: Shelf; action: ProductAction }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.shelf}>
      <SectionHeading id={headingId} all={shelf.path}>
        {shelf.title}
      </SectionHeading>
      <ul className={styles.row}>
        {shelf.products.map((product) => (
          <li key={product.variant} className={styles.cell}>
            <ProductCard product={product} action={action} size="compact" heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
