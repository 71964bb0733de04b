/** The messages between the processes of a shop: that something changed, never what. */
import * as z from 'zod';

/**
 * For the processes alone, which read what it is about: a mail was queued (mail/queue_mail.sql), a gift card was
 * made that is due (credits/issue_credit.sql), an event was announced (events/announce.sql), settings of the shop changed.
 */
const SIGNALS = ['mail', 'gift-card', 'outbox', 'settings'] as const;

export type Signal = (typeof SIGNALS)[number];

type SignalMessage = { kind: Signal; shopper?: string | undefined };

export const liveMessageSchema = z.discriminatedUnion('kind', [
  /** The basket of this shopper changed, to this version if it is known. */
  z.object({
    kind: z.literal('basket'),
    shopper: z.string(),
    version: z.number().optional(),
  }),
  /** An order of this shopper is new or has changed; `id` is its payment intent. `forStaff`: the shopper sees nothing of it. */
  z.object({
    kind: z.literal('order'),
    shopper: z.string(),
    id: z.string(),
    forStaff: z.literal(true).optional(),
  }),
  /** Charges of this shopper that are no orders go back, or how they stand has changed. */
  z.object({ kind: z.literal('refunds'), shopper: z.string() }),
  /** This guest joined an account: its streams end. */
  z.object({ kind: z.literal('left'), shopper: z.string() }),
  /** A guest joined this account, with these lines among others; `leftOut` names what found no room. */
  z.object({
    kind: z.literal('joined'),
    shopper: z.string(),
    lines: z.array(z.number()),
    leftOut: z.string(),
  }),
  /** A session of this account ended, or of `staff` and a member's id (db/schema/triggers.sql). */
  z.object({ kind: z.literal('signed-out'), shopper: z.string() }),
  /** What there is of these variants has changed so much that shoppers read other words. */
  z.object({ kind: z.literal('stock'), variants: z.array(z.string()) }),
  /** Any products changed; for every shopper. */
  z.object({ kind: z.literal('catalogue') }),
  /** `shopper`: whose mail it is. */
  z.object({ kind: z.enum(SIGNALS), shopper: z.string().optional() }),
]);

export type LiveMessage = z.infer<typeof liveMessageSchema>;

const signals: ReadonlySet<string> = new Set(SIGNALS);

export function isSignal<Other extends { kind: string }>(
  message: Other | SignalMessage,
): message is SignalMessage {
  return signals.has(message.kind);
}
