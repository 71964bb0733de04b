import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import {
  type BasketToastState,
  toastClient,
  toastStore,
} from '#app/features/basket/browser/basket-toast-client.ts';
import type { BasketMessage } from '#app/features/basket/core/basket-messages.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { OfflineNotice } from '#app/ui/feedback/offline-notice.tsx';
import { Toast, ToastRegion } from '#app/ui/feedback/toast.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { focusHeading } from '#app/ui/navigation/route-announcer.tsx';
import { BasketForm } from './basket-form.tsx';
import styles from './basket-toast.module.css';

type BasketToastProps = {
  /** Null for none. */
  toast: BasketToastState | null;
  onDone: () => void;
};

type ShopToastsProps = {
  /** What the page was rendered with: the answer to a form that was posted without scripts. */
  served: BasketMessage | null;
  /** The uid; undefined for a guest. */
  visitor: string | undefined;
  /** Called when the shop can be reached again. */
  onFound: () => void;
};

/** At most one toast: about the basket, or else that the shop cannot be reached. */
export function ShopToasts({ served, visitor, onFound }: ShopToastsProps) {
  const shown = useStore(toastStore);
  const { pathname, search } = useLocation();
  const page = `${pathname}${search}`;
  useEffect(() => {
    // It goes with the page that it spoke of, and with the visitor who saw it.
    void page;
    void visitor;
    return toastClient.dismiss;
  }, [page, visitor]);
  const [dismissed, setDismissed] = useState<BasketMessage | null>(null);
  const toast = shown ?? (served && served !== dismissed ? { ...served, key: 'served' } : null);

  function onDone(): void {
    setDismissed(served);
    toastClient.dismiss();
  }

  return (
    <ToastRegion>
      <OfflineNotice onFound={onFound} silent={toast !== null} />
      <BasketToast toast={toast} onDone={onDone} />
    </ToastRegion>
  );
}

/** Shows what was added or removed, with a button that undoes exactly that. */
function BasketToast({ toast, onDone }: BasketToastProps) {
  const { pathname } = useLocation();
  const cameFrom = useRef<HTMLElement | null>(null);
  const undo = toast?.undo ?? null;

  /** Pressing the button removes it: the focus returns to where it was before. */
  function giveFocusBack(): void {
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    else focusHeading();
  }

  return (
    <Toast
      notice={
        toast && { key: toast.key, text: <ToastText text={toast.text} title={toast.title} /> }
      }
      onDone={onDone}
      onEnter={(element) => {
        cameFrom.current = element;
      }}
    >
      {undo !== null && pathname !== '/checkout' && (
        <ButtonLink kind="quiet" to="/checkout" className={styles.action}>
          {messages.viewBasket}
        </ButtonLink>
      )}
      {undo === 'later' && (
        <Button kind="quiet" type="button" disabled className={styles.action}>
          {messages.undo}
        </Button>
      )}
      {undo !== null && undo !== 'later' && (
        <BasketForm action={undo} onSent={giveFocusBack}>
          <Button kind="quiet" className={styles.action}>
            {messages.undo}
          </Button>
        </BasketForm>
      )}
    </Toast>
  );
}

/** A title may be written from right to left in a sentence that is not. */
function ToastText({ text, title }: { text: string; title: string | undefined }) {
  if (title === undefined) return text;
  return (
    <>
      {messages.beforeTitle(text)} <bdi>{title}</bdi>
    </>
  );
}
