import choiceStyles from '#admin/ui/forms/choice.module.css';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { Muted } from '#admin/ui/section.tsx';
import { linesOwedCents } from '#app/features/orders/actions/decide-order-refund.ts';
import { messages as orderWords } from '#app/features/orders/messages/messages.ts';
import { linesOf } from '#app/features/orders/order-goods.ts';
import { linesRefunded } from '#app/features/orders/order-refund.ts';
import { canHappen, type OrderStatus } from '#app/features/orders/order-state.ts';
import { formatCents, formatTypedCents } from '#app/shared/money/money.ts';
import { LineChoice } from './line-choice.tsx';
import { messages } from './messages/messages.ts';
import type { ShownOrder } from './order-money.tsx';
import styles from './order-page.module.css';

type ReceiveReturnProps = { order: ShownOrder; status: OrderStatus };

/** What came back, item by item, with why; what was asked for is ticked. */
export function ReceiveReturn({ order, status }: ReceiveReturnProps) {
  const { state, linesBack, parcels, openReturn, withdrawals, refundedCents } = status;
  if (!canHappen('returned', state)) return null;
  const gone = linesRefunded(order.refunds);
  const sent = linesOf(parcels).filter((line) => !linesBack.includes(line));
  const left = order.basket.filter(({ line }) => sent.includes(line));
  if (left.length === 0) return null;
  const isWithdrawn = (line: number) => withdrawals.some(({ lines }) => lines.includes(line));
  const askedFor = (line: number) => openReturn?.find(({ lines }) => lines.includes(line));
  return (
    <OperationForm
      operation="orders.receive-return"
      fields={{ order: order.id, refundedSoFar: formatTypedCents(refundedCents) }}
      className={`${styles.form} grid gap-3`}
    >
      <fieldset className={`${styles.choices} grid no-border p-0 m-0 gap-2`}>
        <legend>{messages.whatCameBack}</legend>
        {left.map(({ line, title }) => {
          const asked = askedFor(line);
          const amount = gone.has(line)
            ? messages.isRefunded
            : formatCents(linesOwedCents(order, [line]));
          return (
            <div key={line} className="grid">
              <LineChoice
                line={line}
                text={`${title}, ${amount}`}
                isTicked={!!asked || isWithdrawn(line)}
              />
              {asked && (
                <span className={styles.inner}>
                  <Muted>
                    {[orderWords.returnReasons[asked.reason], asked.words]
                      .filter((text) => text !== '')
                      .join('. ')}
                  </Muted>
                </span>
              )}
              <div className={styles.inner}>
                <label className={`${choiceStyles.choice} flex items-center gap-2 text-small`}>
                  <input
                    type="checkbox"
                    name="unsaleable"
                    value={line}
                    defaultChecked={asked?.reason === 'damaged'}
                  />
                  <span>{messages.notOnShelf}</span>
                </label>
              </div>
            </div>
          );
        })}
      </fieldset>
      <fieldset className={`${styles.choices} grid no-border p-0 m-0 gap-2`}>
        <legend>{messages.refundForIt}</legend>
        {(['items', 'nothing'] as const).map((what) => (
          <label key={what} className={`${choiceStyles.choice} flex items-center gap-2`}>
            <input type="radio" name="refund" value={what} defaultChecked={what === 'items'} />
            <span>{messages.refundsForIt[what]}</span>
          </label>
        ))}
      </fieldset>
    </OperationForm>
  );
}
