/** Rules of the mails that members of the staff have chosen: who is told of what. */
import type { EventKind } from '#app/features/events/event-kinds.ts';
import type { MailBody } from '#app/features/mail/mail-kinds.ts';
import { MAX_LISTED, type StaffNotice } from '#app/features/mail/staff-notices.ts';
import { type Scope, scopesOf } from '#operations/scopes.ts';

/** Each with the words by which it is chosen, and what somebody has to be allowed to see. */
export const NOTICES = {
  'order.placed': { word: 'New orders', scope: 'orders:read' },
  'order.cancelled': { word: 'Cancelled orders', scope: 'orders:read' },
  'return.requested': { word: 'Wishes to return something', scope: 'orders:read' },
  'order.withdrawn': { word: 'Withdrawals by consumers', scope: 'orders:read' },
  'withdrawal.declared': { word: 'Withdrawals by the number of an order', scope: 'orders:read' },
  'stock.low': { word: 'Products of which few are left', scope: 'catalogue:read' },
  'refund.failed': { word: 'Failed refunds', scope: 'orders:read' },
} as const satisfies Record<StaffNotice & EventKind, { word: string; scope: Scope }>;

/** Whoever could be told, as they stand now. */
export type Listener = {
  email: string | null;
  notices: readonly string[];
  role: string | null;
  /** The scopes of a role of the shop's own. */
  ownScopes: readonly string[] | null;
  /** Whether a session or a passkey lets them in. */
  isLetIn: boolean;
};

/** Where they are told of it; null where they are not: they have not chosen it, or the admin would not show it to them. */
export function noticeAddress(
  { email, notices, role, ownScopes, isLetIn }: Listener,
  notice: StaffNotice,
): string | null {
  const maySee = scopesOf(role, ownScopes).includes(NOTICES[notice].scope);
  return maySee && isLetIn && notices.includes(notice) ? email : null;
}

type Body = MailBody<'staff_notice'>;

/** A mail that waits, with one fact more. */
export function withFact(body: Body, fact: Body['facts'][number]): Body {
  return body.facts.length < MAX_LISTED
    ? { ...body, facts: [...body.facts, fact] }
    : { ...body, more: body.more + 1 };
}
