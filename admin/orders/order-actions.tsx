import type { ReactNode } from 'react';
import choiceStyles from '#admin/ui/forms/choice.module.css';
import { OperationFields } from '#admin/ui/forms/operation-fields.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { OtherForms } from '#admin/ui/forms/other-forms.tsx';
import { Section } from '#admin/ui/section.tsx';
import { paidPrices } from '#app/features/delivery/terms.ts';
import { ORDER_EVENTS } from '#app/features/orders/order-events.ts';
import { linesRefunded } from '#app/features/orders/order-refund.ts';
import type { OrderStatus } from '#app/features/orders/order-state.ts';
import { isCollected } from '#app/features/orders/shown-state.ts';
import { messages as staffWords } from '#app/features/orders/staff/messages/messages.ts';
import { type StaffActKind, staffActs } from '#app/features/orders/staff/staff-order-messages.ts';
import { formatCents, formatTypedCents } from '#app/shared/money/money.ts';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { messages } from './messages/messages.ts';
import type { ShownOrder } from './order-money.tsx';
import styles from './order-page.module.css';
import { ReceiveReturn } from './receive-return.tsx';

type OrderActionsProps = {
  order: ShownOrder;
  status: OrderStatus;
  /** What can happen to it now. */
  can: readonly StaffActKind[];
};

/** What is done with the goods comes before the money, and what is said of the order after it. */
function isWithGoods(kind: StaffActKind): boolean {
  const { from, effects } = ORDER_EVENTS[kind];
  return from !== 'any' && effects.refund === null;
}

/** Nobody carries what is collected in person. */
function collectedForm(kind: StaffActKind) {
  if (kind === 'shipped') return { button: staffWords.states.ready_to_collect, typed: [] };
  return kind === 'delivered' ? { button: staffWords.states.collected } : {};
}

/** All that staff can do to an order in its state; what is known of the parcel stands in the fields. */
export function OrderActions({ order, status, can }: OrderActionsProps) {
  const next = can.find((kind) => staffActs[kind].leadsOn);
  const formOf = (kind: StaffActKind) => (
    <OperationForm
      key={kind}
      operation={`orders.${staffActs[kind].command.name}`}
      kind={kind === next ? 'primary' : 'secondary'}
      fields={{ order: order.id }}
      values={{ ...status.shipment }}
      {...(isCollected(order.terms) && collectedForm(kind))}
      className={`${styles.form} grid gap-3`}
    />
  );
  return (
    <Section title={messages.whatNext}>
      {can.filter(isWithGoods).map(formOf)}
      <ReceiveReturn order={order} status={status} />
      <RefundForm order={order} status={status} />
      {can.filter((kind) => !isWithGoods(kind)).map(formOf)}
      <OtherForms about={{ order: order.id }} className={`${styles.form} grid gap-3`} />
      <div className={`${styles.form} grid gap-3`}>
        <ButtonLink kind="quiet" to={`/slips?order=${order.id}`}>
          {messages.packingSlip}
        </ButtonLink>
      </div>
    </Section>
  );
}

/**
 * Refunds items, an amount, or all that is left. It carries what went back so far as it is shown, so that two
 * people, or a second click, refund once.
 */
function RefundForm({ order, status }: { order: ShownOrder; status: OrderStatus }) {
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
                <label key={line} className={`${choiceStyles.choice} flex items-center gap-2`}>
                  <input type="checkbox" name="lines" value={line} />
                  <span>
                    {title}, {formatCents(paidCents)}
                  </span>
                </label>
              ))}
            </div>
          </>
        )}
        <What value="amount">{messages.anAmount}</What>
        <div className={styles.inner}>
          <OperationFields only={['amount']} />
        </div>
        <What value="rest">{messages.allLeft(formatCents(status.restCents))}</What>
      </fieldset>
      <OperationFields only={['reason']} />
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
