/** Orders as lines of text for staff: whole ids, amounts in dollars, times in the zone of the shop. */

import { paidParts } from '#app/features/credits/credit-parts.ts';
import type { Address } from '#app/features/delivery/address/address.ts';
import { addressLines } from '#app/features/delivery/address/address-lines.ts';
import { chargeParts } from '#app/features/delivery/terms.ts';
import type { InvoiceOfOrder } from '#app/features/invoices/invoice.ts';
import { disputesOf, isUndecided, takenBackCents } from '#app/features/orders/events/dispute.ts';
import { ORDER_STATES } from '#app/features/orders/events/order-events.ts';
import { isSplit } from '#app/features/orders/order-goods.ts';
import { countedTitles } from '#app/features/orders/order-messages.ts';
import type { ChargeRefund } from '#app/features/orders/order-refund.ts';
import type { OrderStatus } from '#app/features/orders/order-state.ts';
import { isCollected } from '#app/features/orders/shown-state.ts';
import type { StaffOrder } from '#app/features/orders/staff/list-orders.server.ts';
import { staffEventLine } from '#app/features/orders/staff/staff-order-messages.ts';
import { formatRate } from '#app/features/tax/tax-rate.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { toZonedMinute } from '#app/shared/time/zoned-time.ts';
import { messages } from './messages/messages.ts';
import type { OrderOutput } from './order-output.ts';

const WIDEST_STATE = Math.max(...ORDER_STATES.map(({ length }) => length));
const WIDEST_AMOUNT = '$999,999.99'.length;

/** What staff is to know before money goes back; empty where no bank decides about it. */
export function disputeWarning({ disputes }: Pick<OrderStatus, 'disputes'>): string {
  return disputes.some(isUndecided) ? messages.bankDecides : '';
}

/** What staff is to know where the bank has given the shopper the money already; empty where it has not. */
export function takenBackNote({ events }: Pick<OrderOutput, 'events'>): string {
  const cents = takenBackCents(disputesOf(events));
  return cents > 0 ? messages.bankTookBack(formatCents(cents)) : '';
}

/** One line of the list. */
export function listLine(order: StaffOrder, timeZone: string): string {
  const {
    number,
    state,
    amountCents,
    refundedCents,
    itemCount,
    email,
    name,
    country,
    shopper,
    id,
  } = order;
  const back = refundedCents > 0 ? `  -${formatCents(refundedCents)}` : '';
  return [
    toZonedMinute(order.createdSeconds, timeZone),
    number,
    state.padEnd(WIDEST_STATE),
    formatCents(amountCents).padStart(WIDEST_AMOUNT) + back,
    `${itemCount} ${itemCount === 1 ? 'item' : 'items'}`,
    ...(order.isHeld ? ['on hold'] : []),
    ...(name === null ? [] : [name]),
    ...(country === null ? [] : [country]),
    email ?? shopper,
    id,
  ].join('  ');
}

function describeRefund(refund: ChargeRefund): string {
  const { no, state, amountCents, creditCents = 0, by, reason, refundId } = refund;
  const parts = [
    `refund ${no}`,
    state,
    formatCents(amountCents),
    creditCents > 0 ? `${formatCents(creditCents)} of it in credit` : '',
    `by ${by}`,
    reason,
    refundId ?? '',
  ];
  return parts.filter((part) => part !== '').join('  ');
}

function describeParcel(
  { no, lines, carrier, tracking, isDelivered }: OrderOutput['parcels'][number],
  items: OrderOutput['items'],
): string {
  const parts = [isDelivered ? 'delivered' : 'shipped', carrier, tracking];
  const titles = countedTitles(lines, items).join(', ');
  return [`parcel ${no}`, ...parts.filter((part) => part !== ''), titles].join('  ');
}

/** A line each, as they stand on a parcel. */
function describeAddress(address: Address | null): string[] {
  const lines = address ? addressLines(address) : ['forgotten'];
  return lines.map((line, index) => `${index === 0 ? 'to' : ''}`.padEnd(9) + line);
}

/** The shopper's own words, with each of their lines below the other. */
function describeWords(name: string, words: string | null): string[] {
  return (words?.split('\n') ?? []).map(
    (line, index) => `${index === 0 ? name : ''}`.padEnd(9) + line,
  );
}

function describeInvoice(invoice: InvoiceOfOrder): string[] {
  if (invoice === null) return [];
  if (invoice === 'pending') return ['invoice  gets its number with the next sweep'];
  return [`invoice  ${invoice.no}, ${invoice.issuedOn}`];
}

/** `paid     transfer  2041  on 2026-11-27` */
function describeByHand(byHand: OrderOutput['byHand']): string[] {
  if (byHand === null) return [];
  const parts = [byHand.how, byHand.reference, `on ${byHand.paidOn}`];
  return [`paid     ${parts.filter((part) => part !== '').join('  ')}`];
}

/** What people have named stays as they wrote it. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The order with its items, its money and its history, a line each. */
export function orderLines(order: OrderOutput, timeZone: string): string[] {
  const { number, id, state, shopper, items, amountCents, refundedCents, taxes } = order;
  const { deliveryOption, discountCode: code, discountCents, country } = order;
  const itemsCents = items.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const terms = {
    ...{ country, code, discountCents, shippingCents: order.deliveryCents },
    ...(deliveryOption && { deliveryOption }),
  };
  return [
    `Order ${number}  ${state}${order.isHeld ? '  on hold' : ''}`,
    `id       ${id}`,
    `shopper  ${shopper}`,
    `placed   ${toZonedMinute(order.createdSeconds, timeZone)}`,
    ...(country ? describeAddress(order.address) : []),
    ...describeWords('note', order.note),
    ...(order.gift ? describeWords('gift', order.gift.message ?? 'without a message') : []),
    ...items.map(
      ({ line, title, priceCents, variant }) =>
        `line ${line}  ${formatCents(priceCents)}  ${title}  (${variant})`,
    ),
    ...order.giftCards.map(
      ({ id, email, balanceCents, sentSeconds }) =>
        `card     ${formatCents(balanceCents)} left  ${[email, sentSeconds === null ? 'not mailed yet' : 'mailed', id].filter(Boolean).join('  ')}`,
    ),
    ...chargeParts(itemsCents, terms).map(
      ({ name, cents }) => `${lowerFirst(name).padEnd(8)} ${formatCents(cents)}`,
    ),
    `${order.credit ? 'total  ' : 'charged'}  ${formatCents(amountCents)}`,
    ...paidParts(amountCents, order).map(
      ({ name, cents }) => `paid     ${formatCents(cents)}  ${lowerFirst(name)}`,
    ),
    ...describeByHand(order.byHand),
    ...taxes.map(
      ({ basisPoints, taxCents }) =>
        `tax      ${formatCents(taxCents)}, ${formatRate(basisPoints)}`,
    ),
    ...describeInvoice(order.invoice),
    ...(refundedCents > 0
      ? [`refunded ${formatCents(refundedCents)}, ${formatCents(amountCents - refundedCents)} left`]
      : []),
    ...order.parcels.map((parcel) => describeParcel(parcel, items)),
    ...order.refunds.map(describeRefund),
    ...order.events.map(
      (event) =>
        `${toZonedMinute(event.atSeconds, timeZone)}  ${staffEventLine(event, {
          ...{ timeZone, basket: items, collected: isCollected(order) },
          split: isSplit({ basket: items, events: order.events }),
        })}  (${event.by})`,
    ),
  ];
}
