import { OperationFields } from '#admin/ui/forms/operation-fields.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { useShopZone } from '#admin/ui/use-shop-zone.ts';
import type { OwedWithdrawal } from '#app/features/orders/actions/decide-withdrawal.ts';
import { refundDueDay } from '#app/features/orders/actions/withdrawal-period.ts';
import { countedTitles } from '#app/features/orders/order-messages.ts';
import type { OrderStatus } from '#app/features/orders/order-state.ts';
import { messages as staffWords } from '#app/features/orders/staff/messages/messages.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { LineChoice } from './line-choice.tsx';
import { messages } from './messages/messages.ts';
import type { ShownOrder } from './order-money.tsx';
import styles from './order-page.module.css';

/** What has still to be paid back by law, and by which day. */
export function OwedWithdrawals({
  order,
  owed,
}: {
  order: ShownOrder;
  owed: readonly OwedWithdrawal[];
}) {
  const zone = useShopZone();
  return owed.map(({ lines, declaredSeconds, isLate, isSent }) => (
    <Notice
      key={`${declaredSeconds} ${lines}`}
      kind="warning"
      title={messages.moneyBackBy(refundDueDay(declaredSeconds, zone))}
    >
      <p>
        {countedTitles(lines, order.basket).join(', ')}. {isLate && staffWords.withdrawnLate}
      </p>
      {/* What is late and was not sent is a gift card: nothing comes back. */}
      {(isSent || !isLate) && <p>{isSent ? messages.untilItIsBack : messages.bankWasDeciding}</p>}
    </Notice>
  ));
}

/** A withdrawal that was declared by letter or by mail. */
export function RecordWithdrawal({ order, status }: { order: ShownOrder; status: OrderStatus }) {
  const left = order.basket.filter(({ line }) => status.withdrawableLines.includes(line));
  if (left.length === 0) return null;
  return (
    <OperationForm
      operation="orders.withdraw"
      fields={{ order: order.id, what: 'lines' }}
      className={`${styles.form} grid gap-3`}
    >
      <fieldset className={`${styles.choices} grid no-border p-0 m-0 gap-2`}>
        <legend>{messages.withdrawnFrom}</legend>
        {left.map(({ line, title }) => (
          <LineChoice key={line} line={line} text={title} isTicked />
        ))}
      </fieldset>
      <OperationFields only={['declaredOn']} />
    </OperationForm>
  );
}
