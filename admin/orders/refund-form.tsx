import choiceStyles from '#admin/ui/choice.module.css';
import { paidPrices } from '#app/features/delivery/terms.ts';
import { isCounted } from '#app/features/orders/order-refund.ts';
import type { OrderStatus } from '#app/features/orders/order-state.ts';
import { formatCents } from '#app/shared/money.ts';
import { Field } from '#app/ui/forms/field.tsx';
import { OneForm } from './one-form.tsx';
import { MAX_TEXT_LETTERS } from './order-form.ts';
import type { ShownOrder } from './order-money.tsx';
import styles from './order-page.module.css';

/**
 * Refunds items, an amount, or all that is left. It carries what went back so far as it is shown, so that two
 * people, or a second click, refund once.
 */
export function RefundForm({ order, status }: { order: ShownOrder; status: OrderStatus }) {
  if (status.restCents <= 0) return null;
  const gone = new Set(order.refunds.filter(isCounted).flatMap(({ lines }) => lines ?? []));
  const paid = paidPrices(order.basket, order.terms);
  const left = order.basket
    .map(({ line, title }, index) => ({ line, title, paidCents: paid[index] ?? 0 }))
    .filter(({ line }) => !gone.has(line));
  return (
    <OneForm act="refund" button="Refund">
      <input type="hidden" name="seen" value={status.refundedCents} />
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
                  <input type="checkbox" name="line" value={line} />
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
    </OneForm>
  );
}
