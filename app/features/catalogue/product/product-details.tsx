import type { ReactNode } from 'react';
import { StockBadge } from '#app/features/stock/stock-badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { bottomBarRef } from '#app/ui/feedback/bottom-bar.ts';
import { icon } from '#app/ui/icons.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Price } from '#app/ui/price.tsx';
import { StarRating } from '#app/ui/star-rating.tsx';
import { ProductDescription } from './page/product-description.tsx';
import { ProductGallery } from './page/product-gallery.tsx';
import type { ListedProduct, Product } from './product.ts';
import { ProductChoices } from './product-choices.tsx';
import styles from './product-details.module.css';

const DeliveryIcon = icon(
  <>
    <path d="M2.5 6h11v10h-11zM13.5 9.5h4l4 4V16h-8" />
    <circle cx="7" cy="17.5" r="1.8" />
    <circle cx="17" cy="17.5" r="1.8" />
  </>,
);

/** In characters: a longer title is set smaller, to leave room for the rest. */
const LONG_TITLE = 90;

type ProductDetailsProps = {
  product: ListedProduct;
  /** All variants of the product, in the catalogue's order; this one is among them. */
  variants: readonly Product[];
  /** Under the price: what can be done with it, and the shop's own line about delivery; null once it is withdrawn. */
  offer: { action: ReactNode; deliveryNote: string } | null;
  /** What is to be known before all else, under its name. */
  notice?: ReactNode;
  /** The id that its heading gets. */
  titleId: string;
  /** What stands below it, while it can still be bought. */
  children: ReactNode;
};

/** A product on a page of its own: pictures, what it is, and a box to buy it from. */
export function ProductDetails({
  product,
  variants,
  offer,
  notice,
  titleId,
  children,
}: ProductDetailsProps) {
  return (
    <article
      className={classNames(styles.product, offer === null && styles.withdrawn)}
      aria-labelledby={titleId}
    >
      <header className={styles.head}>
        <h1
          id={titleId}
          className={classNames(styles.title, product.title.length > LONG_TITLE && styles.long)}
          dir="auto"
        >
          {product.title}
        </h1>
        {product.rating > 0 && <StarRating rating={product.rating} />}
        {notice}
      </header>
      <Panel className={styles.picture}>
        <ProductGallery key={product.variant} product={product} />
      </Panel>
      {variants.length > 1 && (
        <div className={styles.choices}>
          <ProductChoices variants={variants} chosen={product.variant} />
        </div>
      )}
      {offer && (
        <div ref={bottomBarRef} data-bottom-bar="" className={styles.buy}>
          <div className={styles.offer}>
            <p className={styles.price}>
              <Price cents={product.priceCents} />
            </p>
            <StockBadge product={product} />
          </div>
          <div className={styles.action}>{offer.action}</div>
          <p className={styles.delivery}>
            <DeliveryIcon />
            <span dir="auto">{offer.deliveryNote}</span>
          </p>
        </div>
      )}
      {product.description.trim() !== '' && (
        <Panel className={styles.about}>
          <h2 className={styles.subtitle}>About this product</h2>
          <ProductDescription text={product.description} />
        </Panel>
      )}
      <div className={styles.more}>{children}</div>
    </article>
  );
}
