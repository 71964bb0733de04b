/** The orders of all shoppers, for staff. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type OrderState, TO_SHIP } from '#app/features/orders/events/order-events.ts';
import type { RefundState } from '#app/features/orders/order-refund.ts';
import { refundedCents } from '#app/features/orders/order-refund.ts';
import { readAccountEmails } from '#app/features/shopper/account-emails.server.ts';
import type { Queries } from '#db/database.ts';
import { inDefaultCollation } from '#db/schema/bytewise-text.ts';
import { orderContact } from '#db/schema/mail-schema.ts';
import { order, orderEvent, orderStatus, refund } from '#db/schema/order-schema.ts';

/** A line of the list. Amounts are in cents, times in unix seconds; `email` and `name` are null where none is known. */
export type StaffOrder = {
  id: string;
  number: string;
  shopper: string;
  email: string | null;
  /** Whom it is delivered to. */
  name: string | null;
  /** Where it goes, a code of ISO 3166-1; null for the placeholder. */
  country: string | null;
  createdSeconds: number;
  amountCents: number;
  itemCount: number;
  state: OrderState;
  /** Whether what is left to send waits until staff releases it. */
  isHeld: boolean;
  isCollected: boolean;
  /** Since when it is in this state. */
  sinceSeconds: number;
  refundedCents: number;
};

type RefundSum = { state: RefundState; amountCents: number; creditCents: number };

const columns = {
  id: order.paymentIntent,
  number: order.number,
  shopper: order.shopper,
  givenEmail: orderContact.email,
  name: orderContact.name,
  country: orderStatus.country,
  createdSeconds: order.createdSeconds,
  amountCents: order.amountCents,
  itemCount: sql<number>`jsonb_array_length(${order.items})`,
  state: sql<OrderState>`${orderStatus.state}`,
  isHeld: sql<boolean>`(${inArray(orderStatus.state, TO_SHIP)} or ${orderStatus.isPartlyShipped}) and coalesce((
    select kind = 'held' from ${orderEvent} where ${orderEvent.shopper} = ${order.shopper}
      and ${orderEvent.paymentIntent} = ${order.paymentIntent} and kind in ('held', 'released')
    order by no desc limit 1), false)`,
  isCollected: sql<boolean>`coalesce((${order.terms} #>> '{deliveryOption,isCollected}')::boolean, false)`,
  sinceSeconds: sql<number>`extract(epoch from ${orderStatus.since})::float8`,
  refunds: sql<RefundSum[] | null>`(
    select json_agg(json_build_object(
      'state', state, 'amountCents', amount_cents, 'creditCents', credit_cents))
    from ${refund} where ${refund.shopper} = ${order.shopper}
      and ${refund.paymentIntent} = ${inDefaultCollation(order.paymentIntent)})`,
};

/** Those in a state; one that was sent in part stands among those also while a return of what was sent is open. */
export function isIn(state: OrderState): SQL {
  if (state === 'partly_shipped') return sql`${orderStatus.isPartlyShipped}`;
  return eq(orderStatus.state, state);
}

/** An order that was refunded in full waits for no parcel; a refund that failed has given nothing back. */
export const NOT_REFUNDED = sql`coalesce((
  select sum(refund.amount_cents) < min(refund.charge_cents)
  from refund where refund.shopper = ${orderStatus.shopper}
    and refund.payment_intent = ${inDefaultCollation(orderStatus.paymentIntent)}
    and refund.state not in ('failed', 'cancelled')), true)`;

/** Orders as lines of a list: `toStaffOrders` makes them. */
export function selectOrders(queries: Queries) {
  return queries
    .select(columns)
    .from(orderStatus)
    .innerJoin(
      order,
      and(
        eq(order.shopper, orderStatus.shopper),
        eq(order.paymentIntent, orderStatus.paymentIntent),
      ),
    )
    .leftJoin(
      orderContact,
      and(
        eq(orderContact.shopper, order.shopper),
        eq(orderContact.paymentIntent, inDefaultCollation(order.paymentIntent)),
      ),
    )
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

/** In their order, each with the e-mail of its account, or the one that was given with it. */
export async function toStaffOrders(queries: Queries, rows: readonly Row[]): Promise<StaffOrder[]> {
  const emails = await readAccountEmails(
    queries,
    rows.map(({ shopper }) => shopper),
  );
  return rows.map(({ refunds, givenEmail, ...row }) => ({
    ...row,
    email: emails.get(row.shopper) ?? givenEmail,
    sinceSeconds: Math.floor(row.sinceSeconds),
    refundedCents: refundedCents(refunds ?? []),
  }));
}

/** One order as a line of the list; null where there is none. */
export async function readStaffOrder(
  queries: Queries,
  shopper: string,
  id: string,
): Promise<StaffOrder | null> {
  const rows = await selectOrders(queries).where(
    and(eq(order.shopper, shopper), eq(order.paymentIntent, id)),
  );
  const [found = null] = await toStaffOrders(queries, rows);
  return found;
}
