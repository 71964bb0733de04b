import { PartRows } from '#app/features/delivery/charge-parts.tsx';
import { messages } from '#app/features/orders/messages/messages.ts';
import { refundMessage } from '#app/features/orders/order-messages.ts';
import type { OrderView, ShownRefund } from '#app/features/orders/page/order-view.ts';
import { formatRate } from '#app/features/tax/tax-rate.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { Price } from '#app/ui/price.tsx';
import styles from './order-sum.module.css';

type OrderSumProps = Pick<
  OrderView,
  'amountCents' | 'byHand' | 'parts' | 'paid' | 'taxes' | 'refunds' | 'restCents'
>;

/** What was charged, what went back, and what is left, to the cent. */
export function OrderSum(props: OrderSumProps) {
  const { amountCents, byHand, parts, paid, taxes, refunds, restCents } = props;
  return (
    <dl className={`${styles.sum} grid gap-3`}>
      <PartRows parts={parts} />
      <div className="text-large semibold">
        <dt>{messages.total}</dt>
        <dd>
          <Price cents={amountCents} />
        </dd>
      </div>
      {taxes.map(({ basisPoints, taxCents }) => (
        <div key={basisPoints} className="text-small muted">
          <dt>{messages.includesTax(formatRate(basisPoints))}</dt>
          <dd>{formatCents(taxCents)}</dd>
        </div>
      ))}
      {paid.map(({ name, cents }) => (
        <div key={name} className="text-small muted">
          <dt>{name}</dt>
          <dd>{formatCents(cents)}</dd>
        </div>
      ))}
      {refunds.map((refund) => (
        <div key={refund.no}>
          <dt>
            {refund.state === 'failed' ? messages.refundNotArrived : messages.refund}
            <span className={styles.outlook}>{refundMessage(refund, byHand)}</span>
          </dt>
          <dd>
            <RefundAmount {...refund} />
          </dd>
        </div>
      ))}
      {refunds.length > 0 && (
        <div className={styles.rest}>
          <dt>{messages.paidAfterRefunds}</dt>
          <dd>
            <Price cents={restCents} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** One that has failed is no part of the sum. */
function RefundAmount({ state, amountCents }: ShownRefund) {
  if (state === 'failed') {
    return (
      <s className="muted">
        <Price cents={amountCents} />
      </s>
    );
  }
  return <Price cents={-amountCents} />;
}
