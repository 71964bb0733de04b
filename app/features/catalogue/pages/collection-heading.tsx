import type { Collection } from '#app/features/catalogue/product/collection/collection.ts';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { ProductDescription } from '#app/features/catalogue/product/product-details.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import styles from './collection-heading.module.css';

type CollectionHeadingProps = {
  collection: Collection;
  /** The heading of the page. */
  children: string;
  /** Whether text and picture stand there, as on the first of its pages. */
  isWhole: boolean;
};

/** What a collection is about. */
export function CollectionHeading({ collection, children, isWhole }: CollectionHeadingProps) {
  const { text, image } = collection;
  const heading = <PageHeading>{children}</PageHeading>;
  if (!isWhole || (text === '' && image === '')) return heading;
  return (
    <div className={classNames(styles.about, image !== '' && styles.withPicture)}>
      {image !== '' && (
        <div className={styles.picture} aria-hidden="true">
          <ProductPicture
            product={{ title: '', image }}
            sizes="(min-width: 48em) 11rem, 6rem"
            eager
          />
        </div>
      )}
      <div className={styles.title}>{heading}</div>
      {text !== '' && (
        <div className={styles.text}>
          <ProductDescription text={text} />
        </div>
      )}
    </div>
  );
}
