/** What happens to an order after it was placed. The row of the order itself is the event of its sale. */

/** Who did it; `shop` is the shop of itself, `provider` somebody at the card provider, or the bank. */
export type Actor = 'shopper' | 'staff' | 'shop' | 'provider';

/** How a dispute stands at the bank; `needs_response` until `dueSeconds` (unix time; null: no answer is due). */
export type Dispute = {
  id: string;
  status: DisputeStatus;
  /** The bank's word, such as `fraudulent` or `product_not_received`. */
  reason: string;
  cents: number;
  dueSeconds: number | null;
};

/** Whether the bank has still to decide. */
export function isUndecided({ status }: Pick<Dispute, 'status'>): boolean {
  return status === 'needs_response' || status === 'under_review';
}

export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost';

/** The body of each kind of event. */
export type OrderEventBodies = {
  packed: Record<string, never>;
  shipped: { carrier: string; tracking: string };
  /** The parcel's carrier and number, known or corrected after it was shipped. */
  tracking_added: { carrier: string; tracking: string };
  delivered: Record<string, never>;
  /** A note of staff; shoppers do not see it. */
  note: { text: string };
  /** The refund of this number was made: how it stands is in the refund itself. */
  refunded: {
    no: number;
    cents: number;
    reason: string;
    lines?: number[];
    /** The numbers of refunds that had failed before, and that this one replaces. */
    inPlaceOf?: number[];
  };
  cancelled: { reason: string };
  return_asked: { reason: string };
  return_approved: Record<string, never>;
  return_declined: { reason: string };
  returned: Record<string, never>;
  /** A new dispute, or its new status. */
  disputed: Dispute;
};

export type OrderEventKind = keyof OrderEventBodies;

/** An event without its place in the order's history. */
export type NewOrderEvent = {
  [Kind in OrderEventKind]: { kind: Kind; body: OrderEventBodies[Kind] };
}[OrderEventKind];

/** `no` counts from 1; `atSeconds` is unix time. */
export type OrderEvent = NewOrderEvent & { no: number; by: Actor; atSeconds: number };
