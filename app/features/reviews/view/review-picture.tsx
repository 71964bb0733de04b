import { useId } from 'react';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { messages } from '#app/features/reviews/messages/messages.ts';
import { CloseIcon } from '#app/ui/icons.tsx';
import styles from './review-picture.module.css';

type ReviewPictureProps = {
  image: string;
  /** What it is, for who does not see it. */
  text: string;
};

/** A picture of a review: small, and large once it is opened, without scripts too. */
export function ReviewPicture({ image, text }: ReviewPictureProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${styles.small} no-border no-ground p-0 rounded clipped pointer`}
        aria-label={messages.enlarge(text)}
      >
        <ProductPicture product={{ title: '', image }} sizes="6em" />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text}
        className={`${styles.large} no-border p-0`}
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
        <ProductPicture product={{ title: text, image }} sizes="min(90vw, 90vh)" />
      </div>
    </>
  );
}
