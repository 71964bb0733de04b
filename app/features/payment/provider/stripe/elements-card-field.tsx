import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useImperativeHandle } from 'react';
import type { CardFieldProps } from '#app/features/payment/provider/card-field.ts';
import { confirmPayment, UNKNOWN_MESSAGE, UNPAID_MESSAGE } from './confirm-payment.ts';

function CardElementField({ ref, disabled, onChange }: CardFieldProps) {
  const stripe = useStripe();
  const elements = useElements();
  useImperativeHandle(ref, () => {
    const card = () => elements?.getElement(CardElement);
    return {
      async confirm(clientSecret) {
        const element = card();
        // Without it nothing can have been charged: the page was left before the confirmation.
        if (!stripe || !element) return { ok: false, isUnclear: false, message: UNPAID_MESSAGE };
        const confirmed = await confirmPayment(stripe, clientSecret, element);
        if (confirmed.ok) return confirmed;
        return { ...confirmed, isUnclear: confirmed.message === UNKNOWN_MESSAGE };
      },
      focus: () => card()?.focus(),
    };
  }, [stripe, elements]);
  return (
    <CardElement
      options={{ hidePostalCode: true, disabled }}
      onChange={({ empty, complete, error }) =>
        onChange({ isEmpty: empty, isComplete: complete, error: error?.message ?? null })
      }
    />
  );
}

/**
 * Stripe's card element with its provider around it (spec 2, Payment page), over Stripe.js or over
 * an object that stands in for it.
 */
export function ElementsCardField({ stripe, ...props }: CardFieldProps & { stripe: Stripe }) {
  return (
    <Elements stripe={stripe}>
      <CardElementField {...props} />
    </Elements>
  );
}
