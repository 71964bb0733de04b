/** The provider's side of an audit: compares one intent with the shop's rows about it. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { RefundState } from '#app/features/orders/order.ts';
import { isSettled, type Payment } from '#app/features/payment/payment.ts';
import type {
  InspectedIntent,
  ProviderRefund,
} from '#app/features/payment/provider/payment-gateway.ts';
import { CURRENCY, formatCents } from '#app/shared/money.ts';
import { type Finding, type FindingIds, type FindingKind, finding } from './audit.ts';

export type AuditedPayment = Omit<Payment, 'provider' | 'createdAt'>;

export type AuditedOrder = {
  shopper: string;
  intent: string;
  items: BasketItem[];
  amountCents: number;
  createdSeconds: number;
};

export type AuditedRefund = {
  shopper: string;
  intent: string;
  state: RefundState;
  refundId: string | null;
  amountCents: number;
  createdSeconds: number;
  /** Since when it has been owed, in unix seconds. */
  dueSeconds: number;
};

/** The shop's rows about one intent: the payment by its metadata, order and refund by its id. */
export type ChargeRecords = {
  payment: AuditedPayment | null;
  order: AuditedOrder | null;
  refund: AuditedRefund | null;
};

/**
 * Judges an intent of this shop. `refunds` are the provider's for this intent, required when the shop
 * has a refund row. Contradictions between the rows themselves are found by `judgeShopper`.
 */
export function judgeCharge(
  intent: InspectedIntent,
  refunds: readonly ProviderRefund[],
  records: ChargeRecords,
): Finding[] {
  const { payment, order, refund } = records;
  if (intent.status !== 'succeeded') return judgeUncharged(intent, records);
  if (order && refund) return [];
  if (order) return [...judgeOrder(intent, order), ...merchantNotes(intent, order)];
  if (refund) return judgeRefund(intent, refunds, refund);
  return [judgeStray(intent, payment)];
}

function judgeUncharged(intent: InspectedIntent, records: ChargeRecords): Finding[] {
  const ids = idsOf(intent);
  const { payment, order, refund } = records;
  const found: Finding[] = [];
  if (order) {
    const problem = `Order ${intent.id} has an intent that is ${intent.status}, not charged.`;
    found.push(finding('order_without_charge', ids, problem));
  }
  if (refund) {
    const problem = `Refund ${intent.id} has an intent that is ${intent.status}, not charged.`;
    found.push(finding('refund_without_charge', ids, problem));
  }
  if (!payment && !order && !refund && intent.status !== 'canceled') {
    found.push(finding('intent_unknown', ids, `No payment knows the unpaid intent ${intent.id}.`));
  }
  if (payment && isStrayOf(payment, intent) && intent.status !== 'canceled') {
    const problem = `The unpaid intent ${intent.id} is a second one of payment ${payment.payment}.`;
    found.push(finding('stray_intent', ids, problem));
  }
  return found;
}

/** Whether the payment has another intent. */
export function isStrayOf(
  payment: Pick<AuditedPayment, 'intent'>,
  intent: Pick<InspectedIntent, 'id'>,
): boolean {
  return payment.intent !== null && payment.intent !== intent.id;
}

/** A charge without an order or a refund. */
function judgeStray(intent: InspectedIntent, payment: AuditedPayment | null): Finding {
  const charge = `The charge of ${formatCents(intent.amountReceivedCents)} by ${intent.id}`;
  const ids = idsOf(intent);
  if (intent.amountRefundedCents >= intent.amountReceivedCents) {
    const problem = `${charge} is no order, but it was refunded at the provider.`;
    return finding('refunded_by_hand', ids, problem);
  }
  if (!payment) return finding('charge_unknown', ids, `${charge} is of no payment in this shop.`);
  if (isStrayOf(payment, intent)) {
    const problem = `${charge} is the second one of payment ${payment.payment}, whose intent is ${payment.intent}.`;
    return finding('payment_charged_twice', ids, problem);
  }
  if (!isSettled(payment.state)) {
    return finding('charge_open', ids, `${charge} is paid, but its payment is '${payment.state}'.`);
  }
  const problem = `${charge} is neither an order nor a refund, though its payment is '${payment.state}'.`;
  return finding('charge_lost', ids, problem);
}

