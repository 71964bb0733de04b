import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { creditName } from '#app/features/credits/credit-parts.ts';
import { messages as credits } from '#app/features/credits/messages/messages.ts';
import { ChargeParts } from '#app/features/delivery/charge-parts.tsx';
import { chargeCents, chargeParts, dueCents } from '#app/features/delivery/terms.ts';
import { chargeTaxes } from '#app/features/invoices/charge-lines.ts';
import { type Checkout, checkoutVersion } from '#app/features/payment/checkout-version.ts';
import { messages } from '#app/features/payment/messages/messages.ts';
import type { NoScriptPayment } from '#app/features/payment/no-script/no-script-return.ts';
import type { CardField, CardFieldAdapter } from '#app/features/payment/provider/card-field.ts';
import type {
  BrowserConfig,
  NoScriptForm,
} from '#app/features/payment/provider/payment-provider.ts';
import { describeChanges } from '#app/features/payment/start/checkout-changes.ts';
import { formatRate } from '#app/features/tax/tax-rate.ts';
import { cardFieldFor } from './card-fields.ts';
import styles from './card-form.module.css';
import type { OrderButton } from './order-button.ts';
import { OrderSummary } from './order-summary.tsx';
import { PayPanel, type PayPanelProps } from './pay-panel.tsx';
import { whyNothingToPay } from './payment-flow.ts';
import { PaymentForm } from './payment-form.tsx';
import { summedLines, summedParts } from './summed-order.ts';

/** A payment that was started for a page that may be without scripts, and the form that pays it. */
type StartedNoScriptPayment = { payment: NoScriptPayment; form: NoScriptForm };

type NoScriptCardFormProps = StartedNoScriptPayment &
  Pick<PayPanelProps, 'orderButton' | 'summary' | 'isRest'> & {
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

type CardFieldState = {
  /** Null until it is loaded. */
  CardField: CardField | null;
  /** Whether the last try to load it failed. */
  hasFailed: boolean;
  retry: () => void;
};

let loading: Promise<CardField> | null = null;

type Props = {
  config: BrowserConfig;
  /** What a page without scripts pays with; null after client navigation. */
  noScript: StartedNoScriptPayment | null;
  /** How the last try without scripts ended. */
  problem: string | null;
  orderButton: OrderButton;
  /** What is paid for. */
  checkout: Checkout;
  /** Changes when the shopper opens the page anew or posts one of its forms, and sees all of it again. */
  lookKey: string;
  /** What has to be done before paying, or null. */
  blocked: string | null;
  /** Whether the items shown are the server's word, with nothing under way. */
  isBasketSettled: boolean;
  uid: string | undefined;
  /** Asks a guest for an e-mail, where that is not asked elsewhere. */
  email: ReactNode;
  /** Saves what was typed into it, wherever it is; false, with the field focused, for what is no address. */
  saveEmail: () => Promise<boolean>;
  /** Whether it has to be saved before a form without scripts pays. */
  isEmailDue: boolean;
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
  const { config, problem, checkout, lookKey, blocked, isBasketSettled, uid, email } = props;
  const { items, terms } = checkout;
  const form = useRef<HTMLFormElement>(null);
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

  const chargedCents = dueCents(totalCents, terms);
  const rates = chargeTaxes({ basket: items, terms }).filter(({ taxCents }) => taxCents > 0);
  const taxes = rates.map(({ basisPoints, taxCents }) => ({
    name: messages.includesTax(formatRate(basisPoints)),
    cents: taxCents,
  }));
  // The button is for what is left to pay: what the order comes to stands above it.
  const inCredit = terms?.credit
    ? [
        { name: credits.total, cents: chargeCents(totalCents, terms) },
        { name: creditName(terms.credit), cents: -terms.credit.cents },
      ]
    : [];
  const isRest = inCredit.length > 0;
  const { orderButton } = props;
  const isSummed = orderButton === 'obligation-to-pay' && items.length > 0;
  const parts = isSummed ? null : (
    <ChargeParts parts={[...chargeParts(totalCents, terms), ...taxes, ...inCredit]} />
  );
  const summary = isSummed ? (
    <OrderSummary
      lines={summedLines(items)}
      parts={[...summedParts(items, terms, blocked === null), ...taxes, ...inCredit]}
    />
  ) : null;

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
          {...{ problem, orderButton, summary, isRest }}
          blocked={blocked ?? (props.isEmailDue ? messages.emailFirst : null)}
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
        {...{ problem, orderButton, summary, isRest }}
        blocked={blocked}
        items={items}
        totalCents={totalCents}
        chargedCents={chargedCents}
        version={version}
        changes={blocked === null ? describeChanges(looked.checkout, checkout) : []}
        onLooked={() => setLooked({ lookKey, checkout })}
        isBasketSettled={isBasketSettled}
        uid={uid}
        beforeConfirm={async () => ((await props.saveEmail()) ? null : messages.unfinishedEmail)}
      />
    </>
  );
}

/** Once a page; again after a failure. */
function loadCardField(config: BrowserConfig): Promise<CardField> {
  loading ??= cardFieldFor(config)
    .load(config)
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** Loads the provider's card field. */
function useCardField(config: BrowserConfig): CardFieldState {
  const [CardField, setCardField] = useState<CardField | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    void tries;
    let isCurrent = true;
    loadCardField(config).then(
      (loaded) => isCurrent && setCardField(() => loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [config, tries]);
  return {
    CardField,
    hasFailed,
    retry() {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}

/** The card form of a page without scripts, or whose scripts came after the first digits. */
function NoScriptCardForm(props: NoScriptCardFormProps) {
  const { ref, form, Fields, payment, problem, blocked, itemCount, chargedCents } = props;
  const { orderButton, summary, isRest } = props;
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
    <form ref={ref} method="post" action={form.action} onSubmit={onSubmit} className="grid gap-4">
      {Object.entries(form.hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.card}>{Fields && <Fields disabled={itemCount === 0} />}</div>
      <PayPanel
        nothing={whyNothingToPay('ready', { itemCount, chargedCents })}
        blocked={blocked}
        totalCents={chargedCents}
        label={isSent ? 'Processing' : 'Buy Now'}
        {...{ orderButton, summary, isRest }}
        disabled={isSent || itemCount === 0 || payment.clientSecret === null}
        error={payment.message ?? problem}
      />
    </form>
  );
}
