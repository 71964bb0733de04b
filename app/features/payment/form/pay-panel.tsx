import type { Ref } from 'react';
import { messages } from '#app/features/payment/messages/messages.ts';
import { bottomBarRef } from '#app/ui/feedback/bottom-bar.ts';
import { filled } from '#app/ui/filled.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Price } from '#app/ui/price.tsx';
import styles from './pay-panel.module.css';

type PayPanelProps = {
  buttonRef?: Ref<HTMLButtonElement>;
  /** An empty basket, or one for which nothing is due; null where there is something to pay. */
  nothing: 'empty' | 'free' | null;
  /** What has to be done before paying, or null. */
  blocked: string | null;
  totalCents: number;
  label: 'Buy Now' | 'Processing';
  disabled: boolean;
  /** What went wrong, or null; it is announced when it changes. */
  error: string | null;
};

/** Error area, total and button: the end of the form that pays; on a phone they stay in sight. */
export function PayPanel(props: PayPanelProps) {
  const { buttonRef, nothing, blocked, totalCents, label, disabled, error } = props;
  return (
    <div ref={bottomBarRef} data-bottom-bar="" className={`${styles.panel} grid gap-3`}>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <p role="status" className={styles.total}>
        {messages.orderTotal} <Price cents={totalCents} />
      </p>
      {nothing === 'empty' && (
        <p className={styles.nothing}>
          {filled(messages.nothingToPay, { nothing: <strong>{messages.nothing}</strong> })}{' '}
          <Link to="/">{messages.findSomething}</Link>
        </p>
      )}
      {nothing === 'free' && !blocked && (
        <p className={styles.nothing}>
          {filled(messages.noCardNeeded, { nothing: <strong>{messages.nothingIsDue}</strong> })}
        </p>
      )}
      {blocked && nothing !== 'empty' && <p className={styles.nothing}>{blocked}</p>}
      <Button
        ref={buttonRef}
        kind="primary"
        disabled={disabled || blocked !== null}
        busy={label === 'Processing'}
      >
        {label === 'Processing' ? messages.processing : messages.buyNow}
      </Button>
    </div>
  );
}
