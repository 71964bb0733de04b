/** The disputes of an order: compares those of the provider with what its events say. */
import type { Dispute } from '#app/features/orders/order-events.ts';
import type { InspectedIntent } from '#app/features/payment/provider/payment-gateway.ts';
import { formatCents } from '#app/shared/money.ts';
import { type Finding, type FindingIds, finding } from './reconciliation.ts';

function describeDispute({ status, cents, dueSeconds }: Dispute): string {
  const due =
    dueSeconds === null ? '' : `, evidence due ${new Date(dueSeconds * 1_000).toISOString()}`;
  return `${formatCents(cents)}, ${status}${due}`;
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
    if (own?.status === dispute.status && own.cents === dispute.cents) continue;
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
