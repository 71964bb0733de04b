/** The refunds of a charge: compares those of the provider with the shop's numbered ones. */
import { chargeRefundState, isCounted, refundedCents } from '#app/features/orders/order-refund.ts';
import type {
  InspectedIntent,
  ProviderRefund,
} from '#app/features/payment/provider/payment-gateway.ts';
import { formatCents } from '#app/shared/money.ts';
import { difference, type Finding, type FindingIds, type FindingKind, finding } from './audit.ts';
import type { AuditedRefund } from './audit-charge.ts';

type Charged = Pick<InspectedIntent, 'id' | 'amountReceivedCents' | 'createdSeconds'>;

/** What went back or is on its way back at the provider. */
function aliveOf(listed: readonly ProviderRefund[]): ProviderRefund[] {
  return listed.filter((refund) => refund.state !== 'failed');
}

function sumCents(refunds: readonly { amountCents: number }[]): number {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function sinceOf({ dueSeconds }: AuditedRefund): string {
  return new Date(dueSeconds * 1_000).toISOString();
}

/** How the rows say that the charge stands; what they add up to is judged by itself. */
function stateOf(rows: readonly AuditedRefund[]) {
  return chargeRefundState(refundedCents(rows), rows);
}

/** More than was charged, or one number more than once. */
function judgeTwice(
  ids: FindingIds,
  { id, amountReceivedCents }: Charged,
  alive: readonly ProviderRefund[],
): Finding[] {
  const found: Finding[] = [];
  const cents = sumCents(alive);
  if (cents > amountReceivedCents) {
    const problem = `Of ${id} ${formatCents(cents)} went back, but ${formatCents(amountReceivedCents)} was charged.`;
    found.push(finding('refund_exceeds', ids, problem));
  }
  const numbered = Map.groupBy(alive, ({ no }) => no);
  for (const [no, made] of numbered) {
    if (no === null || made.length === 1) continue;
    const problem = `Refund ${no} of ${id} was made ${made.length} times.`;
    found.push(finding('refund_doubled', ids, problem));
  }
  return found;
}

/** The refunds of an order: every one that the shop has is at the provider, and the other way round. */
export function judgeOrderRefunds(
  ids: FindingIds,
  intent: Charged,
  listed: readonly ProviderRefund[],
  rows: readonly AuditedRefund[],
): Finding[] {
  const alive = aliveOf(listed);
  const found = judgeTwice(ids, intent, alive);
  const add = (kind: FindingKind, problem: string) => found.push(finding(kind, ids, problem));
  for (const row of rows) {
    const refund = `Refund ${row.no} of order ${intent.id}, ${formatCents(row.amountCents)},`;
    if (row.state === 'due') add('refund_due', `${refund} is due since ${sinceOf(row)}.`);
    if (row.state === 'pending') add('refund_pending', `${refund} is on its way.`);
    if (row.state === 'failed') add('order_refund_failed', `${refund} failed.`);
  }
  const made = rows.filter((row) => isCounted(row) && row.state !== 'due');
  const [here, there] = [sumCents(made), sumCents(alive)];
  if (here !== there) {
    const problem = `Of order ${intent.id} ${formatCents(there)} went back at the provider, ${formatCents(here)} in the shop.`;
    add(here > there ? 'refund_missing' : 'refund_differs', problem);
  }
  const byMerchant = sumCents(made.filter(({ by }) => by === 'provider'));
  if (byMerchant > 0) {
    add(
      'merchant_refund',
      `Order ${intent.id} was refunded ${formatCents(byMerchant)} at the provider.`,
    );
  }
  return found;
}

/** The refunds of a charge that is no order: all of it goes back. */
export function judgeChargeRefunds(
  ids: FindingIds,
  intent: Charged,
  listed: readonly ProviderRefund[],
  rows: readonly AuditedRefund[],
): Finding[] {
  const alive = aliveOf(listed);
  const back: MoneyBack = {
    refunds: alive,
    cents: sumCents(alive),
    isFull: sumCents(alive) >= intent.amountReceivedCents,
    isPending: alive.some((refund) => refund.state === 'pending'),
  };
  return [...judgeMoneyBack(ids, intent, back, rows), ...judgeRefundRows(ids, intent, back, rows)];
}

/** The provider's refunds of a charge, pending ones included. */
type MoneyBack = { refunds: ProviderRefund[]; cents: number; isFull: boolean; isPending: boolean };

function judgeMoneyBack(
  ids: FindingIds,
  { id, amountReceivedCents }: Charged,
  { cents, isFull, isPending }: MoneyBack,
  rows: readonly AuditedRefund[],
): Finding[] {
  const refund = `The refund of ${id}`;
  const part = `${formatCents(cents)} of ${formatCents(amountReceivedCents)}`;
  const one = (kind: FindingKind, problem: string) => [finding(kind, ids, problem)];
  const state = stateOf(rows);
  if (rows.some((row) => row.state === 'failed') && state !== 'due') {
    if (!isFull) return one('refund_failed', `${refund} failed for good: ${part} went back.`);
    return one('refunded_by_hand', `${refund} failed, and was made by hand.`);
  }
  if (!isFull) {
    const due = rows.find((row) => row.state === 'due');
    return due
      ? one('refund_due', `${refund} is due since ${sinceOf(due)}: ${part} went back so far.`)
      : one('refund_missing', `${refund} is '${state}', but only ${part} went back.`);
  }
  return state === 'pending' && isPending ? one('refund_pending', `${refund} is on its way.`) : [];
}

/** Whether the rows agree with the provider; the state of the charge is judged before. */
function judgeRefundRows(
  ids: FindingIds,
  intent: Charged,
  { refunds, isFull, isPending }: MoneyBack,
  rows: readonly AuditedRefund[],
): Finding[] {
  const made = refunds.map((refund) => refund.id);
  const hasFailed = rows.some((row) => row.state === 'failed');
  const isOpen = !isFull || hasFailed;
  const counted = rows.filter(isCounted);
  const unknown = counted.find(({ refundId }) => refundId !== null && !made.includes(refundId));
  const state = stateOf(rows);
  const cents = formatCents(hasFailed ? sumCents(rows) : sumCents(counted));
  const [first] = rows;
  const differences = [
    difference('amount', cents, formatCents(intent.amountReceivedCents)),
    difference('created', first?.createdSeconds, intent.createdSeconds),
    isOpen ? null : difference('state', state, isPending ? 'pending' : 'refunded'),
    isOpen || !unknown ? null : difference('refund', unknown.refundId, made.join(' ')),
  ].filter((text) => text !== null);
  if (differences.length === 0) return [];
  const problem = `The refund row of ${intent.id} differs from the provider: ${differences.join(', ')}.`;
  return [finding('refund_differs', ids, problem)];
}
