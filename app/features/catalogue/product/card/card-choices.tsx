import type { ProductChoice } from '#app/features/catalogue/product/product.ts';
import { productPath } from '#app/features/catalogue/product/product-path.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './card-choices.module.css';

/** More would not fit into a line, on a narrow card one less; the page of the product has them all. */
const MAX_SHOWN = 3;

type CardChoicesProps = {
  /** The id that the variants share. */
  id: string;
  choices: readonly ProductChoice[];
};

/** The variants of one product on its card, as links to each of them. */
export function CardChoices({ id, choices }: CardChoicesProps) {
  return (
    <ul className={styles.choices} aria-label="Choices">
      {choices.slice(0, MAX_SHOWN).map(({ variant, label }) => (
        <li key={variant} className={styles.item}>
          <Link
            to={productPath({ id, variant })}
            prefetch="intent"
            dir="auto"
            className={styles.choice}
          >
            {label}
          </Link>
        </li>
      ))}
      {[MAX_SHOWN, MAX_SHOWN - 1].map(
        (shown) =>
          choices.length > shown && (
            <li
              key={shown}
              className={`${styles.others} ${shown === MAX_SHOWN ? styles.onWide : styles.onNarrow}`}
            >
              +{choices.length - shown} <span className="visually-hidden">more</span>
            </li>
          ),
      )}
    </ul>
  );
}
