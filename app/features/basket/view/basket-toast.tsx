import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { BasketToastState } from '#app/features/basket/browser/basket-toast-client.ts';
import { Toast } from '#app/ui/feedback/toast.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { ButtonLink } from '#app/ui/forms/button-link.tsx';
import { focusHeading } from '#app/ui/navigation/focus-heading.ts';
import { BasketForm } from './basket-form.tsx';
import styles from './basket-toast.module.css';

type BasketToastProps = {
  /** Null for none. */
  toast: BasketToastState | null;
  onDone: () => void;
};

/** Shows what was added or removed, with a button that undoes exactly that. */
export function BasketToast({ toast, onDone }: BasketToastProps) {
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
          View basket
        </ButtonLink>
      )}
      {undo === 'later' && (
        <Button kind="quiet" type="button" disabled className={styles.action}>
          Undo
        </Button>
      )}
      {undo !== null && undo !== 'later' && (
        <BasketForm action={undo} onSent={giveFocusBack}>
          <Button kind="quiet" className={styles.action}>
            Undo
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
      {text}: <bdi>{title}</bdi>
    </>
  );
}
