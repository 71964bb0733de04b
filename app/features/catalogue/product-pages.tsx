import { ButtonLink } from '#app/ui/button-link.tsx';
import styles from './product-pages.module.css';

type ProductPagesProps = {
  /** Where the next page is, or null on the last. */
  next: string | null;
  /** Where the first page is, or null on it. */
  first: string | null;
};

/** The links from one page of the catalogue to the others; nothing if there is only one. */
export function ProductPages({ next, first }: ProductPagesProps) {
  if (next === null && first === null) return null;
  return (
    <nav aria-label="Pages of products" className={styles.pages}>
      {first !== null && (
        <ButtonLink kind="secondary" to={first}>
          First page
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink kind="primary" to={next} rel="next">
          More products
        </ButtonLink>
      )}
    </nav>
  );
}
