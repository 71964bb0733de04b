import { messages } from '#app/features/catalogue/messages/messages.ts';
import {
  type Collection,
  collectionPath,
} from '#app/features/catalogue/product/collection/collection.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './product-collections.module.css';

type ProductCollectionsProps = { collections: readonly Pick<Collection, 'handle' | 'title'>[] };

/** Where a product stands with others; nothing where it does not. */
export function ProductCollections({ collections }: ProductCollectionsProps) {
  if (collections.length === 0) return null;
  return (
    <nav aria-labelledby="collections" className={`${styles.collections} screen-only`}>
      <span id="collections" className="muted">
        {collections.length === 1 ? messages.partOfCollection : messages.partOfCollections}
      </span>
      <ul className={styles.links}>
        {collections.map((one) => (
          <li key={one.handle}>
            <Link to={collectionPath(one)} prefetch="intent" className={styles.link} dir="auto">
              {one.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
