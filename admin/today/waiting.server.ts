/** What waits for somebody of staff. Each list ends after a few; each count after a thousand. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { countStuckMail, type StuckMail } from '#app/features/mail/mail-store.server.ts';
import { TO_SHIP } from '#app/features/orders/order-events.ts';
import { type LowStock, readLowStock } from '#app/features/orders/staff/desk-figures.server.ts';
import { NOT_REFUNDED } from '#app/features/orders/staff/list-orders.server.ts';
import { WAITING_STATES } from '#app/features/orders/staff/staff-order-messages.ts';
import { countReviewsToLookAt } from '#app/features/reviews/staff-reviews.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import type { Scope } from '#operations/scopes.ts';

/** A refund that failed, or that the card provider has not made for an hour. */
const lateRefundSchema = z.object({
  intent: z.string(),
  no: z.number(),
  /** Of its order; null for a charge that became none. */
  number: z.string().nullable(),
  amountCents: z.number(),
  state: z.string(),
});

export type LateRefund = z.infer<typeof lateRefundSchema>;

/** A dispute that waits for an answer; `dueSeconds` is unix time. */
const openDisputeSchema = z.object({
  intent: z.string(),
  number: z.string(),
  cents: z.number(),
  dueSeconds: z.number().nullable(),
});

export type OpenDispute = z.infer<typeof openDisputeSchema>;

export type Waiting = {
  states: z.infer<typeof countedSchema>[];
  refunds: LateRefund[];
  disputes: OpenDispute[];
  stuckMails: Pick<StuckMail, 'count' | 'unwritten'>;
  lowStock: LowStock[];
  /** How many reviews wait for a look, or were reported. */
  reviews: number;
};

/** More than so many of a kind are not listed one by one. */
const MAX_LISTED = 10;

/** How long a refund that failed is listed: nobody says when it was made up for. */
const FAILED_DAYS = 30;

/** More of a state than this are not counted. */
const MAX_COUNTED = 1_000;

const countedSchema = z.object({ state: z.enum(WAITING_STATES), count: z.number() });

function countStates(queries: Queries): Promise<Waiting['states']> {
  const states = sql.param([...WAITING_STATES]);
  const toShip = sql.param([...TO_SHIP]);
  return readRows(
    queries,
    countedSchema,
    sql`select state, (
        select count(*)::int from (
          select from order_status where order_status.state = wanted.state
            and (wanted.state <> all(${toShip}::text[]) or ${NOT_REFUNDED})
          order by since limit ${MAX_COUNTED + 1}
        ) as counted
      ) as count
      from unnest(${states}::text[]) with ordinality as wanted (state, place) order by place`,
  );
}

function listRefunds(queries: Queries): Promise<LateRefund[]> {
  return readRows(
    queries,
    lateRefundSchema,
    sql`select late.payment_intent as intent, late.no, late.amount_cents::float8 as "amountCents",
        late.state, "order".number
      from (
        (select * from refund
          where state = 'failed' and due_at > now() - make_interval(days => ${FAILED_DAYS})
          order by due_at desc limit ${MAX_LISTED})
        union all
        (select * from refund where state = 'due' and due_at < now() - interval '1 hour'
          order by due_at desc limit ${MAX_LISTED})
      ) as late left join "order" on "order".shopper = late.shopper
        and "order".payment_intent = late.payment_intent
      order by late.due_at desc limit ${MAX_LISTED}`,
  );
}

/** A dispute has to be answered within 7 to 21 days (https://docs.stripe.com/disputes/responding). */
const DISPUTE_DAYS = 45;

function listDisputes(queries: Queries): Promise<OpenDispute[]> {
  return readRows(
    queries,
    openDisputeSchema,
    sql`select waiting.payment_intent as intent, "order".number, waiting.cents, waiting."dueSeconds"
      from (
        select shopper, payment_intent, (body->>'amountCents')::float8 as cents,
          (body->>'dueSeconds')::float8 as "dueSeconds"
        from (
          select distinct on (body->>'id') shopper, payment_intent, body from order_event
          where kind = 'disputed' and at > now() - make_interval(days => ${DISPUTE_DAYS})
          order by body->>'id', no desc
        ) as newest
        where body->>'status' = 'needs_response' order by 4 limit ${MAX_LISTED}
      ) as waiting
      join "order" on "order".shopper = waiting.shopper
        and "order".payment_intent = waiting.payment_intent
      order by waiting."dueSeconds"`,
  );
}

/** What of it these scopes let somebody see; the rest is empty. */
export async function readWaiting(queries: Queries, scopes: readonly Scope[]): Promise<Waiting> {
  const sees = (scope: Scope) => scopes.includes(scope);
  const [seesOrders, seesMail] = [sees('orders:read'), sees('mail:read')];
  const seesCatalogue = sees('catalogue:read');
  return {
    states: seesOrders ? await countStates(queries) : [],
    refunds: seesOrders ? await listRefunds(queries) : [],
    disputes: seesOrders ? await listDisputes(queries) : [],
    stuckMails: seesMail ? await countStuckMail(queries) : { count: 0, unwritten: 0 },
    lowStock: seesCatalogue ? await readLowStock(queries) : [],
    reviews: seesCatalogue ? await countReviewsToLookAt(queries, MAX_COUNTED + 1) : 0,
  };
}
