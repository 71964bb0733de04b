import { Fragment, type MouseEvent, useId } from 'react';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { isSmallPicture } from '#app/features/catalogue/product/pictures/picture-name.ts';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import {
  altTextOf,
  type ListedProduct,
  picturesOf,
} from '#app/features/catalogue/product/product.ts';
import { CloseIcon, icon } from '#app/ui/icons.tsx';
import styles from './product-gallery.module.css';

const EnlargeIcon = icon(
  <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5l5 5M10.5 7.5v6M7.5 10.5h6" />,
);

type LargePictureProps = {
  title: string;
  image: string;
  /** What it shows. */
  alt: string;
  /** What distinguishes it from the others; empty when it is the only one. */
  number: string;
  eager: boolean;
};

/** Moves what was opened to where it was tapped; a key opens it at its corner. */
function showTapped({
  currentTarget: button,
  clientX,
  clientY,
  detail,
}: MouseEvent<HTMLButtonElement>): void {
  const enlarged = button.popoverTargetElement;
  if (detail === 0 || !enlarged) return;
  const { left, top, width, height } = button.getBoundingClientRect();
  // It has its size once it is open.
  requestAnimationFrame(() =>
    enlarged.scrollTo(
      ((clientX - left) / width) * enlarged.scrollWidth - enlarged.clientWidth / 2,
      ((clientY - top) / height) * enlarged.scrollHeight - enlarged.clientHeight / 2,
    ),
  );
}

/** A picture that fills the column; a click opens it larger than the page has room for. */
function LargePicture({ title, image, alt, number, eager }: LargePictureProps) {
  const id = useId();
  const name = number === '' ? 'picture' : number.toLowerCase();
  return (
    <div className={`${styles.large} min-w-0 rounded clipped relative`}>
      <ProductPicture
        product={{ title: alt, image }}
        sizes="(min-width: 64em) 40em, (min-width: 48em) 45vw, 95vw"
        eager={eager}
      />
      {image !== '' && !isSmallPicture(image) && (
        <>
          <button
            type="button"
            popoverTarget={id}
            onClick={showTapped}
            className={`${styles.enlarge} grid rounded no-border no-ground`}
            aria-label={messages.enlarge(name)}
          >
            <EnlargeIcon />
          </button>
          <div
            id={id}
            popover="auto"
            role="dialog"
            aria-label={title}
            className={`${styles.zoom} w-full h-full no-border p-0 m-0`}
          >
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              className={`${styles.close} grid pointer no-border p-0 no-ground`}
              aria-label={messages.close}
            >
              <CloseIcon />
            </button>
            <div className={styles.enlarged}>
              <ProductPicture product={{ title: alt, image }} sizes="75rem" />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

/**
 * The pictures of a variant: one is large, the others are chosen by radio buttons that show them small.
 * By touch they are in a row that is swiped. All of it is CSS and a popover, so it works without scripts.
 */
export function ProductGallery({ product }: { product: ListedProduct }) {
  const name = useId();
  const { title } = product;
  const pictures = picturesOf(product);
  if (pictures.length < 2) {
    const [image = ''] = pictures;
    const alt = altTextOf(product, image);
    return <LargePicture title={title} image={image} alt={alt} number="" eager />;
  }
  return (
    <fieldset className={`${styles.gallery} flex wrap min-w-0 no-border p-0 m-0 gap-2`}>
      <legend className="visually-hidden">{messages.pictures}</legend>
      {pictures.map((image, index) => {
        const number = messages.pictureOf(index + 1, pictures.length);
        const id = `${name}-${index}`;
        const alt = altTextOf(product, image);
        return (
          <Fragment key={image}>
            <input
              type="radio"
              id={id}
              name={name}
              value={index}
              defaultChecked={index === 0}
              autoComplete="off"
              className={styles.radio}
              aria-label={alt === title ? number : `${number}: ${alt}`}
            />
            <label htmlFor={id} className={`${styles.thumbnail} rounded pointer control-border`}>
              <span aria-hidden="true">
                <ProductPicture product={{ title, image }} sizes="4.5em" />
              </span>
            </label>
            <LargePicture
              title={title}
              image={image}
              alt={alt}
              number={number}
              eager={index === 0}
            />
          </Fragment>
        );
      })}
    </fieldset>
  );
}
