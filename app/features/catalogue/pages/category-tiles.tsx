import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { categoryPath } from '#app/features/catalogue/product/product-path.ts';
import { searchCount } from '#app/features/catalogue/search/query/search-count.ts';
import { Link } from '#app/ui/link.tsx';
import type { Category } from './category.ts';
import styles from './category-tiles.module.css';

/** The categories as links with a picture and a count, in columns as wide as the screen allows. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className={styles.tiles}>
      {categories.map(({ name, image, products }) => (
        <li key={name}>
          <Link to={categoryPath(name)} prefetch="intent" className={`${styles.tile} raised`}>
            <span className={styles.picture} aria-hidden="true">
              {image === '' ? (
                <span className={styles.letter}>{[...name][0]}</span>
              ) : (
                <ProductPicture
                  product={{ title: '', image }}
                  sizes="(min-width: 64em) 13em, (min-width: 48em) 28vw, 40vw"
                />
              )}
            </span>
            <span className={styles.words}>
              <span className={`${styles.name} semibold clipped nowrap`}>{name}</span>{' '}
              {products !== null && (
                <span className="text-small muted">{searchCount(products)}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
