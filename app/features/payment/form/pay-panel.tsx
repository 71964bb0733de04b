import type { Ref } from 'react';
import { Button } from '#app/ui/forms/button.tsx';
import { Price } from '#app/ui/price.tsx';
import styles from './pay-panel.module.css';

type PayPanelProps = {
  buttonRef?: Ref<HTMLButtonElement>;
  totalCents: number;
  label: 'Buy Now' | 'Processing';
  disabled: boolean;
  /** What went wrong, or null; it is announced when it changes. */
  error: string | null;
};

/** Total, error area and button: the end of the form that pays, and of the page. */
export function PayPanel({ buttonRef, totalCents, label, disabled, error }: PayPanelProps) {
  return (
    <div className={styles.panel}>
      <p role="status" className={styles.total}>
        Order Total: <Price cents={totalCents} />
      </p>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <Button ref={buttonRef} kind="primary" disabled={disabled} busy={label === 'Processing'}>
        {label}
      </Button>
    </div>
  );
}
