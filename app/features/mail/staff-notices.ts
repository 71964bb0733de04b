/** What each member of the staff can be told of by mail, and how many such mails somebody gets. */

/** Each is a kind of event (app/features/events/event-kinds.ts). */
export const STAFF_NOTICES = [
  'order.placed',
  'order.cancelled',
  'return.requested',
  'order.withdrawn',
  'withdrawal.declared',
  'stock.low',
  'refund.failed',
] as const;

export type StaffNotice = (typeof STAFF_NOTICES)[number];

/** Before the id of a member of the staff, as shopper and as recipient of a mail. */
const MEMBER = 'staff_';

/** Whom a mail is for that one member of the staff has chosen: their address is read when it is sent. */
export function memberRecipient(id: string): string {
  return `${MEMBER}${id}`;
}

/** The id of that member; null for any other recipient. */
export function memberOf(recipient: string): string | null {
  return recipient.startsWith(MEMBER) && !recipient.includes('@')
    ? recipient.slice(MEMBER.length)
    : null;
}

/** Within an hour so many mails are sent to somebody at once; what happens after that is gathered. */
export const MAX_AT_ONCE = 20;

/** So long what is gathered waits for more of its kind. */
const GATHER_SECONDS = 60 * 60;

/** A sale makes many variants low within minutes: one mail has them. */
const LOW_STOCK_SECONDS = 10 * 60;

/** A mail lists so many facts; of others it says how many there are. */
export const MAX_LISTED = 50;

/** In how many seconds a new mail is sent to somebody to whom so many were queued within the hour before. */
export function noticePauseSeconds(notice: StaffNotice, withinHour: number): number {
  if (withinHour >= MAX_AT_ONCE) return GATHER_SECONDS;
  return notice === 'stock.low' ? LOW_STOCK_SECONDS : 0;
}
