import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { toastClient, toastStore } from '#app/features/basket/browser/basket-toast-client.ts';
import type { BasketMessage } from '#app/features/basket/core/basket-messages.ts';
import { OfflineNotice } from '#app/ui/feedback/offline-notice.tsx';
import { ToastRegion } from '#app/ui/feedback/toast-region.tsx';
import { BasketToast } from './basket-toast.tsx';

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
