import { type FormEvent, useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { findMissingUnits } from '#app/features/basket/core/missing-units.ts';
import { MissingUnitsNotice } from '#app/features/basket/view/missing-units.tsx';
import { messages } from '#app/features/payment/messages/messages.ts';
import type {
  CardFieldAdapter,
  CardField as CardFieldComponent,
  CardFieldHandle,
} from '#app/features/payment/provider/card-field.ts';
import { isPaid } from '#app/features/payment/start/payment-messages.ts';
import { useStockLevels } from '#app/features/stock/stock-client.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import styles from './card-form.module.css';
import { PayPanel, type PayPanelProps } from './pay-panel.tsx';
import { holdPayment, orderFree, reportPaid, type Started } from './payment-api.ts';
import {
  buyLabel,
  FREE_QUERY,
  initialFlow,
  isBuyDisabled,
  paymentFlow,
  shownError,
  whyNothingToPay,
} from './payment-flow.ts';
import { usePaymentIntent } from './use-payment-intent.ts';

type PaymentFormProps = Partial<Pick<PayPanelProps, 'orderButton' | 'summary' | 'isRest'>> & {
  /** Null until it is loaded. */
  CardField: CardFieldComponent | null;
  /** What holds its place until then. */
  Placeholder: CardFieldAdapter['NoScriptFields'];
  /** Whether the page was served with a form that pays without scripts. */
  isServed: boolean;
  /** Loads the card field again after it could not be loaded; else null. */
  onRetry: (() => void) | null;
  problem: string | null;
  /** What has to be done before paying, or null: no payment is started. */
  blocked: string | null;
  items: readonly BasketItem[];
  /** What the items cost. */
  totalCents: number;
  /** What is charged for them. */
  chargedCents: number;
  /** The version of what the page shows (checkout-version.ts). */
  version: string;
  /** What is not as it was when the shopper looked at it last, in sentences. */
  changes: readonly string[];
  /** Called with each press of the button: what is shown has been looked at. */
  onLooked: () => void;
  isBasketSettled: boolean;
  uid: string | undefined;
  /** Awaited once the payment exists; never throws. What it returns stops it: why it is not confirmed. */
  beforeConfirm: () => Promise<string | null>;
};

/** The card field and the button that pays with it, by the rules of spec 4. */
export function PaymentForm(props: PaymentFormProps) {
  const { CardField, Placeholder, items, totalCents, chargedCents, version, uid } = props;
  const itemCount = items.length;
  const { isBasketSettled } = props;
  const isFree = itemCount > 0 && chargedCents === 0;
  const due = { itemCount, chargedCents };
  const { blocked, changes } = props;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [flow, dispatch] = useReducer(paymentFlow, { ...initialFlow, failure: props.problem });
  const cardField = useRef<CardFieldHandle>(null);
  const buyButton = useRef<HTMLButtonElement>(null);
  const isCardComplete = useRef(false);
  /** Whether the last try was refused because there is not enough of something. */
  const [isShort, setShort] = useState(false);
  const missing = findMissingUnits(items, useStockLevels(items));
  /** Whether the last try may have charged the card. */
  const isUnclear = useRef(false);

  const paymentIntent = usePaymentIntent({
    totalCents,
    version,
    isWanted: itemCount > 0 && isBasketSettled && flow.phase === 'ready' && blocked === null,
    onRefused: (refusal) => void handleRefusal(refusal),
  });

  useEffect(() => {
    // Runs again when the field is loaded: a form that opens with a failure has focused nothing yet.
    void CardField;
    // What was disabled while processing lost the focus: it goes back to where there is work to do.
    if (flow.failure === null || document.activeElement !== document.body) return;
    if (isCardComplete.current) buyButton.current?.focus();
    else cardField.current?.focus();
  }, [flow.failure, CardField]);

  useEffect(() => {
    // The basket was emptied after an unclear try: it was paid, and a webhook or the sweep settled it.
    if (itemCount === 0 && flow.failure !== null && isUnclear.current) void navigate('/orders');
  }, [itemCount, flow.failure, navigate]);

  async function handleRefusal({ code, message }: Extract<Started, { ok: false }>) {
    if (isPaid(code)) return navigate('/orders');
    dispatch({ type: 'failed', message });
    setShort(code === 'sold_out');
    // Another tab or device changed the basket: show what it is now.
    if (
      ['total_changed', 'checkout_changed', 'empty_basket', 'sold_out', 'credit_short'].includes(
        code,
      )
    )
      await revalidate();
  }

  /** The payment, with what it needs held; once more if the first was over by then. */
  async function startHeld(): Promise<Started> {
    for (let isFirst = true; ; isFirst = false) {
      const started = isFirst ? await paymentIntent.newest() : await paymentIntent.renew();
      if (!started.ok || !started.hold) return started;
      const refusal = await holdPayment(started.intent);
      if (refusal === null) return started;
      if (refusal.code !== 'not_held' || !isFirst) return refusal;
    }
  }

  /** A payment that did not go through may have been ended by another tab or device: says by what. */
  async function explainEnd(): Promise<void> {
    const started = await paymentIntent.renew();
    if (!started.ok && ['checkout_changed', 'already_paid'].includes(started.code)) {
      await handleRefusal(started);
    }
  }

  /** Nothing is due: there is no card to confirm. */
  async function orderNow(intent: string): Promise<void> {
    const failed = await orderFree(uid, intent);
    isUnclear.current = failed?.code === 'unreachable';
    if (failed) return dispatch({ type: 'failed', message: failed.message });
    dispatch({ type: 'succeeded' });
    await navigate('/orders');
  }

  async function pay(): Promise<void> {
    dispatch({ type: 'submitted' });
    setShort(false);
    props.onLooked();
    const started = await startHeld();
    if (!started.ok) return handleRefusal(started);
    const unready = await props.beforeConfirm();
    if (unready !== null) return dispatch({ type: 'failed', message: unready });
    if (started.clientSecret === null) return orderNow(started.intent);
    const confirmed = await cardField.current?.confirm(started.clientSecret);
    // The field went with a basket that became free; the version of what is shown says so.
    if (!confirmed) return explainEnd();
    isUnclear.current = !confirmed.ok && confirmed.isUnclear;
    if (!confirmed.ok) {
      dispatch({ type: 'failed', message: confirmed.message });
      return isUnclear.current ? undefined : explainEnd();
    }
    dispatch({ type: 'succeeded' });
    await reportPaid(uid, confirmed.intent);
    await navigate('/orders');
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!isBuyDisabled(flow, due) && blocked === null) void pay();
  }

  return (
    <>
      {isShort && flow.phase === 'ready' && <MissingUnitsNotice items={items} missing={missing} />}
      <form
        method="post"
        action={isFree ? `/Payment?${FREE_QUERY}=${version}` : undefined}
        onSubmit={onSubmit}
        className="grid gap-4"
      >
        {props.onRetry && !isFree && (
          <Notice kind="error" role="alert" title={messages.formNotLoaded}>
            <p>{messages.checkConnection}</p>
            <Button kind="secondary" type="button" onClick={props.onRetry}>
              {messages.tryAgain}
            </Button>
          </Notice>
        )}
        {!isFree && (
          <>
            <div className={styles.card}>
              {CardField ? (
                <CardField
                  ref={cardField}
                  disabled={flow.phase !== 'ready' || itemCount === 0}
                  onChange={({ isEmpty, isComplete, error }) => {
                    isCardComplete.current = isComplete;
                    dispatch({ type: 'card_changed', isEmpty, error });
                  }}
                />
              ) : (
                Placeholder && <Placeholder disabled />
              )}
            </div>
            <noscript>
              <p>{props.isServed ? messages.justChanged : messages.needsScripts}</p>
            </noscript>
          </>
        )}
        {flow.phase === 'ready' && changes.length > 0 && (
          <Notice kind="warning" role="status" title={messages.hasChanged}>
            {changes.map((change) => (
              <p key={change}>{change}</p>
            ))}
          </Notice>
        )}
        <PayPanel
          buttonRef={buyButton}
          nothing={whyNothingToPay(flow.phase, due)}
          blocked={blocked}
          totalCents={chargedCents}
          isRest={props.isRest ?? false}
          label={buyLabel(flow)}
          orderButton={props.orderButton ?? 'buy-now'}
          summary={props.summary ?? null}
          disabled={isBuyDisabled(flow, due)}
          error={shownError(flow)}
        />
      </form>
    </>
  );
}
