import type { ReactNode } from 'react';
import choiceStyles from '#admin/ui/forms/choice.module.css';
import { OperationFields } from '#admin/ui/forms/operation-fields.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { OtherForms } from '#admin/ui/forms/other-forms.tsx';
import { Muted, Section } from '#admin/ui/section.tsx';
import type { Address } from '#app/features/delivery/address/address.ts';
import type { AskedCountries } from '#app/features/delivery/form/address-form.ts';
import { paidPrices } from '#app/features/delivery/terms.ts';
import { ORDER_EVENTS } from '#app/features/orders/events/order-events.ts';
import { linesRefunded } from '#app/features/orders/order-refund.ts';
import type { OrderStatus } from '#app/features/orders/order-state.ts';
import { type StaffActionKind, staffActions } from '#app/features/orders/staff/staff-actions.ts';
import { formatCents, formatTypedCents } from '#app/shared/money/money.ts';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { ChangeAddress } from './change-address.tsx';
import { FoldedForm } from './folded-form.tsx';
import { LineChoice } from './line-choice.tsx';
import { messages } from './messages/messages.ts';
import { BeginExchange } from './order-exchange.tsx';
import type { ShownOrder } from './order-money.tsx';
import styles from './order-page.module.css';
import { DropLines, ParcelForms, SendParcel } from './order-parcels.tsx';
import { RecordWithdrawal } from './order-withdrawals.tsx';
import { ReceiveReturn } from './receive-return.tsx';

type OrderActionsProps = {
  order: ShownOrder;
  status: OrderStatus;
  /** What can happen to it now. */
  can: readonly StaffActionKind[];
  takesWithdrawals: boolean;
  /** Whether a refund can go to store credit: to that of an account, in a shop that takes it. */
  takesCredit: boolean;
  address: Address | null;
  /** Null where it cannot be changed. */
  asked: AskedCountries | null;
};

/** What is done with the goods comes before the money, and what is said of the order after it. */
function isWithGoods(kind: StaffActionKind): boolean {
  const { from, effects } = ORDER_EVENTS[kind];
  return from !== 'any' && effects.refund === null;
}

/** What few orders need is folded away: what comes next stands out. */
const RARE: ReadonlySet<StaffActionKind> = new Set(['held', 'cancelled']);

/** All that staff can do to an order in its state. */
export function OrderActions(props: OrderActionsProps) {
  const { order, status, can, takesWithdrawals, takesCredit, address, asked } = props;
  const next = can.find((kind) => staffActions[kind].leadsOn);
  const formOf = (act: StaffActionKind) => {
    const kind = act === next ? 'primary' : 'secondary';
    if (act === 'shipped') return <SendParcel key={act} {...{ order, status, kind }} />;
    if (act === 'lines_dropped') return <DropLines key={act} {...{ order, status }} />;
    if (act === 'tracking_added' || act === 'delivered') {
      return <ParcelForms key={act} {...{ order, status, act, kind }} />;
    }
    const operation = `orders.${staffActions[act].command.name}`;
    const fields = { order: order.id };
    if (RARE.has(act)) return <FoldedForm key={act} {...{ operation, fields }} />;
    return (
      <OperationForm
        key={act}
        operation={operation}
        kind={kind}
        fields={fields}
        className={`${styles.form} grid gap-3`}
      />
    );
  };
  return (
    <Section title={messages.whatNext}>
      {can.filter(isWithGoods).map(formOf)}
      {asked && <ChangeAddress id={order.id} address={address} asked={asked} />}
      <GiveBack order={order} />
      <ReceiveReturn order={order} status={status} />
      <RefundForm {...{ order, status, takesCredit }} />
      <BeginExchange id={order.id} status={status} />
      {takesWithdrawals && <RecordWithdrawal order={order} status={status} />}
      {can.filter((kind) => !isWithGoods(kind)).map(formOf)}
      <OtherForms about={{ order: order.id }} className={`${styles.form} grid gap-3`} />
      <div className={`${styles.form} grid gap-3`}>
        <ButtonLink kind="quiet" to={`/slips?orders=${order.id}`}>
          {messages.packingSlip}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** What is due of an order that was paid by hand: staff gives it back, and says so of each refund. */
function GiveBack({ order }: { order: ShownOrder }) {
  if (!order.byHand) return null;
  const due = order.refunds.filter(({ state }) => state === 'due');
  return due.map(({ no, amountCents }) => (
    <OperationForm
      key={no}
      operation="orders.give-back"
      about={formatCents(amountCents)}
      fields={{ order: order.id, refund: no }}
      className={`${styles.form} grid gap-3`}
    >
      <p>{messages.giveBack(formatCents(amountCents), no)}</p>
      <OperationFields only={['reference']} />
    </OperationForm>
  ));
}

/**
 * Refunds items, an amount, or all that is left. It carries what went back so far as it is shown, so that two
 * people, or a second click, refund once.
 */
function RefundForm({
  order,
  status,
  takesCredit,
}: Pick<OrderActionsProps, 'order' | 'status' | 'takesCredit'>) {
  if (status.restCents <= 0) return null;
  const gone = linesRefunded(order.refunds);
  const paid = paidPrices(order.basket, order.terms);
  const left = order.basket
    .map(({ line, title }, index) => ({ line, title, paidCents: paid[index] ?? 0 }))
    .filter(({ line }) => !gone.has(line));
  return (
    <OperationForm
      operation="orders.refund"
      fields={{ order: order.id, refundedSoFar: formatTypedCents(status.refundedCents) }}
      values={{ to: 'paid-from' }}
      className={`${styles.form} grid gap-3`}
    >
      <fieldset className={`${styles.choices} grid no-border p-0 m-0 gap-2`}>
        <legend>
          {messages.wentBack(formatCents(status.refundedCents), formatCents(status.restCents))}
        </legend>
        {left.length > 0 && (
          <>
            <What value="lines">{messages.theseItems}</What>
            <div className={styles.inner}>
              {left.map(({ line, title, paidCents }) => (
                <LineChoice key={line} line={line} text={`${title}, ${formatCents(paidCents)}`} />
              ))}
              {status.linesToSend.length > 0 && <Muted>{messages.notSentThen}</Muted>}
            </div>
          </>
        )}
        <What value="amount">{messages.anAmount}</What>
        <div className={styles.inner}>
          <OperationFields only={['amount']} />
        </div>
        <What value="rest">{messages.allLeft(formatCents(status.restCents))}</What>
      </fieldset>
      <OperationFields only={takesCredit ? ['reason', 'to'] : ['reason']} />
    </OperationForm>
  );
}

/** How much is to go back. */
function What({ value, children }: { value: string; children: ReactNode }) {
  return (
    <label className={`${choiceStyles.choice} flex items-center gap-2`}>
      <input type="radio" name="what" value={value} required />
      <span>{children}</span>
    </label>
  );
}
