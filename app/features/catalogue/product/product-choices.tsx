import { Link } from '#app/ui/link.tsx';
import { Price } from '#app/ui/price.tsx';
import { choiceLabels } from './choice-labels.ts';
import type { Product } from './product.ts';
import styles from './product-choices.module.css';
import { productPath } from './product-path.ts';
import { ProductPicture } from './product-picture.tsx';

type ProductChoicesProps = {
  listings: readonly Product[];
  /** The listing that the page shows. */
  chosen: string;
};

/** All listings that share a product's id, as links to choose by. */
export function ProductChoices({ listings, chosen }: ProductChoicesProps) {
  const labels = choiceLabels(listings.map(({ title }) => title));
  return (
    <nav aria-label="Choices">
      <ul className={styles.choices}>
        {listings.map((product, index) => (
          <li key={product.listing}>
            <Link
              to={productPath(product)}
              replace
              preventScrollReset
              prefetch="intent"
              aria-current={product.listing === chosen || undefined}
              className={styles.choice}
            >
              <span className={styles.picture} aria-hidden="true">
                <ProductPicture product={product} sizes="9em" />
              </span>
              <span className={styles.words}>
                <span dir="auto" className={styles.label}>
                  {labels[index]}
                </span>{' '}
                <Price cents={product.priceCents} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
