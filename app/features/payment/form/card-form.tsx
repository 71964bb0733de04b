import { Elements } from '@stripe/react-stripe-js';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  type BasketItem,
  basketTotalCents,
  itemsForSale,
} from '#app/features/basket/core/basket-item.ts';
import type { CardProvider } from '#app/features/payment/provider/card-provider.ts';
import type { NoScriptPayment } from '#app/features/payment/start/no-script-return.ts';
import { NoScriptCardForm } from './no-script-card-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import { useProvider } from './use-provider.ts';

type Props = {
  provider: CardProvider;
  /** What a page that was opened without scripts pays with; null after client navigation. */
  plain: NoScriptPayment | null;
  /** How the last try without scripts ended. */
  problem: string | null;
  items: readonly BasketItem[];
  /** Whether the items shown are the server's word, with nothing under way. */
  isBasketSettled: boolean;
  uid: string | undefined;
};

/** What is in the basket at which price: two baskets may have the same total. */
function keyOf(items: readonly BasketItem[]): string {
  return items.map((item) => `${item.line}:${item.priceCents}`).join();
}

/** Whether somebody is at the form already, or the browser has filled it in. */
function isInUse(form: HTMLFormElement): boolean {
  const typed = form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])');
  return form.contains(document.activeElement) || [...typed].some(({ value }) => value !== '');
}

/**
 * The card input with its provider around it (spec 2, Payment page). The page is served with the
 * plain form; the provider's field takes its place when it is loaded, unless the shopper is typing
 * into the plain one by then.
 */
export function CardForm(props: Props) {
  const { provider, plain, problem, isBasketSettled, uid } = props;
  const items = itemsForSale(props.items);
  const form = useRef<HTMLFormElement>(null);
  const basketKey = keyOf(items);
  const [served, setServed] = useState({ plain, basketKey });
  const { stripe, hasFailed, retry } = useProvider(provider);
  useLayoutEffect(() => {
    if (!stripe || !form.current || isInUse(form.current)) return;
    setServed((now) => ({ ...now, plain: null }));
  }, [stripe]);
  const totalCents = basketTotalCents(items);

  // The plain form's intent is for the basket that the page was served with.
  if (served.plain && provider.kind === 'simulator' && served.basketKey === basketKey) {
    return (
      <NoScriptCardForm
        ref={form}
        provider={provider}
        payment={served.plain}
        problem={problem}
        itemCount={items.length}
        totalCents={totalCents}
      />
    );
  }
  return (
    <Elements stripe={stripe}>
      <PaymentForm
        isSimulated={provider.kind === 'simulator'}
        onRetry={hasFailed ? retry : null}
        problem={problem}
        itemCount={items.length}
        totalCents={totalCents}
        basketKey={basketKey}
        isBasketSettled={isBasketSettled}
        uid={uid}
      />
    </Elements>
  );
}
