import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useReducer } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { type BasketItem, basketTotalCents } from '#app/features/basket/basket-item.ts';
import styles from './card-form.module.css';
import type { CardProvider } from './card-provider.ts';
import { confirmPayment } from './confirm-payment.ts';
import { loadProvider } from './load-provider.ts';
import { PayPanel } from './pay-panel.tsx';
import { reportPaid, type Started } from './payment-calls.ts';
import { buyLabel, initialFlow, isBuyDisabled, paymentFlow, shownError } from './payment-flow.ts';
import { usePaymentIntent } from './use-payment-intent.ts';

type Props = {
  provider: CardProvider;
  items: readonly BasketItem[];
  /** Whether the items shown are the server's word, with nothing under way. */
  isBasketSettled: boolean;
  uid: string | undefined;
};

/** The card input with its provider around it (spec 2, Payment page). */
export function CardForm({ provider, ...rest }: Props) {
  const stripe = typeof window === 'undefined' ? null : loadProvider(provider);
  return (
    <Elements stripe={stripe}>
      <PaymentForm {...rest} />
    </Elements>
  );
}

function PaymentForm({ items, isBasketSettled, uid }: Omit<Props, 'provider'>) {
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [flow, tell] = useReducer(paymentFlow, initialFlow);
  const totalCents = basketTotalCents(items);

  const paymentIntent = usePaymentIntent({
    totalCents,
    basketKey: items.map((item) => `${item.line}:${item.price}`).join(),
    isWanted: items.length > 0 && isBasketSettled && flow.phase === 'ready',
    onRefused: (refusal) => void handleRefusal(refusal),
  });

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
    if (!confirmed.ok) return tell({ type: 'failed', message: confirmed.message });
    tell({ type: 'succeeded' });
    await reportPaid(uid, confirmed.intent);
    await navigate('/orders');
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!isBuyDisabled(flow, items.length)) void pay();
  }

  return (
    <form onSubmit={onSubmit} className={styles.form}>
      <div className={styles.card}>
        <CardElement
          options={{ hidePostalCode: true, disabled: flow.phase !== 'ready' }}
          onChange={({ empty, error }) =>
            tell({ type: 'card_changed', isEmpty: empty, error: error?.message ?? null })
          }
        />
      </div>
      <PayPanel
        totalCents={totalCents}
        label={buyLabel(flow)}
        disabled={isBuyDisabled(flow, items.length)}
        error={shownError(flow)}
      />
    </form>
  );
}
