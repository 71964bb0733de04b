import { Link } from 'react-router';
import { categoryPath } from '#app/features/catalogue/product/product-path.ts';
import styles from './category-list.module.css';

/** The categories as links, in columns as wide as the screen allows. */
export function CategoryList({ categories }: { categories: readonly string[] }) {
  if (categories.length === 0) return null;
  return (
    <ul className={styles.categories}>
      {categories.map((category) => (
        <li key={category}>
          <Link to={categoryPath(category)} prefetch="intent" className={styles.category}>
            {category}
          </Link>
        </li>
      ))}
    </ul>
  );
}
