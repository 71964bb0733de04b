import { Link } from '#app/ui/link.tsx';
import { Price } from '#app/ui/price.tsx';
import { choiceLabels } from './choice-labels.ts';
import type { Product } from './product.ts';
import styles from './product-choices.module.css';
import { productPath } from './product-path.ts';
import { ProductPicture } from './product-picture.tsx';

type ProductChoicesProps = {
  variants: readonly Product[];
  /** The variant that the page shows. */
  chosen: string;
};

/** All variants that share a product's id, as links to choose by. */
export function ProductChoices({ variants, chosen }: ProductChoicesProps) {
  const labels = choiceLabels(variants.map(({ title }) => title));
  return (
    <nav aria-label="Choices">
      <ul className={styles.choices}>
        {variants.map((product, index) => (
          <li key={product.variant}>
            <Link
              to={productPath(product)}
              replace
              preventScrollReset
              prefetch="intent"
              aria-current={product.variant === chosen || undefined}
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
