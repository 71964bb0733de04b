/** The shop's side of a reconciliation: whether the rows of one shopper are consistent with each other. */
import { isDeepStrictEqual } from 'node:util';
import type { PaymentState, StrayState } from '#app/features/payment/payment.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { type Finding, finding } from './reconciliation.ts';
import { judgeByHand } from './reconciliation-by-hand.ts';
import type {
  ReconciledOrder,
  ReconciledPayment,
  ReconciledRefund,
} from './reconciliation-charge.ts';
import { judgeCreditBack, toCredit } from './reconciliation-credit.ts';
import {
  isOpenOrMade,
  isRefundState,
  priceOf,
  refundStateBy,
  sumCents,
} from './reconciliation-facts.ts';
import { judgeLife, type ReconciledLife } from './reconciliation-life.ts';

/** A transaction of a refund: above zero what arrived, below what came back. `refund` is its number. */
type ReconciledTransaction = { intent: string; refund: number; amountCents: number };

/** `intent` is the one that sold the line. */
type Claim = { line: number; intent: string };

/** An intent that was made for a payment which has another one. */
type Stray = { intent: string; payment: string; state: StrayState };

/** All rows of one shopper, of one snapshot. */
export type ShopperRecords = {
  shopper: string;
  /** The account that this guest has joined. */
  mergedInto: string | null;
  payments: ReconciledPayment[];
  strays: Stray[];
  orders: ReconciledOrder[];
  refunds: ReconciledRefund[];
  /** What is booked of the refunds. */
  transactions: ReconciledTransaction[];
  claims: Claim[];
  /** What has happened to each order, and the state that lists show. */
  lives: ReconciledLife[];
};

type Refundable = { payment: string; state: PaymentState | StrayState };

/** Why a charge cannot become an order: a refund for one of these is never one of an order. */
const REASONS_OF_NO_ORDER = ['lines_sold', 'amount_differs', 'second_charge'];

export function judgeShopper(records: ShopperRecords): Finding[] {
  const payments = new Map(records.payments.map((payment) => [payment.intent, payment]));
  /** What a refund is of: a payment by its intent, or a stray. */
  const refundable = new Map<string | null, Refundable>([
    ...payments,
    ...records.strays.map((stray) => [stray.intent, stray] as const),
  ]);
  const refunds = Map.groupBy(records.refunds, ({ intent }) => intent);
  const orders = new Map(records.orders.map((order) => [order.intent, order]));
  const claims = new Map(records.claims.map((claim) => [claim.line, claim.intent]));
  const lives = new Map(records.lives.map((life) => [life.intent, life]));
  return [
    ...judgeJoined(records),
    ...records.orders.flatMap((order) => [
      ...judgeRefundsOf(order, refunds.get(order.intent) ?? [], payments.get(order.intent)),
      ...judgeCreditBack(order, refunds.get(order.intent) ?? [], lives.get(order.intent)),
      ...judgeLines(order, claims),
      ...judgeLife(order, lives.get(order.intent)),
      ...judgeByHand(order, refunds.get(order.intent) ?? [], lives.get(order.intent)),
    ]),
    ...[...refunds].flatMap(([intent, rows]) =>
      orders.has(intent) ? [] : judgeRefund(records.shopper, intent, rows, refundable.get(intent)),
    ),
    ...[...refundable].flatMap(([intent, { state, payment }]) =>
      intent === null || refunds.has(intent) || !isRefundState(state)
        ? []
        : judgeUnrecorded(records.shopper, intent, { state, payment }),
    ),
    ...judgeBooks(records.shopper, records.refunds, records.transactions),
    ...records.claims.flatMap((claim) => judgeClaim(records.shopper, claim, orders)),
  ];
}

function judgeJoined({ shopper, mergedInto, ...records }: ShopperRecords): Finding[] {
  if (mergedInto === null) return [];
  const count = Object.values(records).reduce((sum, rows) => sum + rows.length, 0);
  if (count === 0) return [];
  const problem = `Guest ${shopper} has joined ${mergedInto}, but ${count} of its rows stayed behind.`;
  return [finding('left_behind', { shopper }, problem)];
}

/** An order with its refunds: no more than was charged, and none of a charge that is no order. */
function judgeRefundsOf(
  order: ReconciledOrder,
  refunds: readonly ReconciledRefund[],
  payment: ReconciledPayment | undefined,
): Finding[] {
  const { shopper, intent } = order;
  if (refunds.some(({ reason }) => REASONS_OF_NO_ORDER.includes(reason))) {
    const problem = `Charge ${intent} is both an order and a refund.`;
    return [finding('order_and_refund', { shopper, intent }, problem)];
  }
  const cents = sumCents(refunds.filter(isOpenOrMade)) + toCredit(refunds);
  if (cents <= order.amountCents) return judgeOrder(order, payment);
  const problem = `The refunds of order ${intent} add up to ${formatCents(cents)}, more than its ${formatCents(order.amountCents)}.`;
  return [...judgeOrder(order, payment), finding('refund_exceeds', { shopper, intent }, problem)];
}

