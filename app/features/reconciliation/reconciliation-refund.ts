/** The refunds of a charge: compares those of the provider with the shop's numbered ones. */
import type { Actor, OrderEvent } from '#app/features/orders/events/order-events.ts';
import type {
  InspectedIntent,
  ProviderRefund,
} from '#app/features/payment/provider/payment-gateway.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { difference, type Finding, type FindingIds, finding } from './reconciliation.ts';
import type { ReconciledRefund } from './reconciliation-charge.ts';
import { promisedToCard, sumCents } from './reconciliation-facts.ts';

type Charged = Pick<InspectedIntent, 'id' | 'amountReceivedCents' | 'createdSeconds'>;

/** More than was charged, or one number more than once. */
function judgeTwice(
  ids: FindingIds,
  { id, amountReceivedCents }: Charged,
  alive: readonly ProviderRefund[],
  isOrder: boolean,
): Finding[] {
  const found: Finding[] = [];
  const cents = sumCents(alive);
  if (cents > amountReceivedCents) {
    const problem = `Of ${id} ${formatCents(cents)} went back, but ${formatCents(amountReceivedCents)} was charged.`;
    found.push(finding('refund_exceeds', ids, problem));
  }
  for (const [no, made] of Map.groupBy(alive, (refund) => refund.no)) {
    // What became no order may go back in parts.
    if (!isOrder || no === null || made.length === 1) continue;
    const problem = `Refund ${no} of ${id} was made ${made.length} times.`;
    found.push(finding('refund_doubled', { ...ids, refund: no }, problem));
  }
  return found;
}

/** What the provider has of each row, and what is of none. */
function matchRows(rows: readonly ReconciledRefund[], alive: readonly ProviderRefund[]) {
  return Map.groupBy(alive, ({ id, no }) => {
    const row =
      rows.find(({ refundId }) => refundId === id) ??
      rows.find((one) => one.by !== 'provider' && one.no === no);
    return row?.no ?? null;
  });
}

/** An amount that was made does not change any more: another one in the row is nothing that is under way. */
function judgeAmount(
  ids: FindingIds,
  { id }: Charged,
  { no, amountCents }: ReconciledRefund,
  made: readonly ProviderRefund[],
): Finding[] {
  const cents = sumCents(made);
  if (amountCents === cents) return [];
  const problem = `Refund ${no} of ${id} is ${formatCents(amountCents)} in the shop, and ${formatCents(cents)} at the provider.`;
  return [finding('refund_amount_differs', { ...ids, refund: no }, problem)];
}

/** One row and what the provider has of it. One that is failed says nothing of the provider. */
function judgeRow(
  ids: FindingIds,
  intent: Charged,
  row: ReconciledRefund,
  made: readonly ProviderRefund[],
): Finding[] {
  if (row.state === 'refunded' && made.length > 0) {
    const found = judgeAmount(ids, intent, row, made);
    if (found.length > 0) return found;
  }
  const isMade = row.state === 'refunded' || row.state === 'pending';
  const there = made.some(({ state }) => state === 'pending') ? 'pending' : 'refunded';
  const differences = [
    difference('created', row.createdSeconds, intent.createdSeconds),
    difference('charge', formatCents(row.chargeCents), formatCents(intent.amountReceivedCents)),
    row.state === 'failed'
      ? null
      : difference(
          'amount made',
          formatCents(isMade ? row.amountCents : 0),
          formatCents(sumCents(made)),
        ),
    isMade && made.length > 0 ? difference('state', row.state, there) : null,
    isMade && made.length > 0 && !made.some(({ id }) => id === row.refundId)
      ? difference('refund', row.refundId, made.map(({ id }) => id).join(' '))
      : null,
  ].filter((text) => text !== null);
  if (differences.length === 0) return [];
  const problem = `Refund ${row.no} of ${intent.id} differs from the provider: ${differences.join(', ')}.`;
  return [finding('refund_differs', { ...ids, refund: row.no }, problem)];
}

/** The rows of an order's refunds and the events that made them: each has the other. */
export function judgeEvents(
  ids: FindingIds,
  { id }: Pick<Charged, 'id'>,
  events: readonly OrderEvent[],
  rows: readonly ReconciledRefund[],
): Finding[] {
  const found: Finding[] = [];
  const add = (refund: number, problem: string) =>
    found.push(finding('refund_unrecorded', { ...ids, refund }, problem));
  const made = events.flatMap((event) =>
    event.kind === 'refunded'
      ? [{ by: event.by, ...event.body, amountCents: promisedToCard(event.body) }]
      : [],
  );
  // Staff's refund is made smaller only by what went back by hand at the provider.
  const byHandCents = sumCents(made.filter(({ by }) => by === 'provider'));
  const isExplained = (by: Actor, missingCents: number) =>
    missingCents === 0 || (by === 'staff' && missingCents > 0 && missingCents <= byHandCents);
  for (const [index, { no, by, amountCents }] of made.entries()) {
    const row = rows.find((one) => one.no === no);
    if (made.findIndex((one) => one.no === no) !== index) {
      add(no, `Refund ${no} of order ${id} is two events.`);
    }
    if (!row) add(no, `Refund ${no} of order ${id} is an event without a row.`);
    // The shop's own takes what is left of the charge.
    else if (
      by !== 'shop' &&
      row.state !== 'cancelled' &&
      !isExplained(by, amountCents - row.amountCents)
    ) {
      const shown = `${formatCents(row.amountCents)}, and ${formatCents(amountCents)} in its event`;
      add(no, `Refund ${no} of order ${id} is ${shown}.`);
    }
  }
  for (const { no } of rows) {
    if (!made.some((event) => event.no === no)) {
      add(no, `Refund ${no} of order ${id} is a row without an event.`);
    }
  }
  return found;
}

/**
 * The refunds of a charge: every one that the shop has is at the provider, and the other way round; those of
 * an order are its events as well (`events`, null for what became no order).
 */
export function judgeRefunds(
  ids: FindingIds,
  intent: Charged,
  listed: readonly ProviderRefund[],
  rows: readonly ReconciledRefund[],
  events: readonly OrderEvent[] | null,
): Finding[] {
  const alive = listed.filter((refund) => refund.state !== 'failed');
  const matched = matchRows(rows, alive);
  const found = [
    ...judgeTwice(ids, intent, alive, events !== null),
    ...rows.flatMap((row) => judgeRow(ids, intent, row, matched.get(row.no) ?? [])),
    ...(events === null ? [] : judgeEvents(ids, intent, events, rows)),
  ];
  const unknown = matched.get(null) ?? [];
  if (unknown.length > 0) {
    const made = formatCents(sumCents(unknown));
    const problem = `Of ${intent.id} ${made} went back at the provider that the shop does not know of.`;
    found.push(finding('refund_differs', ids, problem));
  }
  const byMerchant = rows.filter(
    ({ by, state }) => by === 'provider' && (state === 'refunded' || state === 'pending'),
  );
  if (byMerchant.length > 0) {
    const problem = `${intent.id} was refunded ${formatCents(sumCents(byMerchant))} at the provider.`;
    found.push(finding('merchant_refund', ids, problem));
  }
  for (const { no, amountCents } of rows.filter(({ state }) => state === 'failed')) {
    const refund = `Refund ${no} of ${intent.id}, ${formatCents(amountCents)},`;
    const note = matched.has(no)
      ? finding(
          'refunded_by_hand',
          { ...ids, refund: no },
          `${refund} failed, and was made by hand.`,
        )
      : finding('refund_attempt_failed', { ...ids, refund: no }, `${refund} failed.`);
    found.push(note);
  }
  return found;
}
