import { type ComponentType, useId } from 'react';
import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { Price } from '#app/ui/price.tsx';
import { StarRating } from '#app/ui/star-rating.tsx';
import { MarkedText } from './marked-text.tsx';
import type { Product } from './product.ts';
import styles from './product-card.module.css';
import { productPath } from './product-path.ts';
import { ProductPicture } from './product-picture.tsx';

/** What can be done with a product; `titleId` is the id of its heading, to describe buttons with. */
export type ProductAction = ComponentType<{ product: Product; titleId: string }>;

type ProductCardProps = {
  product: Product;
  action: ProductAction;
  /** Words that stand out in the title. */
  marked: readonly string[];
  /** For cards that are in sight at once: their pictures do not wait. */
  eager?: boolean;
  /** For a card that has a row to itself. */
  wide?: boolean;
};

/** One listing of the catalogue (spec 2, Home page). */
export function ProductCard({
  product,
  action: Action,
  marked,
  eager = false,
  wide = false,
}: ProductCardProps) {
  const titleId = useId();
  return (
    <article className={classNames(styles.card, wide && styles.wideCard)} aria-labelledby={titleId}>
      <div className={styles.details}>
        <h2 id={titleId} className={styles.title} dir="auto">
          {/* Its ground is the whole card, the picture too; the button lies above it. */}
          <Link to={productPath(product)} prefetch="intent" className={styles.link}>
            <MarkedText text={product.title} words={marked} />
          </Link>
        </h2>
        <StarRating rating={product.rating} />
        <p className={styles.price}>
          <Price cents={product.priceCents} />
        </p>
        <div className={styles.action}>
          <Action product={product} titleId={titleId} />
        </div>
      </div>
      <div className={styles.picture}>
        <ProductPicture
          product={product}
          wide={wide}
          eager={eager}
          sizes={
            wide
              ? '(min-width: 100em) 56em, (min-width: 36em) 58vw, 95vw'
              : '(min-width: 64em) 18.5em, (min-width: 22.5em) 44vw, 6em'
          }
        />
      </div>
    </article>
  );
}
