import type { ReactNode } from 'react';
import { Panel } from '#app/ui/panel.tsx';
import { Price } from '#app/ui/price.tsx';
import { StarRating } from '#app/ui/star-rating.tsx';
import type { ListedProduct } from './product.ts';
import { ProductChoices } from './product-choices.tsx';
import styles from './product-details.module.css';
import { ProductPicture } from './product-picture.tsx';

type ProductDetailsProps = {
  product: ListedProduct;
  /** All listings of the product, in the catalogue's order; this one is among them. */
  listings: readonly ListedProduct[];
  /** What can be done with it, under the price. */
  action: ReactNode;
  /** The id that its heading gets. */
  titleId: string;
};

/** A product on a page of its own: picture, what it is, and a box to buy it from. */
export function ProductDetails({ product, listings, action, titleId }: ProductDetailsProps) {
  const paragraphs = product.description.split(/\n+/).filter((text) => text.trim() !== '');
  return (
    <article className={styles.product} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h1 id={titleId} className={styles.title} dir="auto">
          {product.title}
        </h1>
        <StarRating rating={product.rating} />
      </header>
      <Panel className={styles.picture}>
        <ProductPicture
          product={product}
          sizes="(min-width: 64em) 34em, (min-width: 48em) 45vw, 95vw"
          eager
        />
      </Panel>
      {listings.length > 1 && (
        <div className={styles.choices}>
          <ProductChoices listings={listings} chosen={product.listing} />
        </div>
      )}
      <Panel className={styles.buy}>
        <p className={styles.price}>
          <Price cents={product.priceCents} />
        </p>
        {action}
      </Panel>
      {paragraphs.length > 0 && (
        <Panel className={styles.about}>
          <h2 className={styles.subtitle}>About this product</h2>
          {paragraphs.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat and never move
            <p key={index} dir="auto">
              {text}
            </p>
          ))}
        </Panel>
      )}
    </article>
  );
}
