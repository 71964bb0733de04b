import { useRef } from 'react';
import { useStore } from 'zustand';
import { toastClient, toastStore } from '#app/features/basket/browser/basket-toast-client.ts';
import { Toast } from '#app/ui/feedback/toast.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { focusHeading } from '#app/ui/page/focus-heading.ts';
import { BasketForm } from './basket-form.tsx';
import styles from './basket-toast.module.css';

/** Shows what was added or removed, with a button that undoes exactly that. */
export function BasketToast() {
  const notice = useStore(toastStore);
  const cameFrom = useRef<HTMLElement | null>(null);
  const undo = notice?.undo ?? null;

  /** Pressing the button removes it: the focus returns to where it was before. */
  function giveFocusBack(): void {
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    else focusHeading();
  }

  return (
    <Toast
      notice={notice}
      onDone={toastClient.dismiss}
      onEnter={(element) => {
        cameFrom.current = element;
      }}
    >
      {undo === 'later' && (
        <Button kind="quiet" type="button" disabled className={styles.undo}>
          Undo
        </Button>
      )}
      {undo !== null && undo !== 'later' && (
        <BasketForm action={undo} onSent={giveFocusBack}>
          <Button kind="quiet" className={styles.undo}>
            Undo
          </Button>
        </BasketForm>
      )}
    </Toast>
  );
}
