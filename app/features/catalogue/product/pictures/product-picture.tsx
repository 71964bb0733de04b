import { useState } from 'react';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ownPictureSources } from './picture-sizes.ts';
import styles from './product-picture.module.css';

type ProductPictureProps = {
  product: Pick<Product, 'title' | 'image'>;
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** Uses the wide cut if there is one. */
  wide?: boolean;
  /** For the pictures that are in sight at once. */
  eager?: boolean;
};

/**
 * A product on the ground of pictures, in a box of the shop's shape, so that nothing shifts when the picture loads.
 * Where there is none, or it cannot be loaded (also without scripts), the ground shows a basket.
 */
export function ProductPicture({ product, sizes, wide = false, eager }: ProductPictureProps) {
  const [failedImage, setFailedImage] = useState<string | null>(null);
  const { image, title } = product;
  const own = ownPictureSources(image, wide);
  const boxClass = classNames(
    styles.box,
    'text-small w-full clipped relative',
    own?.isWideCut && styles.wideBox,
  );
  if (image === '' || image === failedImage) {
    return (
      <span className={classNames(boxClass, styles.empty)} role="img" aria-label={title}>
        <span className={styles.emptyText}>{messages.noPicture}</span>
      </span>
    );
  }
  return (
    <span className={boxClass}>
      {own?.ground && <svg className={styles.ground} color={`#${own.ground}`} aria-hidden="true" />}
      <picture>
        {own && <source type="image/avif" srcSet={own.avif} sizes={sizes} />}
        {own && <source type="image/webp" srcSet={own.webp} sizes={sizes} />}
        <img
          src={own?.src ?? image}
          alt={title}
          width={own?.width ?? 640}
          height={own?.height ?? 640}
          loading={eager ? 'eager' : 'lazy'}
          decoding={eager ? 'auto' : 'async'}
          className={styles.image}
          onError={() => setFailedImage(image)}
          // It may have failed before the scripts came.
          ref={(img) => {
            if (img?.complete && img.naturalWidth === 0) setFailedImage(image);
          }}
        />
      </picture>
    </span>
  );
}
