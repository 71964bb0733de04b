/** Which disputes of an order are to be written: the new ones, and those that stand differently. */
import type { Dispute } from '#app/features/orders/events/dispute.ts';

function isSame(one: Dispute, other: Dispute): boolean {
  return (
    one.status === other.status &&
    one.amountCents === other.amountCents &&
    one.dueSeconds === other.dueSeconds &&
    one.reason === other.reason
  );
}

/** `known` as they were last written, `listed` as the provider has them, newest first; oldest first. */
export function decideDisputes(known: readonly Dispute[], listed: readonly Dispute[]): Dispute[] {
  return listed.toReversed().filter((dispute) => {
    const own = known.find((one) => one.id === dispute.id);
    return !own || !isSame(own, dispute);
  });
}
