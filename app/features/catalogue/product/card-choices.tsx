import { Link } from 'react-router';
import styles from './card-choices.module.css';
import type { ProductChoice } from './product.ts';
import { productPath } from './product-path.ts';

/** More would not fit into a line; the page of the product has them all. */
const MAX_SHOWN = 3;

type CardChoicesProps = {
  /** The id that the listings share. */
  id: string;
  choices: readonly ProductChoice[];
};

/** The listings of one product on its card, as links to each of them. */
export function CardChoices({ id, choices }: CardChoicesProps) {
  const others = choices.length - MAX_SHOWN;
  return (
    <ul className={styles.choices} aria-label="Choices">
      {choices.slice(0, MAX_SHOWN).map(({ listing, label }) => (
        <li key={listing} className={styles.item}>
          <Link to={productPath({ id, listing })} prefetch="intent" className={styles.choice}>
            {label}
          </Link>
        </li>
      ))}
      {others > 0 && (
        <li className={styles.others}>
          +{others} <span className="visually-hidden">more</span>
        </li>
      )}
    </ul>
  );
}
