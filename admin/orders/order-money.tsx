import { Muted, Section } from '#admin/ui/section.tsx';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { paidParts } from '#app/features/credits/credit-parts.ts';
import { messages as credits } from '#app/features/credits/messages/messages.ts';
import { chargeParts, partText } from '#app/features/delivery/terms.ts';
import { howPaidText } from '#app/features/invoices/paid-by-hand.ts';
import { takenBackCents } from '#app/features/orders/events/dispute.ts';
import type { OrderDetails, OrderStatus } from '#app/features/orders/order-state.ts';
import { messages as staffWords } from '#app/features/orders/staff/messages/messages.ts';
import {
  reasonMessage,
  refundStateMessage,
} from '#app/features/orders/staff/staff-order-messages.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { messages } from './messages/messages.ts';
import styles from './order-page.module.css';

/** An order as its page has it. */
export type ShownOrder = Pick<
  OrderDetails,
  'id' | 'number' | 'basket' | 'amount' | 'created' | 'terms' | 'byHand' | 'events' | 'refunds'
>;

/** The lines of an order, what was charged, and what went back. */
export function OrderMoney({ order, status }: { order: ShownOrder; status: OrderStatus }) {
  const takenBack = takenBackCents(status.disputes);
  return (
    <Section title={messages.itemsAndMoney}>
      <ul className="grid gap-2">
        {order.basket.map(({ line, title, variant, image, priceCents }) => (
          <li key={line} className={`${styles.line} flex items-start tabular gap-3`}>
            <span className={`${styles.picture} flex-none rounded clipped`} aria-hidden="true">
              <ProductPicture product={{ title, image }} sizes="3rem" />
            </span>
            <span className={styles.title}>
              {title}{' '}
              <Muted>
                {variant} · {messages.line(line)}
              </Muted>
            </span>
            <span>{formatCents(priceCents)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.sums}>
        {chargeParts(basketTotalCents(order.basket), order.terms).map(({ name, cents }) => (
          <Sum key={name} name={name} amount={partText(cents)} />
        ))}
        <Sum
          name={order.byHand ? howPaidText(order.byHand) : messages.charged}
          amount={formatCents(order.amount)}
        />
        {paidParts(order.amount, order.terms).map(({ name, cents }) => (
          <Sum key={name} name={name} amount={formatCents(cents)} />
        ))}
        {order.refunds.map(({ no, amountCents, creditCents = 0, state, reason, refundId }) => (
          <Sum
            key={no}
            name={messages.aRefund(no, reasonMessage(reason))}
            remark={[
              refundStateMessage(state, order.byHand),
              ...(creditCents > 0 ? [credits.ofItInCredit(formatCents(creditCents))] : []),
              ...(order.byHand && refundId !== null ? [refundId] : []),
            ].join(': ')}
            amount={formatCents(-amountCents)}
          />
        ))}
        {takenBack > 0 && (
          <Sum
            name={staffWords.disputeOf(formatCents(takenBack), staffWords.disputeStates.lost)}
            amount={formatCents(-takenBack)}
          />
        )}
        <Sum name={messages.left} amount={formatCents(status.restCents)} />
      </div>
    </Section>
  );
}

function Sum({ name, remark, amount }: { name: string; remark?: string; amount: string }) {
  return (
    <p className={`${styles.sum} flex justify-between tabular gap-4`}>
      <span>
        {name}
        {remark && <Muted>{remark}</Muted>}
      </span>
      <span>{amount}</span>
    </p>
  );
}