function judgeOrder(order: ReconciledOrder, payment: ReconciledPayment | undefined): Finding[] {
  const { shopper, intent } = order;
  if (!payment) {
    const problem = `Order ${intent} has no payment.`;
    return [finding('order_without_payment', { shopper, intent }, problem)];
  }
  const ids = { shopper, intent, payment: payment.payment };
  const found: Finding[] = [];
  if (payment.state !== 'ordered') {
    const problem = `Order ${intent} is there, but its payment is '${payment.state}'.`;
    found.push(finding('order_of_unsettled_payment', ids, problem));
  }
  const summed = priceOf(order.items, order.terms);
  const differences = [
    ...(order.amountCents === payment.amountCents
      ? []
      : [`amount ${formatCents(order.amountCents)}, ${formatCents(payment.amountCents)} frozen`]),
    ...(isDeepStrictEqual(order.items, payment.items) ? [] : ['other items than were frozen']),
    ...(summed === order.amountCents ? [] : [`items that add up to ${formatCents(summed)}`]),
  ];
  if (differences.length > 0) {
    const problem = `Order ${intent} is not what its payment froze: ${differences.join(', ')}.`;
    found.push(finding('order_differs', ids, problem));
  }
  return found;
}

/** Every line of an order has exactly one claim. */
function judgeLines(order: ReconciledOrder, claims: ReadonlyMap<number, string>): Finding[] {
  const { shopper, intent } = order;
  const lines = order.items.map((item) => item.line);
  const found: Finding[] = [];
  const twice = lines.filter((line, index) => lines.indexOf(line) !== index);
  const sold = lines.filter((line) => (claims.get(line) ?? intent) !== intent);
  const free = lines.filter((line) => !claims.has(line));
  if (twice.length + sold.length > 0) {
    const ids = { shopper, intent, lines: [...twice, ...sold] };
    const problem = `Order ${intent} holds lines that are sold already: ${ids.lines.join(', ')}.`;
    found.push(finding('line_sold_twice', ids, problem));
  }
  if (free.length > 0) {
    const problem = `Lines ${free.join(', ')} of order ${intent} are not claimed.`;
    found.push(finding('line_unclaimed', { shopper, intent, lines: free }, problem));
  }
  return found;
}

function judgeClaim(
  shopper: string,
  { line, intent }: Claim,
  orders: ReadonlyMap<string, ReconciledOrder>,
): Finding[] {
  const order = orders.get(intent);
  if (order?.items.some((item) => item.line === line)) return [];
  const why = order ? `order ${intent} does not hold it` : `there is no order ${intent}`;
  const problem = `Line ${line} is claimed, but ${why}.`;
  return [finding('claim_without_order', { shopper, intent, lines: [line] }, problem)];
}

/** A charge that goes back, or did, without a row of a refund. */
function judgeUnrecorded(
  shopper: string,
  intent: string,
  { payment, state }: Refundable,
): Finding[] {
  const problem = `Payment ${payment} is '${state}', and the shop has no refund of ${intent}.`;
  return [finding('refund_unrecorded', { shopper, intent, payment }, problem)];
}

function judgeRefund(
  shopper: string,
  intent: string,
  refunds: readonly ReconciledRefund[],
  payment: Refundable | undefined,
): Finding[] {
  if (!payment) {
    const problem = `Refund ${intent} has no payment.`;
    return [finding('refund_without_payment', { shopper, intent }, problem)];
  }
  const chargeCents = Math.max(...refunds.map((refund) => refund.chargeCents));
  if (payment.state === refundStateBy(chargeCents, refunds)) return [];
  const ids = { shopper, intent, payment: payment.payment };
  const states = refunds.map(({ state }) => `'${state}'`).join(', ');
  const problem = `The refund of ${intent} is ${states}, but its payment is '${payment.state}'.`;
  return [finding('refund_differs', ids, problem)];
}

/** The refunds of one shopper with their transactions. */
function judgeBooks(
  shopper: string,
  refunds: readonly ReconciledRefund[],
  transactions: readonly ReconciledTransaction[],
): Finding[] {
  const arrived = new Map(
    refunds.map(({ intent, no, state, amountCents, creditCents }) => [
      `${intent} ${no}`,
      { intent, refund: no, cents: creditCents + (state === 'refunded' ? amountCents : 0) },
    ]),
  );
  const booked = Map.groupBy(transactions, ({ intent, refund }) => `${intent} ${refund}`);
  for (const [key, [first]] of booked) {
    if (!first || arrived.has(key)) continue;
    arrived.set(key, { intent: first.intent, refund: first.refund, cents: 0 });
  }
  return [...arrived].flatMap(([key, { intent, refund, cents }]) => {
    const bookedCents = sumCents(booked.get(key) ?? []);
    if (bookedCents === cents) return [];
    const problem = `Of refund ${refund} of ${intent} ${formatCents(cents)} has arrived, and ${formatCents(bookedCents)} is booked.`;
    return [finding('refund_misbooked', { shopper, intent, refund }, problem)];
  });
}
