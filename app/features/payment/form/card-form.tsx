import { useLayoutEffect, useRef, useState } from 'react';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { ChargeParts } from '#app/features/delivery/charge-parts.tsx';
import { chargeCents, chargeParts } from '#app/features/delivery/terms.ts';
import { chargeTaxes } from '#app/features/invoices/charge-lines.ts';
import { type Checkout, checkoutVersion } from '#app/features/payment/checkout-version.ts';
import type { BrowserConfig } from '#app/features/payment/provider/payment-provider.ts';
import { describeChanges } from '#app/features/payment/start/checkout-changes.ts';
import { UNFINISHED_EMAIL } from '#app/features/payment/start/confirmation-email.ts';
import { formatRate } from '#app/features/tax/tax-rate.ts';
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
  /** What is paid for. */
  checkout: Checkout;
  /** Changes when the shopper opens the page anew or posts one of its forms, and sees all of it again. */
  lookKey: string;
  /** What has to be done before paying, or null. */
  blocked: string | null;
  /** Whether the items shown are the server's word, with nothing under way. */
  isBasketSettled: boolean;
  uid: string | undefined;
  /** For a guest, who may give an address for the confirmation; null for an account, which has one. */
  confirmation: { email: string | null; isMalformed: boolean } | null;
};

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
  const { config, problem, checkout, lookKey, blocked, isBasketSettled, uid, confirmation } = props;
  const { items, terms } = checkout;
  const form = useRef<HTMLFormElement>(null);
  const emailField = useRef<ConfirmationEmailHandle>(null);
  const [noScript, setNoScript] = useState(props.noScript);
  /** What the shopper has looked at: what differs from it is said. */
  const [looked, setLooked] = useState({ lookKey, checkout });
  if (looked.lookKey !== lookKey) setLooked({ lookKey, checkout });
  const { NoScriptFields } = cardFieldFor(config);
  const { CardField, hasFailed, retry } = useCardField(config);
  useLayoutEffect(() => {
    if (!CardField || !form.current || isInUse(form.current)) return;
    setNoScript(null);
  }, [CardField]);
  const totalCents = basketTotalCents(items);

  const chargedCents = chargeCents(totalCents, terms);
  const rates = chargeTaxes({ basket: items, terms }).filter(({ taxCents }) => taxCents > 0);
  const taxes = rates.map(({ basisPoints, taxCents }) => ({
    name: `Includes ${formatRate(basisPoints)} tax`,
    cents: taxCents,
  }));
  const parts = <ChargeParts parts={[...chargeParts(totalCents, terms), ...taxes]} />;
  const email = confirmation && <ConfirmationEmailField ref={emailField} {...confirmation} />;

  const version = checkoutVersion(checkout);
  // The no-script form's intent is for what the page was served with.
  const isFree = items.length > 0 && chargedCents === 0;
  if (noScript?.payment.version === version && !isFree) {
    return (
      <>
        {email}
        {parts}
        <NoScriptCardForm
          ref={form}
          {...noScript}
          Fields={NoScriptFields}
          problem={problem}
          blocked={blocked}
          itemCount={items.length}
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
        isServed={props.noScript !== null}
        onRetry={hasFailed ? retry : null}
        problem={problem}
        blocked={blocked}
        itemCount={items.length}
        totalCents={totalCents}
        chargedCents={chargedCents}
        version={version}
        changes={blocked === null ? describeChanges(looked.checkout, checkout) : []}
        onLooked={() => setLooked({ lookKey, checkout })}
        isBasketSettled={isBasketSettled}
        uid={uid}
        beforeConfirm={async () => {
          const isSaved = (await emailField.current?.save()) ?? true;
          return isSaved ? null : UNFINISHED_EMAIL;
        }}
      />
    </>
  );
}
