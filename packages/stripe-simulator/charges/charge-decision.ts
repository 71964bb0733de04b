/** What is to be written of a paid charge: its row, its refunds and disputes that are new or changed, events. */
import type { dispute, refund } from '../schema.ts';
import type { EventType } from '../webhooks/record-event.ts';
import type { ChargeRow } from '../wire/charge-object.ts';

/** A refund's row, without its place in lists. */
export type RefundRow = Omit<typeof refund.$inferSelect, 'sequence'>;

/** A dispute's row, without its place in lists. */
export type DisputeRow = Omit<typeof dispute.$inferSelect, 'sequence'>;

/** An event about an object after the change; `previous` are the attributes that differ. */
export type ChargeEvent = { type: EventType; object: unknown; previous?: unknown };

export type ChargeDecision = {
  charge: ChargeRow;
  refunds: RefundRow[];
  disputes: DisputeRow[];
  events: ChargeEvent[];
};
