/**
 * What a shopper is owed of a charge, by what has happened: the charge, the refunds that succeeded at the
 * provider, and the events of the order. The shop's own rows of refunds are not asked: an attempt is not money.
 */
import type { Dispute } from '#app/features/orders/events/dispute.ts';
import type { OrderEvent } from '#app/features/orders/events/order-events.ts';
import type { ProviderRefund } from '#app/features/payment/provider/payment-gateway.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { type Finding, type FindingIds, finding } from './reconciliation.ts';
import type { ReconciledRefund } from './reconciliation-charge.ts';
import { promisedToCard, sumCents } from './reconciliation-facts.ts';

export type ChargeFacts = {
  intent: string;
  chargedCents: number;
  /** What of it was given as store credit in place of the card. */
  inCreditCents: number;
  /** Of the order; null: the charge became none, and goes back in full. */
  events: readonly OrderEvent[] | null;
  refunds: readonly ProviderRefund[];
  disputes: readonly Dispute[];
};

/** What is to go back, what did, and how much of the rest nobody but the shop can see to. */
type Debt = { toGoBackCents: number; backCents: number; onItsWayCents: number; owedCents: number };

/** What staff has refunded, each once: a refund that was made in place of one that failed replaces it. */
function promisedCents(events: readonly OrderEvent[]): number {
  const promised = new Map<number, number>();
  for (const { kind, body, by } of events) {
    if (kind !== 'refunded' || by === 'provider') continue;
    for (const no of body.inPlaceOf ?? []) promised.delete(no);
    promised.set(body.no, promisedToCard(body));
  }
  return [...promised.values()].reduce((sum, cents) => sum + cents, 0);
}

function toGoBackCents({ chargedCents, inCreditCents, events }: ChargeFacts): number {
  const leftCents = chargedCents - inCreditCents;
  const isOff = events === null || events.some(({ kind }) => kind === 'cancelled');
  return isOff ? leftCents : Math.min(promisedCents(events), leftCents);
}

/** What the bank gave back by a dispute that the shop has lost is not owed as well. */
function debtOf(facts: ChargeFacts): Debt {
  const inState = (state: ProviderRefund['state']) =>
    sumCents(facts.refunds.filter((refund) => refund.state === state));
  const lost = facts.disputes.filter(({ status }) => status === 'lost');
  const debt = {
    toGoBackCents: toGoBackCents(facts),
    backCents: inState('succeeded') + lost.reduce((sum, { amountCents }) => sum + amountCents, 0),
    onItsWayCents: inState('pending'),
  };
  const owedCents = debt.toGoBackCents - debt.backCents - debt.onItsWayCents;
  return { ...debt, owedCents: Math.max(owedCents, 0) };
}

/** While a dispute is open, the bank has the money, and decides who gets it. */
function isOpen({ status }: Dispute): boolean {
  return status === 'needs_response' || status === 'under_review';
}

/** At most one finding with harm a charge; `rows` say only why, and so what can be done. */
export function judgeDebt(
  ids: FindingIds,
  facts: ChargeFacts,
  rows: readonly ReconciledRefund[],
): Finding[] {
  const { toGoBackCents: cents, backCents, onItsWayCents, owedCents } = debtOf(facts);
  const hasFailed = rows.some(({ state }) => state === 'failed');
  const part = `${formatCents(backCents)} of ${formatCents(cents)} went back of ${facts.intent}`;
  if (owedCents === 0) {
    if (onItsWayCents === 0 || backCents >= cents) return [];
    const problem = `${part}, and ${formatCents(onItsWayCents)} is on its way.`;
    return [finding('refund_pending', ids, problem)];
  }
  const owed = `${part}: ${formatCents(owedCents)} is owed`;
  if (facts.disputes.some(isOpen)) {
    return [finding('refund_disputed', ids, `${owed} unless the bank gives it back.`)];
  }
  const due = rows.find(({ state }) => state === 'due');
  const since = due ? `, since ${new Date(due.dueSeconds * 1_000).toISOString()}` : '';
  const kind = due ? 'refund_due' : hasFailed ? 'refund_failed' : 'refund_missing';
  return [{ ...finding(kind, ids, `${owed}${since}.`), owedCents }];
}
