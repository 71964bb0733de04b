import type { ReactNode, Ref } from 'react';
import { messages as credits } from '#app/features/credits/messages/messages.ts';
import { messages } from '#app/features/payment/messages/messages.ts';
import { bottomBarRef } from '#app/ui/feedback/bottom-bar.ts';
import { filled } from '#app/ui/filled.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Price } from '#app/ui/price.tsx';
import { namingButton, type OrderButton, orderButtonWords } from './order-button.ts';
import styles from './pay-panel.module.css';

export type PayPanelProps = {
  buttonRef?: Ref<HTMLButtonElement>;
  /** An empty basket, or one for which nothing is due; null where there is something to pay. */
  nothing: 'empty' | 'free' | null;
  /** What has to be done before paying, or null. */
  blocked: string | null;
  totalCents: number;
  /** Whether that is what a gift card or store credit has left to pay. */
  isRest: boolean;
  label: 'Buy Now' | 'Processing';
  orderButton: OrderButton;
  /** All that is ordered, right above total and button; null where the page has it elsewhere. */
  summary: ReactNode | null;
  disabled: boolean;
  /** What went wrong, or null; it is announced when it changes. */
  error: string | null;
};

/** Error area, total and button: the end of the form that pays; on a phone they stay in sight. */
export function PayPanel(props: PayPanelProps) {
  const { buttonRef, nothing, blocked, totalCents, label, summary, disabled, error } = props;
  const words = orderButtonWords(props.orderButton, totalCents);
  const total = (
    <p role="status" className={styles.total}>
      {props.isRest ? credits.leftToPay : messages.orderTotal} <Price cents={totalCents} />
    </p>
  );
  return (
    // A bar has no room for a summary, and its button would leave it.
    <div
      {...(summary === null && { ref: bottomBarRef, 'data-bottom-bar': '' })}
      className={`${summary === null ? styles.panel : styles.summed} grid gap-3`}
    >
      <p role="alert" className={styles.error}>
        {namingButton(error, words)}
      </p>
      {summary === null && total}
      {nothing === 'empty' && (
        <p className={styles.nothing}>
          {filled(messages.nothingToPay, { nothing: <strong>{messages.nothing}</strong> })}
        </p>
      )}
      {nothing === 'free' && !blocked && (
        <p className={styles.nothing}>
          {filled(messages.noCardNeeded, { nothing: <strong>{messages.nothingIsDue}</strong> })}
        </p>
      )}
      {blocked && nothing !== 'empty' && <p className={styles.nothing}>{blocked}</p>}
      {summary}
      {summary !== null && total}
      <Button
        ref={buttonRef}
        kind="primary"
        disabled={disabled || blocked !== null}
        busy={label === 'Processing'}
      >
        {label === 'Processing' ? messages.processing : words}
      </Button>
    </div>
  );
}
