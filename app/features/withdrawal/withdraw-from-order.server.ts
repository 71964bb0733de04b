/** The two steps by which a consumer withdraws from an order that the visitor may see: choose, then confirm. */
import { and, eq } from 'drizzle-orm';
import type { WithdrawalPeriod } from '#app/features/orders/actions/decide-withdrawal.ts';
import type { OrderActions } from '#app/features/orders/actions/order-actions.server.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { isGuestId } from '#app/features/shopper/guest-secret.server.ts';
import { readEmailField } from '#app/shared/text/email-field.ts';
import type { Queries } from '#db/database.ts';
import { orderContact } from '#db/schema/mail-schema.ts';
import {
  type Counts,
  countedLines,
  readCounts,
  toWithdrawalView,
  type WithdrawalView,
  withdrawalCents,
} from './withdrawal-form.ts';

type Parts = {
  queries: Queries;
  orderActions: Pick<OrderActions, 'withdraw'>;
  period: WithdrawalPeriod;
};

/** `asksEmail`: nobody knows where the acknowledgement goes. */
export type WithdrawalPage = WithdrawalView & { asksEmail: boolean };

/** What was chosen: with what goes back for it where it is to be confirmed, else with what is wrong or to be changed. */
export type WithdrawalAnswer = {
  counts: Counts;
  email: string;
  problem: 'nothing' | 'email' | null;
  cents: number | null;
};

async function hasEmail(queries: Queries, { shopper, id }: OrderDetails): Promise<boolean> {
  if (!isGuestId(shopper)) return true;
  const [contact] = await queries
    .select({ email: orderContact.email })
    .from(orderContact)
    .where(and(eq(orderContact.shopper, shopper), eq(orderContact.paymentIntent, id)));
  return contact?.email != null;
}

/** What the page shows at this second. */
export async function loadWithdrawal(
  { queries, period }: Omit<Parts, 'orderActions'>,
  order: OrderDetails,
  nowSeconds: number,
): Promise<WithdrawalPage> {
  const view = toWithdrawalView(order, period, nowSeconds);
  return { ...view, asksEmail: !(await hasEmail(queries, order)) };
}

/**
 * What the form asks for; `done` once it is declared, now or before. `declaredSeconds` is when the consumer has said so
 * first.
 */
export async function postWithdrawal(
  { queries, orderActions, period }: Parts,
  order: OrderDetails,
  fields: Readonly<Record<string, string>>,
  declaredSeconds: number,
): Promise<WithdrawalAnswer | 'done'> {
  const { items } = toWithdrawalView(order, period, declaredSeconds);
  const counts = readCounts(fields, items);
  const lines = countedLines(items, counts);
  const email = (fields.email ?? '').trim();
  const isAsked = !(await hasEmail(queries, order));
  const isUnknown = isAsked && !readEmailField(email);
  const problem = lines.length === 0 ? 'nothing' : isUnknown ? 'email' : null;
  const answer = { counts, email, problem, cents: null } as const;
  // The second click finds nothing left: the page says what is declared.
  if (fields.do === 'confirm' && items.length === 0) return 'done';
  if (problem !== null || fields.do === 'change') return answer;
  if (fields.do !== 'confirm') {
    return { ...answer, cents: withdrawalCents(order, lines, period, declaredSeconds) };
  }
  const wanted = { lines, declaredSeconds, period, email: isAsked ? email : null };
  const outcome = await orderActions.withdraw(order.shopper, order.id, wanted, 'shopper');
  return outcome.kind === 'done' ? 'done' : answer;
}
