import { useId, useRef } from 'react';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { PriceNote } from '#app/features/catalogue/product/price/price-note.tsx';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { productPath } from '#app/features/catalogue/product/product-path.ts';
import { ShelfArrows } from '#app/features/catalogue/product/shelf/shelf-arrows.tsx';
import { Link } from '#app/ui/link.tsx';
import { hasViewTransitions } from '#app/ui/navigation/view-transitions.ts';
import { Price } from '#app/ui/price.tsx';
import styles from './product-shelf.module.css';

/** What a tile shows. */
export type ShelfProduct = Pick<
  Product,
  'variant' | 'id' | 'title' | 'image' | 'priceCents' | 'unitPriceNote'
>;

/** So many tiles are a whole row of a wide screen. */
const WIDE_ROW = 6;

type ProductShelfProps = { heading: string; products: readonly ShelfProduct[] };

/** A row of small tiles that lead to products; it scrolls where it is wider than the page. */
export function ProductShelf({ heading, products }: ProductShelfProps) {
  const headingId = useId();
  const row = useRef<HTMLUListElement>(null);
  if (products.length === 0) return null;
  return (
    <section
      aria-labelledby={headingId}
      className={`${styles.shelf} grid one-column gap-3 screen-only`}
    >
      <div className="flex items-center justify-between">
        <h2 id={headingId} className="text-title">
          {heading}
        </h2>
        {products.length > WIDE_ROW && <ShelfArrows row={row} className={styles.arrows} />}
      </div>
      <ul ref={row} className={styles.row}>
        {products.map((product) => (
          <li key={product.variant} className={styles.tile}>
            <Link
              to={productPath(product)}
              prefetch="intent"
              viewTransition={hasViewTransitions}
              className={`${styles.link} grid h-full gap-2 raised`}
            >
              <span className={styles.picture} aria-hidden="true">
                <ProductPicture product={product} sizes="11em" />
              </span>
              <span dir="auto" className={styles.title}>
                {product.title}
              </span>{' '}
              <span className="semibold">
                <Price cents={product.priceCents} />
                <PriceNote note={product.unitPriceNote} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
