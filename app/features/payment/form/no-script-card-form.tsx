import { type FormEvent, type Ref, useEffect, useState } from 'react';
import type { CardProvider } from '#app/features/payment/provider/card-provider.ts';
import type { NoScriptPayment } from '#app/features/payment/start/no-script-return.ts';
import styles from './card-form.module.css';
import { NoScriptCardFields } from './no-script-card-fields.tsx';
import { PayPanel } from './pay-panel.tsx';

type NoScriptCardFormProps = {
  ref: Ref<HTMLFormElement>;
  provider: Extract<CardProvider, { kind: 'simulator' }>;
  payment: NoScriptPayment;
  /** How the last try ended. */
  problem: string | null;
  itemCount: number;
  totalCents: number;
};

/** The card form of a page without scripts, or whose scripts came after the first digits. */
export function NoScriptCardForm(props: NoScriptCardFormProps) {
  const { ref, provider, payment, problem, itemCount, totalCents } = props;
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    // Back in this page, as the browser kept it: it can be sent again.
    const onPageShow = (): void => setSent(false);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  function onSubmit(event: FormEvent): void {
    if (isSent) event.preventDefault();
    setSent(true);
  }

  return (
    <form
      ref={ref}
      method="post"
      action={provider.base}
      onSubmit={onSubmit}
      className={styles.form}
    >
      <input type="hidden" name="client_secret" value={payment.clientSecret ?? ''} />
      <input type="hidden" name="key" value={provider.publishableKey} />
      <input type="hidden" name="return_url" value="/Payment/return" />
      <input type="hidden" name="back_url" value="/Payment" />
      <div className={styles.card}>
        <NoScriptCardFields />
      </div>
      <PayPanel
        totalCents={totalCents}
        label={isSent ? 'Processing' : 'Buy Now'}
        disabled={isSent || itemCount === 0 || payment.clientSecret === null}
        error={payment.message ?? problem}
      />
    </form>
  );
}
