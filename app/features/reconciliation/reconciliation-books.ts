/** The books of refunds: what is booked of each adds up to what its row says has arrived. */
import { formatCents } from '#app/shared/money.ts';
import { type Finding, finding } from './reconciliation.ts';
import type { ReconciledRefund } from './reconciliation-charge.ts';
import { sumCents } from './reconciliation-facts.ts';

/** A transaction of a refund: above zero what arrived, below what came back. `refund` is its number. */
export type ReconciledTransaction = { intent: string; refund: number; amountCents: number };

/** The refunds of one shopper with their transactions. */
export function judgeBooks(
  shopper: string,
  refunds: readonly ReconciledRefund[],
  transactions: readonly ReconciledTransaction[],
): Finding[] {
  const arrived = new Map(
    refunds.map(({ intent, no, state, amountCents }) => [
      `${intent} ${no}`,
      { intent, refund: no, cents: state === 'refunded' ? amountCents : 0 },
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
