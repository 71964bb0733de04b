import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useEffect, useReducer, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import styles from './card-form.module.css';
import { confirmPayment, UNKNOWN_MESSAGE } from './confirm-payment.ts';
import { NoScriptCardFields } from './no-script-card-fields.tsx';
import { PayPanel } from './pay-panel.tsx';
import { reportPaid, type Started } from './payment-api.ts';
import { buyLabel, initialFlow, isBuyDisabled, paymentFlow, shownError } from './payment-flow.ts';
import { usePaymentIntent } from './use-payment-intent.ts';

type PaymentFormProps = {
  /** Whether the card simulator's stand-in makes the card element. */
  isSimulated: boolean;
  /** Loads the provider again after it could not be loaded; else null. */
  onRetry: (() => void) | null;
  problem: string | null;
  itemCount: number;
  totalCents: number;
  /** Changes whenever the basket does. */
  basketKey: string;
  isBasketSettled: boolean;
  uid: string | undefined;
};

/** The card element and the button that pays with it, by the rules of spec 4. */
export function PaymentForm(props: PaymentFormProps) {
  const { itemCount, totalCents, basketKey, isBasketSettled, uid } = props;
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [flow, tell] = useReducer(paymentFlow, { ...initialFlow, failure: props.problem });
  const buyButton = useRef<HTMLButtonElement>(null);
  const isCardComplete = useRef(false);
  /** Whether the last try may have charged the card. */
  const isUnclear = useRef(false);

  const paymentIntent = usePaymentIntent({
    totalCents,
    basketKey,
    isWanted: itemCount > 0 && isBasketSettled && flow.phase === 'ready',
    onRefused: (refusal) => void handleRefusal(refusal),
  });

  useEffect(() => {
    // What was disabled while processing lost the focus: it goes back to where there is work to do.
    if (flow.failure === null || document.activeElement !== document.body) return;
    if (isCardComplete.current) buyButton.current?.focus();
    else elements?.getElement(CardElement)?.focus();
  }, [flow.failure, elements]);

  useEffect(() => {
    // The basket was emptied after an unclear try: it was paid, and the provider told the shop.
    if (itemCount === 0 && flow.failure !== null && isUnclear.current) void navigate('/orders');
  }, [itemCount, flow.failure, navigate]);

  async function handleRefusal({ code, message }: Extract<Started, { ok: false }>) {
    if (code === 'already_paid' || code === 'payment_processing') return navigate('/orders');
    tell({ type: 'failed', message });
    // Another tab or device changed the basket: show what it is now.
    if (code === 'total_changed' || code === 'empty_basket') await revalidate();
  }

  async function pay(): Promise<void> {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return;
    tell({ type: 'submitted' });
    const started = await paymentIntent();
    if (!started.ok) return handleRefusal(started);
    const confirmed = await confirmPayment(stripe, started.clientSecret, card);
    isUnclear.current = !confirmed.ok && confirmed.message === UNKNOWN_MESSAGE;
    if (!confirmed.ok) return tell({ type: 'failed', message: confirmed.message });
    tell({ type: 'succeeded' });
    await reportPaid(uid, confirmed.intent);
    await navigate('/orders');
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!isBuyDisabled(flow, itemCount)) void pay();
  }

  return (
    <form onSubmit={onSubmit} className={styles.form}>
      {props.onRetry && (
        <Notice kind="error" role="alert" title="The card form could not be loaded">
          <p>Check your connection. Your basket is as it was.</p>
          <Button kind="secondary" type="button" onClick={props.onRetry}>
            Try again
          </Button>
        </Notice>
      )}
      <div className={styles.card}>
        {elements ? (
          <CardElement
            options={{ hidePostalCode: true, disabled: flow.phase !== 'ready' }}
            onChange={({ empty, complete, error }) => {
              isCardComplete.current = complete;
              tell({ type: 'card_changed', isEmpty: empty, error: error?.message ?? null });
            }}
          />
        ) : (
          props.isSimulated && <NoScriptCardFields disabled />
        )}
      </div>
      <noscript>
        <p>Paying by card needs scripts, which this browser does not run.</p>
      </noscript>
      <PayPanel
        buttonRef={buyButton}
        totalCents={totalCents}
        label={buyLabel(flow)}
        disabled={isBuyDisabled(flow, itemCount)}
        error={shownError(flow)}
      />
    </form>
  );
}
