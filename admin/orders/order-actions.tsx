import choiceStyles from '#admin/ui/choice.module.css';
import { OperationForm } from '#admin/ui/operation-form.tsx';
import { paidPrices } from '#app/features/delivery/terms.ts';
import { ORDER_EVENTS } from '#app/features/orders/order-events.ts';
import { isCounted } from '#app/features/orders/order-refund.ts';
import type { OrderStatus } from '#app/features/orders/order-state.ts';
import { type StaffActKind, staffActs } from '#app/features/orders/staff/staff-order-messages.ts';
import { formatCents, formatPlainCents } from '#app/shared/money.ts';
import { MAX_TEXT_LETTERS } from '#app/shared/storable-text.ts';
import { ButtonLink } from '#app/ui/forms/button-link.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { ShownOrder } from './order-money.tsx';
import styles from './order-page.module.css';

type OrderActionsProps = {
  order: ShownOrder;
  status: OrderStatus;
  /** What can happen to it now. */
  can: readonly StaffActKind[];
};

type ActFormProps = Pick<OrderStatus, 'shipment'> & {
  kind: StaffActKind;
  order: string;
  isPrimary: boolean;
};

/** The form of one act; what is known of the parcel stands in its fields. */
function ActForm({ kind, order, isPrimary, shipment }: ActFormProps) {
  const { button, command, needs, fields } = staffActs[kind];
  const known = new Map(Object.entries(shipment ?? {}));
  return (
    <OperationForm
      operation={`orders.${command.name}`}
      button={button}
      kind={isPrimary ? 'primary' : 'secondary'}
      fields={{ order }}
      className={styles.form}
    >
      {Object.entries(fields).map(([name, { label, hint, isLong = false }]) => {
        const Input = isLong ? TextArea : Field;
        return (
          <Input
            key={name}
            label={label}
            hint={hint}
            name={name}
            defaultValue={known.get(name)}
            required={needs === 'all'}
            {...(isLong ? {} : { autoComplete: 'off' })}
            maxLength={MAX_TEXT_LETTERS}
          />
        );
      })}
    </OperationForm>
  );
}

/** What is done with the goods comes before the money, and what is said of the order after it. */
function isWithGoods(kind: StaffActKind): boolean {
  const { from, effects } = ORDER_EVENTS[kind];
  return from !== 'any' && effects.refund === null;
}

/** All that staff can do to an order in its state. */
export function OrderActions({ order, status, can }: OrderActionsProps) {
  const next = can.find((kind) => staffActs[kind].leadsOn);
  const formOf = (kind: StaffActKind) => (
    <ActForm
      key={kind}
      kind={kind}
      order={order.id}
      isPrimary={kind === next}
      shipment={status.shipment}
    />
  );
  return (
    <Panel labelledBy="actions">
      <h2 id="actions" className={styles.title}>
        What next
      </h2>
      {can.filter(isWithGoods).map(formOf)}
      <RefundForm order={order} status={status} />
      {can.filter((kind) => !isWithGoods(kind)).map(formOf)}
      <div className={styles.form}>
        <ButtonLink kind="quiet" to={`/slips?order=${order.id}`}>
          Packing slip
        </ButtonLink>
      </div>
    </Panel>
  );
}

/**
 * Refunds items, an amount, or all that is left. It carries what went back so far as it is shown, so that two
 * people, or a second click, refund once.
 */
function RefundForm({ order, status }: { order: ShownOrder; status: OrderStatus }) {
  if (status.restCents <= 0) return null;
  const gone = new Set(order.refunds.filter(isCounted).flatMap(({ lines }) => lines ?? []));
  const paid = paidPrices(order.basket, order.terms);
  const left = order.basket
    .map(({ line, title }, index) => ({ line, title, paidCents: paid[index] ?? 0 }))
    .filter(({ line }) => !gone.has(line));
  return (
    <OperationForm
      operation="orders.refund"
      button="Refund"
      fields={{ order: order.id, refundedSoFar: formatPlainCents(status.refundedCents) }}
      className={styles.form}
    >
      <fieldset className={styles.choices}>
        <legend>
          Refund: {formatCents(status.refundedCents)} went back, {formatCents(status.restCents)} is
          left
        </legend>
        {left.length > 0 && (
          <>
            <label className={choiceStyles.choice}>
              <input type="radio" name="what" value="lines" required />
              <span>These items</span>
            </label>
            <div className={styles.inner}>
              {left.map(({ line, title, paidCents }) => (
                <label key={line} className={choiceStyles.choice}>
                  <input type="checkbox" name="lines" value={line} />
                  <span>
                    {title}, {formatCents(paidCents)}
                  </span>
                </label>
              ))}
            </div>
          </>
        )}
        <label className={choiceStyles.choice}>
          <input type="radio" name="what" value="amount" required />
          <span>An amount</span>
        </label>
        <div className={styles.inner}>
          <Field
            label="Amount in dollars"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            placeholder="12.50"
          />
        </div>
        <label className={choiceStyles.choice}>
          <input type="radio" name="what" value="rest" required />
          <span>All that is left, {formatCents(status.restCents)}</span>
        </label>
      </fieldset>
      <Field
        label="Reason of the refund"
        name="reason"
        required
        autoComplete="off"
        maxLength={MAX_TEXT_LETTERS}
      />
    </OperationForm>
  );
}
