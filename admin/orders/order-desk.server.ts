/** What staff does to orders from the admin, by the functions of `npm run orders`, each act recorded. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { actorName, recordAct } from '#admin/audit-log/audit-log.server.ts';
import type { OrderActKind } from '#admin/audit-log/staff-act-kind.ts';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import {
  decideOrderRefund,
  disputeWarning,
} from '#app/features/orders/actions/decide-order-refund.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { findOwner } from '#app/features/orders/staff/order-pages.server.ts';
import { staffStateMessages } from '#app/features/orders/staff/staff-order-messages.ts';
import { formatCents } from '#app/shared/money.ts';
import type { Queries } from '#db/database.ts';
import { user } from '#db/schema/auth-schema.ts';
import { mail, orderContact } from '#db/schema/mail-schema.ts';
import { auditLog, staff } from '#db/schema/staff-schema.ts';
import type { OrderForm } from './order-form.ts';
import { describeRefusal } from './order-messages.ts';

/** What came of a form: a sentence for staff. */
export type DeskOutcome = { isDone: boolean; message: string };

/** Nothing was done yet: what is asked, with the amount, and the words of the button that does it. */
export type OrderQuestion = { question: string; yes: string };

const MOVED: DeskOutcome = {
  isDone: false,
  message: 'The order has just moved to another shopper. Try again.',
};

/** The order of this id; null where there is none. */
export async function findOrder(queries: Queries, id: string): Promise<OrderDetails | null> {
  const shopper = await findOwner(queries, id);
  return shopper === null ? null : readOrderDetails(queries, shopper, id);
}

/** What is recorded of an order before and after an act. */
function summaryOf(details: OrderDetails | null) {
  if (!details) return null;
  const { state, refundedCents } = foldOrder(details);
  return { state, refundedCents };
}

/** Does what the form asks for. */
async function perform(
  { orderActions }: AdminDesk,
  { shopper, id }: OrderDetails,
  form: OrderForm,
): Promise<DeskOutcome> {
  if (form.kind === 'refund') {
    const outcome = await orderActions.refundOrder(shopper, id, form.wanted);
    if (outcome.kind === 'done') return { isDone: true, message: `Refund ${outcome.no} is made.` };
    if (outcome.kind === 'unknown') return MOVED;
    return { isDone: false, message: describeRefusal(outcome.refusal) };
  }
  const outcome =
    form.kind === 'cancel'
      ? await orderActions.cancelOrder(shopper, id, form.reason, 'staff')
      : await orderActions.record(shopper, id, form.event);
  if (outcome.kind === 'done') return { isDone: true, message: 'Done.' };
  if (outcome.kind === 'unknown') return MOVED;
  const word = staffStateMessages[outcome.state].word.toLowerCase();
  return { isDone: false, message: `Not possible any more: the order is ${word}.` };
}

/** What is asked before money moves; null where nothing is, or where it would be refused. */
function questionOf(order: OrderDetails, form: OrderForm): OrderQuestion | null {
  if (form.kind === 'event' || form.isSure) return null;
  const folded = foldOrder(order);
  const { restCents, canCancel } = folded;
  const warning = disputeWarning(folded);
  if (form.kind === 'cancel') {
    if (!canCancel) return null;
    const back =
      restCents > 0 ? `${formatCents(restCents)} goes back` : 'Nothing is left to go back';
    return {
      question: `Cancel order ${order.number}? ${back}, and nothing is sent. It cannot be undone.${warning}`,
      yes: restCents > 0 ? `Cancel and refund ${formatCents(restCents)}` : 'Cancel the order',
    };
  }
  const verdict = decideOrderRefund(order, { ...form.wanted, isSure: true });
  if (!verdict.ok) return null;
  const amount = formatCents(verdict.cents);
  return {
    question: `Refund ${amount} of order ${order.number}? It goes back to the card, and cannot be undone.${warning}`,
    yes: `Refund ${amount}`,
  };
}

/** Does it and records it, or asks first; null for an order that is not there. */
export async function actOnOrder(
  desk: AdminDesk,
  id: string,
  form: OrderForm,
): Promise<DeskOutcome | OrderQuestion | null> {
  const { queries, member } = desk;
  const order = await findOrder(queries, id);
  if (!order) return null;
  const question = questionOf(order, form);
  if (question) return question;
  const act: OrderActKind =
    form.kind === 'event' ? `order_${form.event.kind}` : `order_${form.kind}`;
  return recordOrderAct(queries, order, { staff: member.id, act, request: toRecord(form) }, () =>
    perform(desk, order, form),
  );
}

type DoneToOrder = { staff: string; act: OrderActKind; request: object };

/** Records what is done to an order, with its state and what went back of it before and after. */
export async function recordOrderAct<Outcome extends { isDone: boolean }>(
  queries: Queries,
  order: OrderDetails,
  { staff: by, act, request }: DoneToOrder,
  perform: () => Promise<Outcome>,
): Promise<Outcome> {
  const { id } = order;
  const before = summaryOf(order);
  return recordAct(queries, { staff: by, act, subject: id, before }, async () => {
    const value = await perform();
    const after = { ...summaryOf(await findOrder(queries, id)), request };
    return { isDone: value.isDone, after, value };
  });
}

function toRecord(form: OrderForm): object {
  if (form.kind === 'event') return form.event.body;
  return form.kind === 'cancel' ? { reason: form.reason } : form.wanted;
}

/** Packs, or ships without a number of a parcel, each of these orders; how many of them could be. */
export async function actOnOrders(
  desk: AdminDesk,
  ids: readonly string[],
  form: OrderForm,
): Promise<{ done: number; refused: number }> {
  let done = 0;
  for (const id of ids) {
    const outcome = await actOnOrder(desk, id, form);
    if (outcome && 'isDone' in outcome && outcome.isDone) done += 1;
  }
  return { done, refused: ids.length - done };
}

export type OrderMail = {
  dedupe: string;
  kind: string;
  recipient: string;
  state: string;
  queuedSeconds: number;
};

/** The mails about an order, oldest first. */
export function mailsOf(queries: Queries, { shopper, id }: OrderDetails): Promise<OrderMail[]> {
  return queries
    .select({
      dedupe: mail.dedupe,
      kind: mail.kind,
      recipient: mail.recipient,
      state: mail.state,
      queuedSeconds: sql<number>`extract(epoch from ${mail.queuedAt})::float8`,
    })
    .from(mail)
    .where(and(eq(mail.shopper, shopper), sql`${mail.body}->>'order' = ${id}`))
    .orderBy(asc(mail.queuedAt));
}

export type OrderAct = {
  no: number;
  name: string;
  act: string;
  outcome: string | null;
  atSeconds: number;
};

/** Who of staff did what to it, newest first. */
export function actsOn(queries: Queries, subject: string): Promise<OrderAct[]> {
  return queries
    .select({
      no: auditLog.no,
      name: actorName,
      act: auditLog.act,
      outcome: auditLog.outcome,
      atSeconds: sql<number>`extract(epoch from ${auditLog.at})::float8`,
    })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staff))
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.no))
    .limit(100);
}

/** For whom an order is: the e-mail of the account, or what the guest gave; null where neither is known. */
export async function emailOf(
  queries: Queries,
  { shopper, id }: OrderDetails,
): Promise<string | null> {
  const [account] = await queries
    .select({ email: user.email })
    .from(user)
    .where(eq(user.id, shopper));
  if (account) return account.email;
  const [person] = await queries
    .select({ email: orderContact.email })
    .from(orderContact)
    .where(and(eq(orderContact.shopper, shopper), eq(orderContact.paymentIntent, id)));
  return person?.email ?? null;
}
