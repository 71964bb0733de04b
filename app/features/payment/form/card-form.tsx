import { useLayoutEffect, useRef, useState } from 'react';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents, itemsForSale } from '#app/features/basket/core/basket-total.ts';
import { ChargeParts } from '#app/features/delivery/charge-parts.tsx';
import { chargeCents, chargeParts, type PaymentTerms } from '#app/features/delivery/terms.ts';
import type { BrowserConfig } from '#app/features/payment/provider/payment-provider.ts';
import { cardFieldFor } from './card-fields.ts';
import {
  ConfirmationEmailField,
  type ConfirmationEmailHandle,
} from './confirmation-email-field.tsx';
import { NoScriptCardForm, type StartedNoScriptPayment } from './no-script-card-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import { useCardField } from './use-card-field.ts';

type Props = {
  config: BrowserConfig;
  /** What a page without scripts pays with; null after client navigation. */
  noScript: StartedNoScriptPayment | null;
  /** How the last try without scripts ended. */
  problem: string | null;
  items: readonly BasketItem[];
  /** What is paid beside the items, and where they go; null for the items alone. */
  terms: PaymentTerms | null;
  /** What has to be done before paying, or null. */
  blocked: string | null;
  /** Whether the items shown are the server's word, with nothing under way. */
  isBasketSettled: boolean;
  uid: string | undefined;
  /** For a guest, who may give an address for the confirmation; null for an account, which has one. */
  confirmation: { email: string | null; isMalformed: boolean } | null;
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
 * The form that pays by card (spec 2, Payment page). The page is served with the no-script form; the
 * provider's card field takes its place when it is loaded, unless the shopper is typing into the
 * no-script form by then.
 */
export function CardForm(props: Props) {
  const { config, noScript, problem, terms, blocked, isBasketSettled, uid, confirmation } = props;
  const items = itemsForSale(props.items);
  const form = useRef<HTMLFormElement>(null);
  const emailField = useRef<ConfirmationEmailHandle>(null);
  const basketKey = `${keyOf(items)} ${JSON.stringify(terms)}`;
  const [served, setServed] = useState({ noScript, basketKey });
  const { NoScriptFields } = cardFieldFor(config);
  const { CardField, hasFailed, retry } = useCardField(config);
  useLayoutEffect(() => {
    if (!CardField || !form.current || isInUse(form.current)) return;
    setServed((now) => ({ ...now, noScript: null }));
  }, [CardField]);
  const totalCents = basketTotalCents(items);

  const chargedCents = chargeCents(totalCents, terms);
  const parts = <ChargeParts parts={chargeParts(totalCents, terms)} />;
  const email = confirmation && <ConfirmationEmailField ref={emailField} {...confirmation} />;

  // The no-script form's intent is for the basket that the page was served with.
  if (served.noScript && served.basketKey === basketKey) {
    return (
      <>
        {email}
        {parts}
        <NoScriptCardForm
          ref={form}
          {...served.noScript}
          Fields={NoScriptFields}
          problem={problem}
          blocked={blocked}
          itemCount={items.length}
          totalCents={totalCents}
          chargedCents={chargedCents}
        />
      </>
    );
  }
  return (
    <>
      {email}
      {parts}
      <PaymentForm
        CardField={CardField}
        Placeholder={NoScriptFields}
        onRetry={hasFailed ? retry : null}
        problem={problem}
        blocked={blocked}
        itemCount={items.length}
        totalCents={totalCents}
        chargedCents={chargedCents}
        hasTerms={terms !== null}
        basketKey={basketKey}
        isBasketSettled={isBasketSettled}
        uid={uid}
        beforeConfirm={async () => emailField.current?.save()}
      />
    </>
  );
}
