import type { Refund } from '#app/features/orders/order.ts';
import type { ChargeRefundState } from '#app/features/orders/order-refund.ts';
import { formatCents } from '#app/shared/money.ts';
import { Notice, type NoticeKind } from '#app/ui/feedback/notice.tsx';
import { LocalDate } from '#app/ui/local-date.tsx';

type RefundNoticeProps = {
  refund: Refund;
  /** The IANA time zone of its date. */
  timeZone: string;
};

const wordings: Record<ChargeRefundState, { kind: NoticeKind; title: string; outlook: string }> = {
  due: {
    kind: 'info',
    title: 'is on its way back to you',
    outlook: 'All of it goes back to the same card; your bank may take a few days to show it.',
  },
  pending: {
    kind: 'info',
    title: 'is on its way back to you',
    outlook: 'All of it goes back to the same card; your bank may take a few days to show it.',
  },
  refunded: {
    kind: 'success',
    title: 'went back to you in full',
    outlook: 'All of it went back to the same card; your bank may take a few days to show it.',
  },
  failed: {
    kind: 'error',
    title: 'could not be sent back yet',
    outlook: 'The card provider refused the refund. The money is yours: please contact the shop.',
  },
};

/** A charge that did not become an order: what happened, and where the money is. */
export function RefundNotice({ refund, timeZone }: RefundNoticeProps) {
  const { kind, title, outlook } = wordings[refund.state];
  const amount = formatCents(refund.amount);
  return (
    <Notice kind={kind} title={`${amount} ${title}`}>
      <p>
        You were charged {amount} on{' '}
        <LocalDate createdSeconds={refund.created} timeZone={timeZone} />, but it did not become an
        order, because its items were already paid for or the charge was not what your basket came
        to. {outlook}
      </p>
    </Notice>
  );
}
