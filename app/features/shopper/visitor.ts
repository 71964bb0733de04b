/** Who sent a request (spec 6: guest or signed in, nothing between). */
import { messages } from '#app/features/shopper/messages/messages.ts';

/** The signed-in account; only uid and email are ever read (spec 3, App state). */
export type Account = { uid: string; email: string };

/**
 * `shopper` keys the visitor's data: the account's uid, a guest's id, or null for a visitor who
 * has not put anything into a basket yet.
 */
export type Visitor = { account: Account | null; shopper: string | null };

/** The name in greetings and addresses: the account's e-mail, or Guest. */
export function visitorName(account: Account | null): string {
  return account?.email ?? messages.guest;
}

/** The uid of a visitor without an account in paths like /api/users/{uid}/orders. */
export const GUEST_UID = 'guest';
