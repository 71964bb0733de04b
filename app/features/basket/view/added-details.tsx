import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFetcher } from 'react-router';
import { useStore } from 'zustand';
import { toastClient, toastStore } from '#app/features/basket/browser/basket-toast-client.ts';
import { useShopState } from '#app/features/basket/browser/use-shop-state.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { toLineProduct } from '#app/features/catalogue/product/options/options.ts';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { TOAST_DETAILS_ID } from '#app/ui/feedback/toast.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import styles from './added-details.module.css';

/**
 * What the toast says more on the page of a product that was added: its picture, how many of it are in the basket, and what
 * is missing until delivery is free. One notice at a time (decision 43): its words, Undo and the way to the basket are the
 * toast's. Not on cards: there it would hide the next ones.
 */
export function AddedDetails({ product }: { product: Product }) {
  const toast = useStore(toastStore);
  const { basket } = useShopState();
  const { data, load } = useFetcher<{ freeFromCents: number | null }>();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { title, image } = toLineProduct(product);
  const key = toast !== null && toast.undo !== null && toast.title === title ? toast.key : null;
  const isKept = key !== null && toast?.undo !== 'later';

  useLayoutEffect(() => {
    setPlace(key === null ? null : document.getElementById(TOAST_DETAILS_ID));
  }, [key]);
  // The server says it of what is in the basket by now.
  useEffect(() => {
    if (isKept) void load('/checkout');
  }, [isKept, load]);

  function close(): void {
    const hadFocus = place?.parentElement?.contains(document.activeElement);
    toastClient.dismiss();
    if (hadFocus)
      document.querySelector<HTMLElement>(`[id="add-${product.variant}"] button`)?.focus();
  }
  useEffect(() => {
    if (key === null) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  if (!place) return null;
  const count = basket.filter(({ variant }) => variant === product.variant).length;
  const totalCents = basketTotalCents(basket);
  const freeFromCents = data?.freeFromCents ?? null;
  return createPortal(
    <div className={`${styles.details} flex items-center gap-3`}>
      <div className={`${styles.picture} flex-none rounded clipped`}>
        <ProductPicture product={{ title: '', image }} sizes="4em" eager />
      </div>
      <div className={`${styles.words} min-w-0`}>
        <p>{messages.inBasket(count)}</p>
        <p role="status" className="text-small">
          {freeFromCents !== null &&
            (totalCents < freeFromCents
              ? messages.moreForFree(formatCents(freeFromCents - totalCents))
              : messages.deliveryIsFree)}
        </p>
        {freeFromCents !== null && (
          <progress
            className={styles.progress}
            max={freeFromCents}
            value={totalCents}
            aria-hidden="true"
          />
        )}
      </div>
      <button
        type="button"
        className={`${styles.close} grid flex-none pointer no-border no-ground inherit`}
        aria-label={messages.close}
        onClick={close}
      >
        <CloseIcon />
      </button>
    </div>,
    place,
  );
}
