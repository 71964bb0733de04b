/** How an order was paid where no card was charged: as staff has recorded it (docs/decisions/117). */
import { messages } from './messages/messages.ts';

export const HAND_METHODS = ['cash', 'transfer', 'other'] as const;

export type PaidByHand = {
  how: (typeof HAND_METHODS)[number];
  /** Such as the number of the transfer; may be empty. */
  reference: string;
  /** The day on which it was paid, such as 2026-11-27. */
  paidOn: string;
  /** The actor who has recorded it, as in the audit log. */
  by: string;
};

/** What its shopper sees of it. */
export type HowPaid = Pick<PaidByHand, 'how' | 'reference'>;

/** Who of staff has seen it is for staff. */
export function seenByShopper(byHand: HowPaid | null): HowPaid | null {
  return byHand && { how: byHand.how, reference: byHand.reference };
}

/** In words without a full stop, such as `Paid by bank transfer, reference 2041`. */
export function howPaidText({ how, reference }: HowPaid): string {
  const paid = messages.paidByHand[how];
  return reference === '' ? paid : messages.withReference(paid, reference);
}
