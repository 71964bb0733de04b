/** What waits for somebody of staff. Each list ends after a few; each count after a thousand. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { countStuckMail, type StuckMail } from '#app/features/mail/mail-store.server.ts';
import { owedWithdrawals } from '#app/features/orders/actions/decide-withdrawal.ts';
import { TO_SHIP } from '#app/features/orders/events/order-events.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { isIn, NOT_REFUNDED } from '#app/features/orders/staff/list-orders.server.ts';
import { WAITING_STATES } from '#app/features/orders/staff/staff-order-messages.ts';
import { type LowStock, readLowStock } from '#app/features/orders/staff/today-figures.server.ts';
import { BY_HAND_PROVIDER } from '#app/features/payment/provider/own-intent.ts';
import { countReviewsToLookAt } from '#app/features/reviews/staff-reviews.server.ts';
import { readOpenDeclarations } from '#app/features/withdrawal/declarations.server.ts';
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

/** A refund of an order that was paid by hand: staff gives it back. */
const handRefundSchema = z.object({
  ...{ intent: z.string(), no: z.number(), number: z.string(), amountCents: z.number() },
});

export type HandRefund = z.infer<typeof handRefundSchema>;

/** A dispute that waits for an answer; `dueSeconds` is unix time. */
const openDisputeSchema = z.object({
  intent: z.string(),
  number: z.string(),
  cents: z.number(),
  dueSeconds: z.number().nullable(),
});

export type OpenDispute = z.infer<typeof openDisputeSchema>;

/** `declaredSeconds`: of the first of its withdrawals. */
export type OwedOrder = {
  intent: string;
  number: string;
  declaredSeconds: number;
  isLate: boolean;
};

export type Waiting = {
  states: { state: (typeof WAITING_STATES)[number]; count: number }[];
  refunds: LateRefund[];
  /** What is given back by hand, the longest due first. */
  toGiveBack: HandRefund[];
  disputes: OpenDispute[];
  stuckMails: Pick<StuckMail, 'count' | 'unwritten'>;
  lowStock: LowStock[];
  /** Orders whose consumer has withdrawn and is owed money, the first declared first. */
  withdrawals: OwedOrder[];
  /** How many withdrawals by order number wait for a look. */
  declarations: number;
  /** How many reviews wait for a look, or were reported. */
  reviews: number;
};

/** More than so many of a kind are not listed one by one. */
const MAX_LISTED = 10;

/** How long a refund that failed is listed: nobody says when it was made up for. */
const FAILED_DAYS = 30;

/** More of a state than this are not counted. */
const MAX_COUNTED = 1_000;

const countedSchema = z.object({ count: z.number() });

async function countStates(queries: Queries): Promise<Waiting['states']> {
  const count = async (state: (typeof WAITING_STATES)[number]) => {
    const toShip = TO_SHIP.includes(state) ? sql` and ${NOT_REFUNDED}` : sql``;
    const [row] = await readRows(
      queries,
      countedSchema,
      sql`select count(*)::int as count from (
        select 1 from order_status where ${isIn(state)}${toShip}
        order by since limit ${MAX_COUNTED + 1}
      ) as counted`,
    );
    return { state, count: row?.count ?? 0 };
  };
  return Promise.all(WAITING_STATES.map(count));
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
            and provider <> ${BY_HAND_PROVIDER}
          order by due_at desc limit ${MAX_LISTED})
      ) as late left join "order" on "order".shopper = late.shopper
        and "order".payment_intent = late.payment_intent
      order by late.due_at desc limit ${MAX_LISTED}`,
  );
}

function listToGiveBack(queries: Queries): Promise<HandRefund[]> {
  return readRows(
    queries,
    handRefundSchema,
    sql`select due.payment_intent as intent, due.no, due.amount_cents::float8 as "amountCents",
        "order".number
      from (
        select * from refund where state = 'due' and provider = ${BY_HAND_PROVIDER}
        order by due_at limit ${MAX_LISTED}
      ) as due join "order" on "order".shopper = due.shopper
        and "order".payment_intent = due.payment_intent
      order by due.due_at, due.payment_intent, due.no`,
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

/** A bank takes half a year at most to decide. */
const HELD_DAYS = 180;

/** So many of what awaits its goods, and of what a bank has held, are looked at. */
const MAX_LOOKED_AT = 50;

/**
 * By the rules of one order: one that is withdrawn from may be paid back in part. What was not sent is in no such state, and
 * is owed where a dispute has kept it from being refunded at once.
 */
async function listWithdrawals(queries: Queries): Promise<OwedOrder[]> {
  const found = await readRows(
    queries,
    z.object({ shopper: z.string(), id: z.string() }),
    sql`(select shopper, payment_intent as id from order_status
        where state = 'withdrawn' and ${NOT_REFUNDED} order by since limit ${MAX_LOOKED_AT})
      union
      (select distinct shopper, payment_intent from order_event as dispute
        where kind = 'disputed' and at > now() - make_interval(days => ${HELD_DAYS})
          and exists (select 1 from order_event where kind = 'withdrawn'
            and shopper = dispute.shopper and payment_intent = dispute.payment_intent)
        limit ${MAX_LOOKED_AT})`,
  );
  const orders = await Promise.all(
    found.map(({ shopper, id }) => readOrderDetails(queries, shopper, id)),
  );
  const owed = orders.flatMap((order) => {
    const [first] = order ? owedWithdrawals(order) : [];
    if (!order || !first) return [];
    const { declaredSeconds, isLate } = first;
    return { intent: order.id, number: order.number, declaredSeconds, isLate };
  });
  return owed
    .toSorted((one, other) => one.declaredSeconds - other.declaredSeconds)
    .slice(0, MAX_LISTED);
}

/** What of it these scopes let somebody see; the rest is empty. */
export async function readWaiting(queries: Queries, scopes: readonly Scope[]): Promise<Waiting> {
  const sees = (scope: Scope) => scopes.includes(scope);
  const [seesOrders, seesMail] = [sees('orders:read'), sees('mail:read')];
  const seesCatalogue = sees('catalogue:read');
  const [states, refunds, toGiveBack, disputes, withdrawals, declarations] = seesOrders
    ? await Promise.all([
        countStates(queries),
        listRefunds(queries),
        listToGiveBack(queries),
        listDisputes(queries),
        listWithdrawals(queries),
        readOpenDeclarations(queries, MAX_COUNTED + 1),
      ])
    : [[], [], [], [], [], []];
  return {
    ...{ states, refunds, toGiveBack, disputes, withdrawals, declarations: declarations.length },
    stuckMails: seesMail ? await countStuckMail(queries) : { count: 0, unwritten: 0 },
    lowStock: seesCatalogue ? await readLowStock(queries) : [],
    reviews: seesCatalogue ? await countReviewsToLookAt(queries, MAX_COUNTED + 1) : 0,
  };
}
