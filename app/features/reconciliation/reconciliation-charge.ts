/** The provider's side of a reconciliation: compares one intent with the shop's rows about it. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { Terms } from '#app/features/delivery/terms.ts';
import type { Dispute } from '#app/features/orders/events/dispute.ts';
import type { OrderEvent } from '#app/features/orders/events/order-events.ts';
import type { NumberedRefund } from '#app/features/orders/order-refund.ts';
import type { Payment } from '#app/features/payment/payment.ts';
import type {
  InspectedIntent,
  ProviderRefund,
} from '#app/features/payment/provider/payment-gateway.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { difference, type Finding, type FindingIds, finding } from './reconciliation.ts';
import { judgeDebt } from './reconciliation-debt.ts';
import { chargedOf, disputesBy, inPlaceOfCard, isPaidFor } from './reconciliation-facts.ts';
import { judgeRefunds } from './reconciliation-refund.ts';

export type ReconciledPayment = Omit<Payment, 'provider' | 'createdAt' | 'units' | 'terms'>;

export type ReconciledOrder = {
  shopper: string;
  intent: string;
  items: BasketItem[];
  amountCents: number;
  currency: string;
  createdSeconds: number;
  /** What of the amount is not for items. */
  terms: Terms | null;
  /** Whether staff has said that it was paid without a card. */
  isByHand: boolean;
};

export type ReconciledRefund = Pick<
  NumberedRefund,
  'no' | 'by' | 'reason' | 'state' | 'amountCents' | 'dueSeconds'
> & {
  /** What of the refund went to a credit beside that: the amount here is what goes to the card. */
  creditCents: number;
  shopper: string;
  intent: string;
  refundId: string | null;
  chargeCents: number;
  createdSeconds: number;
};

/** The shop's rows about one intent: the payment by its metadata, the others by its id. */
export type ChargeRecords = {
  payment: ReconciledPayment | null;
  order: ReconciledOrder | null;
  refunds: ReconciledRefund[];
  /** What has happened to the order, in the order of the numbers. */
  events: OrderEvent[];
};

/** What the provider lists of the charge, where the shop or the charge itself says that there is any. */
export type ChargeLists = {
  refunds: readonly ProviderRefund[];
  disputes: readonly Dispute[];
};

/** Judges an intent of this shop. Contradictions between the rows themselves are found by `judgeShopper`. */
export function judgeCharge(
  intent: InspectedIntent,
  lists: ChargeLists,
  records: ChargeRecords,
): Finding[] {
  const { payment, order, refunds: rows } = records;
  if (intent.status !== 'succeeded') return judgeUncharged(intent, records);
  const ids = idsOf(intent);
  if (!order && rows.length === 0) return [judgeStray(intent, payment)];
  const events = order ? records.events : null;
  const { id, amountReceivedCents: chargedCents } = intent;
  const inCreditCents = order ? inPlaceOfCard(order, rows) : 0;
  return [
    ...(order ? judgeOrder(intent, order) : []),
    ...judgeRefunds(ids, intent, lists.refunds, rows, events),
    ...judgeDebt(ids, { intent: id, chargedCents, inCreditCents, events, ...lists }, rows),
    ...(events ? judgeDisputes(ids, intent, lists.disputes, disputesBy(events)) : []),
  ];
}

function judgeUncharged(intent: InspectedIntent, records: ChargeRecords): Finding[] {
  const ids = idsOf(intent);
  const { payment, order, refunds } = records;
  const found: Finding[] = [];
  if (order) {
    const problem = `Order ${intent.id} has an intent that is ${intent.status}, not charged.`;
    found.push(finding('order_without_charge', ids, problem));
  }
  if (refunds.length > 0) {
    const problem = `Refund ${intent.id} has an intent that is ${intent.status}, not charged.`;
    found.push(finding('refund_without_charge', ids, problem));
  }
  if (!payment && !order && refunds.length === 0 && intent.status !== 'canceled') {
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
  payment: Pick<ReconciledPayment, 'intent'>,
  intent: Pick<InspectedIntent, 'id'>,
): boolean {
  return payment.intent !== null && payment.intent !== intent.id;
}

/** A charge without an order or a refund. */
function judgeStray(intent: InspectedIntent, payment: ReconciledPayment | null): Finding {
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
  if (!isPaidFor(payment.state)) {
    return finding('charge_open', ids, `${charge} is paid, but its payment is '${payment.state}'.`);
  }
  const problem = `${charge} is neither an order nor a refund, though its payment is '${payment.state}'.`;
  return finding('charge_lost', ids, problem);
}

function judgeOrder(intent: InspectedIntent, order: ReconciledOrder): Finding[] {
  const differences = [
    difference('amount', formatCents(chargedOf(order)), formatCents(intent.amountReceivedCents)),
    difference('currency', order.currency, intent.currency),
    difference('created', order.createdSeconds, intent.createdSeconds),
  ].filter((text) => text !== null);
  if (differences.length === 0) return [];
  const problem = `Order ${intent.id} is not what was charged: ${differences.join(', ')}.`;
  return [finding('order_differs', idsOf(intent), problem)];
}

function idsOf({ id, shopper, payment }: InspectedIntent): FindingIds {
  return {
    intent: id,
    ...(shopper === null ? {} : { shopper }),
    ...(payment === null ? {} : { payment }),
  };
}

function describeDispute({ status, amountCents, dueSeconds }: Dispute): string {
  const due =
    dueSeconds === null ? '' : `, evidence due ${new Date(dueSeconds * 1_000).toISOString()}`;
  return `${formatCents(amountCents)}, ${status}${due}`;
}

/** `listed` are the provider's, `known` the order's as they were last reported. */
export function judgeDisputes(
  ids: FindingIds,
  { id, isDisputed }: Pick<InspectedIntent, 'id' | 'isDisputed'>,
  listed: readonly Dispute[],
  known: readonly Dispute[],
): Finding[] {
  const found: Finding[] = [];
  for (const dispute of listed) {
    const own = known.find((one) => one.id === dispute.id);
    if (own?.status === dispute.status && own.amountCents === dispute.amountCents) continue;
    const here = own ? describeDispute(own) : 'unknown';
    const problem = `Dispute ${dispute.id} of order ${id} is ${describeDispute(dispute)} at the provider, and ${here} in the shop.`;
    found.push(finding('dispute_differs', ids, problem));
  }
  if (isDisputed) {
    const all = listed.map(describeDispute).join('; ');
    const problem = `Order ${id} is disputed at the provider${all === '' ? '' : ` (${all})`}.`;
    found.push(finding('merchant_dispute', ids, problem));
  }
  return found;
}