function judgeOrder(intent: InspectedIntent, order: AuditedOrder): Finding[] {
  const differences = [
    difference('amount', formatCents(order.amountCents), formatCents(intent.amountReceivedCents)),
    difference('currency', CURRENCY, intent.currency),
    difference('created', order.createdSeconds, intent.createdSeconds),
  ].filter((text) => text !== null);
  if (differences.length === 0) return [];
  const problem = `Order ${intent.id} is not what was charged: ${differences.join(', ')}.`;
  return [finding('order_differs', idsOf(intent), problem)];
}

/** What the merchant or the bank did at the provider to the charge of an order. */
function merchantNotes(intent: InspectedIntent, order: AuditedOrder): Finding[] {
  const notes: Finding[] = [];
  const note = (kind: FindingKind, what: string) =>
    notes.push(finding(kind, idsOf(intent), `Order ${order.intent} ${what} at the provider.`));
  if (intent.amountRefundedCents > 0) {
    note('merchant_refund', `was refunded ${formatCents(intent.amountRefundedCents)}`);
  }
  if (intent.isDisputed) note('merchant_dispute', 'is disputed');
  return notes;
}

/** The provider's refunds of a charge, pending ones included. */
type MoneyBack = { refunds: ProviderRefund[]; cents: number; isFull: boolean; isPending: boolean };

function judgeRefund(
  intent: InspectedIntent,
  listed: readonly ProviderRefund[],
  row: AuditedRefund,
): Finding[] {
  const refunds = listed.filter((refund) => refund.state !== 'failed');
  const cents = refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
  const back: MoneyBack = {
    refunds,
    cents,
    isFull: cents >= intent.amountReceivedCents,
    isPending: refunds.some((refund) => refund.state === 'pending'),
  };
  return [...judgeMoneyBack(intent, back, row), ...judgeRefundRow(intent, back, row)];
}

function judgeMoneyBack(
  intent: InspectedIntent,
  { cents, isFull, isPending }: MoneyBack,
  { state, dueSeconds }: AuditedRefund,
): Finding[] {
  const refund = `The refund of ${intent.id}`;
  const part = `${formatCents(cents)} of ${formatCents(intent.amountReceivedCents)}`;
  const since = new Date(dueSeconds * 1_000).toISOString();
  const one = (kind: FindingKind, problem: string) => [finding(kind, idsOf(intent), problem)];
  if (state === 'failed') {
    return isFull
      ? one('refunded_by_hand', `${refund} failed, and was made by hand.`)
      : one('refund_failed', `${refund} failed for good: ${part} went back.`);
  }
  if (!isFull) {
    return state === 'due'
      ? one('refund_due', `${refund} is due since ${since}: ${part} went back so far.`)
      : one('refund_missing', `${refund} is '${state}', but only ${part} went back.`);
  }
  return state === 'pending' && isPending ? one('refund_pending', `${refund} is on its way.`) : [];
}

/** Whether the row agrees with the provider; the state of the charge is judged before. */
function judgeRefundRow(
  intent: InspectedIntent,
  { refunds, isFull, isPending }: MoneyBack,
  row: AuditedRefund,
): Finding[] {
  const ids = refunds.map((refund) => refund.id);
  const isKnown = row.refundId === null || ids.includes(row.refundId);
  const isOpen = !isFull || row.state === 'failed';
  const differences = [
    difference('amount', formatCents(row.amountCents), formatCents(intent.amountReceivedCents)),
    difference('created', row.createdSeconds, intent.createdSeconds),
    isOpen ? null : difference('state', row.state, isPending ? 'pending' : 'refunded'),
    isOpen || isKnown ? null : difference('refund', row.refundId, ids.join(' ')),
  ].filter((text) => text !== null);
  if (differences.length === 0) return [];
  const problem = `The refund row of ${intent.id} differs from the provider: ${differences.join(', ')}.`;
  return [finding('refund_differs', idsOf(intent), problem)];
}

function difference(name: string, here: unknown, there: unknown): string | null {
  return here === there ? null : `${name} ${here} instead of ${there}`;
}

function idsOf({ id, shopper, payment }: InspectedIntent): FindingIds {
  return {
    intent: id,
    ...(shopper === null ? {} : { shopper }),
    ...(payment === null ? {} : { payment }),
  };
}
