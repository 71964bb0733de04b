/** The accounts of shoppers, for staff: found, signed out, handed out and forgotten. Each act is recorded. */
import { eq, sql } from 'drizzle-orm';
import { recordAct } from '#admin/audit-log/audit-log.server.ts';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import type { Deletion } from '#app/features/account/data/delete-account.server.ts';
import { storeMailedSecret } from '#app/features/account/mailed-secret.server.ts';
import {
  endSessions,
  type ListedSession,
  listSessions,
} from '#app/features/account/session/own-session-store.server.ts';
import { searchOrders } from '#app/features/orders/staff/order-pages.server.ts';
import type { Queries } from '#db/database.ts';
import { user } from '#db/schema/auth-schema.ts';

/** Time is unix seconds. */
export type Customer = { uid: string; email: string; isConfirmed: boolean; sinceSeconds: number };

const columns = {
  uid: user.id,
  email: user.email,
  isConfirmed: user.emailVerified,
  sinceSeconds: sql<number>`extract(epoch from ${user.createdAt})::float8`,
};

/** The account of this e-mail, in any case; null where there is none. */
export async function findByEmail(queries: Queries, email: string): Promise<Customer | null> {
  const whole = email.trim().toLowerCase();
  const [found] = await queries.select(columns).from(user).where(eq(user.email, whole));
  return found ?? null;
}

export async function findCustomer(queries: Queries, uid: string): Promise<Customer | null> {
  const [found] = await queries.select(columns).from(user).where(eq(user.id, uid));
  return found ?? null;
}

/** No session is the one that asks. */
const NONE_OF_THESE = '';

export function sessionsOf(queries: Queries, uid: string): Promise<ListedSession[]> {
  return listSessions(queries, { id: NONE_OF_THESE, uid });
}

const MAX_ORDERS = 50;

export function ordersOf(queries: Queries, { email }: Customer) {
  return searchOrders(queries, email, MAX_ORDERS);
}

/** Ends all sessions of the account; its open pages say so. */
export function signOutEverywhere(
  { queries, member }: AdminDesk,
  { uid }: Customer,
): Promise<boolean> {
  const act = { staff: member.id, act: 'customer_signed_out', subject: uid } as const;
  return recordAct(queries, act, async () => {
    await endSessions(queries, { uid });
    return { isDone: true, after: null, value: true };
  });
}

/** Deletes the account as its owner could, unless something is under way. Nothing of the person is recorded. */
export function forgetCustomer(
  { queries, member, deleteAccount }: AdminDesk,
  { uid }: Customer,
): Promise<Deletion> {
  const act = { staff: member.id, act: 'customer_deleted', subject: uid } as const;
  return recordAct(queries, act, async () => {
    // A secret of their own: the owner who asks for the link meanwhile is sent one.
    const secret = await storeMailedSecret(queries, 'delete-account', { uid, place: 'staff' });
    const deletion = await deleteAccount(uid, secret);
    return { isDone: deletion === 'deleted', after: { deletion }, value: deletion };
  });
}

/** That somebody has downloaded what is stored of this customer. */
export function recordDownload({ queries, member }: AdminDesk, uid: string): Promise<null> {
  const act = { staff: member.id, act: 'customer_downloaded', subject: uid } as const;
  return recordAct(queries, act, async () => ({ isDone: true, after: null, value: null }));
}
