import { type FormEvent, type Ref, useEffect, useState } from 'react';
import type { CardFieldAdapter } from '#app/features/payment/provider/card-field.ts';
import type { NoScriptForm } from '#app/features/payment/provider/payment-provider.ts';
import type { NoScriptPayment } from '#app/features/payment/start/no-script-return.ts';
import styles from './card-form.module.css';
import { PayPanel } from './pay-panel.tsx';
import { whyNothingToPay } from './payment-flow.ts';

/** A payment that was started for a page that may be without scripts, and the form that pays it. */
export type StartedNoScriptPayment = { payment: NoScriptPayment; form: NoScriptForm };

type NoScriptCardFormProps = StartedNoScriptPayment & {
  ref: Ref<HTMLFormElement>;
  Fields: CardFieldAdapter['NoScriptFields'];
  /** How the last try ended. */
  problem: string | null;
  /** What has to be done before paying, or null. */
  blocked: string | null;
  itemCount: number;
  /** What is charged for them. */
  chargedCents: number;
};

/** The card form of a page without scripts, or whose scripts came after the first digits. */
export function NoScriptCardForm(props: NoScriptCardFormProps) {
  const { ref, form, Fields, payment, problem, blocked, itemCount, chargedCents } = props;
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
    <form ref={ref} method="post" action={form.action} onSubmit={onSubmit} className={styles.form}>
      {Object.entries(form.hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.card}>{Fields && <Fields disabled={itemCount === 0} />}</div>
      <PayPanel
        nothing={whyNothingToPay('ready', { itemCount, chargedCents })}
        blocked={blocked}
        totalCents={chargedCents}
        label={isSent ? 'Processing' : 'Buy Now'}
        disabled={isSent || itemCount === 0 || payment.clientSecret === null}
        error={payment.message ?? problem}
      />
    </form>
  );
}
