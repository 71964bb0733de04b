/** An order that was paid by hand has no charge that could be asked about: its own rows have to add up. */
import { type Finding, finding } from './reconciliation.ts';
import type { ReconciledOrder, ReconciledRefund } from './reconciliation-charge.ts';
import { judgeDebt } from './reconciliation-debt.ts';
import { chargedOf, inPlaceOfCard } from './reconciliation-facts.ts';
import type { ReconciledLife } from './reconciliation-life.ts';
import { judgeEvents } from './reconciliation-refund.ts';

/** Nothing for an order of a card. Its amounts, lines and sums of refunds are judged as of any other order. */
export function judgeByHand(
  order: ReconciledOrder,
  refunds: readonly ReconciledRefund[],
  life: ReconciledLife | undefined,
): Finding[] {
  const { shopper, intent, isByHand, amountCents } = order;
  const ids = { shopper, intent };
  if (intent.startsWith('hand_') !== isByHand) {
    const problem = isByHand
      ? `Order ${intent} is paid by hand by its row, and by a card by its id.`
      : `Order ${intent} has no charge, and nobody has said how it was paid.`;
    return [finding('order_without_charge', ids, problem)];
  }
  const events = life?.events ?? [];
  // What a credit has paid alone, no provider knows of.
  if (!isByHand)
    return chargedOf(order) === 0 ? judgeEvents(ids, { id: intent }, events, refunds) : [];
  const given = refunds
    .filter(({ state }) => state === 'refunded')
    .map(({ no, amountCents: cents }) => {
      return { id: `${intent} ${no}`, no, state: 'succeeded' as const, amountCents: cents };
    });
  const inCreditCents = inPlaceOfCard(order, refunds);
  const facts = {
    ...{ intent, chargedCents: amountCents, inCreditCents, events },
    ...{ refunds: given, disputes: [] },
  };
  return [
    ...judgeEvents(ids, { id: intent }, events, refunds),
    // Nobody but staff can give it back, and it takes the time that it takes.
    ...judgeDebt(ids, facts, refunds).map((one) =>
      one.kind === 'refund_due' ? finding('refund_to_give_back', ids, one.problem) : one,
    ),
  ];
}
