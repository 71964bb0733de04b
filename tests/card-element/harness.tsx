/** A minimal payment page: how a shop uses the card element, and what the element reports. */
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCardSimulator } from 'stripe-simulator/browser/load-card-simulator.ts';

const clientSecret = 'pi_1_secret_2';

function PaymentForm() {
  const stripe = useStripe();
  const elements = useElements();
  const [events, setEvents] = useState<string[]>([]);
  const [result, setResult] = useState('');
  const [isDisabled, setIsDisabled] = useState(false);

  function log(type: string, event: object): void {
    setEvents((earlier) => [...earlier, JSON.stringify({ type, ...event })]);
  }

  async function pay(event: FormEvent) {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return;
    const data = { payment_method: { card } };
    setResult(JSON.stringify(await stripe.confirmCardPayment(clientSecret, data)));
  }

  async function askForIntent() {
    setResult(JSON.stringify(await stripe?.retrievePaymentIntent(clientSecret)));
  }

  return (
    <form onSubmit={pay}>
      <label htmlFor="card">Pay with</label>
      <CardElement
        id="card"
        options={{ disabled: isDisabled, style: { base: { iconColor: 'rgb(1, 128, 128)' } } }}
        onReady={() => log('ready', {})}
        onChange={(event) => log('change', event)}
        onFocus={() => log('focus', {})}
        onBlur={() => log('blur', {})}
        onEscape={() => log('escape', {})}
      />
      <button type="submit">Buy Now</button>
      <button type="button" onClick={() => void askForIntent()}>
        Ask for the intent
      </button>
      <button type="button" onClick={() => setIsDisabled(!isDisabled)}>
        Disable or enable
      </button>
      <button type="button" onClick={() => elements?.getElement('card')?.clear()}>
        Clear
      </button>
      <output>{result}</output>
      <ol>
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
          <li key={index}>{event}</li>
        ))}
      </ol>
    </form>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Elements stripe={loadCardSimulator('pk_test_simulator')}>
        <PaymentForm />
      </Elements>
    </StrictMode>,
  );
}
