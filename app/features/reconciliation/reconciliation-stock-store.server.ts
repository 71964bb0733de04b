/** What a reconciliation reads about the stock: only what may be wrong, each kind in one snapshot. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { PAYMENT_STATES } from '#app/features/payment/payment.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { stock } from '#db/schema/stock-schema.ts';
import { CREDIT_FACTS, type ReconciledCredit } from './reconciliation-credit.ts';
import type {
  ReconciledHold,
  ReconciledShelf,
  ReconciledUnits,
  StockRecords,
} from './reconciliation-stock.ts';

const shelfSchema = z.object({
  stockKey: z.string(),
  onHand: z.number(),
  available: z.number(),
  ledger: z.number(),
  promised: z.number(),
});

const unitsSchema = z.object({
  shopper: z.string(),
  payment: z.string(),
  intent: z.string(),
  stockKey: z.string(),
  needed: z.number(),
  had: z.number(),
});

const holdSchema = z.object({
  shopper: z.string(),
  payment: z.string(),
  provider: z.string(),
  isCommitted: z.boolean(),
  state: z.enum(PAYMENT_STATES).nullable(),
  endsAtSeconds: z.number(),
  cancelledSeconds: z.number().nullable(),
});

const creditSchema = z.object({
  shopper: z.string().nullable(),
  intent: z.string(),
  stockKey: z.string(),
  fact: z.enum(CREDIT_FACTS),
  said: z.number().nullable(),
  booked: z.number().nullable(),
});

/** The maximum of one kind; the next reconciliation reports the rest, once these are repaired. */
const MAX_LISTED = 100;

/** How many variants are counted. */
export function countVariants(queries: Queries): Promise<number> {
  return queries.$count(stock);
}

function readShelves(queries: Queries): Promise<ReconciledShelf[]> {
  return readRows(
    queries,
    shelfSchema,
    sql`select stock_key as "stockKey", on_hand as "onHand", available, ledger.units as ledger,
        promised.units as promised
      from stock, lateral (
        select coalesce(sum(units) filter (where reason <> 'cancelled'), 0)::int as units
        from stock_entry where stock_entry.stock_key = stock.stock_key
      ) as ledger, lateral (
        select coalesce(sum(units), 0)::int as units from stock_hold
        where stock_hold.stock_key = stock.stock_key
      ) as promised
      where on_hand <> ledger.units or available <> on_hand - promised.units or available < 0
      order by stock_key limit ${MAX_LISTED}`,
  );
}

/** The references of a payment are `payment/number`, and '0' follows '/'. */
function readUnits(queries: Queries): Promise<ReconciledUnits[]> {
  return readRows(
    queries,
    unitsSchema,
    sql`with ordered as materialized (
        select shopper, payment, intent, units from payment where state = 'ordered' and units is not null
      )
      select shopper, payment, intent, needed.key as "stockKey", needed.value::int as needed, had.units as had
      from ordered, jsonb_each(ordered.units) as needed, lateral (
        select (
          (select coalesce(sum(units), 0) from stock_hold
            where stock_hold.payment = ordered.payment and stock_hold.stock_key = needed.key)
          + (select coalesce(sum(abs(units)), 0) from stock_entry
            where stock_entry.stock_key = needed.key and reason in ('shipped', 'cancelled')
              and reference > ordered.payment || '/' and reference < ordered.payment || '0')
        )::int as units
      ) as had
      where needed.key not like 'credit:%' and had.units <> needed.value::int
      limit ${MAX_LISTED}`,
  );
}

function readHolds(queries: Queries): Promise<ReconciledHold[]> {
  return readRows(
    queries,
    holdSchema,
    sql`select stock_hold.shopper, stock_hold.payment, stock_hold.provider,
        stock_hold.state = 'committed' as "isCommitted", payment.state,
        extract(epoch from min(ends_at))::float8 as "endsAtSeconds",
        extract(epoch from cancelled.since)::float8 as "cancelledSeconds"
      from stock_hold left join shopper on shopper.id = stock_hold.shopper
        left join payment on payment.payment = stock_hold.payment
          and payment.shopper = coalesce(shopper.merged_into, shopper.id)
        left join order_status as cancelled on cancelled.shopper = payment.shopper
          and cancelled.payment_intent = payment.intent and cancelled.state = 'cancelled'
      where stock_hold.state = 'held' or payment.state is distinct from 'ordered' or cancelled.state is not null
      group by 1, 2, 3, 4, 5, 7
      order by 6 limit ${MAX_LISTED}`,
  );
}

/** What orders, with the gift cards that they bought, and refunds say of credits, and what the ledger has of them. */
function readCredits(queries: Queries): Promise<ReconciledCredit[]> {
  return readRows(
    queries,
    creditSchema,
    sql`with said as (
        select shopper, payment_intent collate "C" as intent, 'credit:' || (terms->'credit'->>'id') as stock_key,
          'spent' as fact, payment_intent collate "C" as reference, -(terms->'credit'->>'cents')::bigint as cents
        from "order" where terms ? 'credit'
        union all
        select shopper, payment_intent collate "C", 'credit:' || credit, 'refunded',
          (payment_intent || '/' || no) collate "C", credit_cents
        from refund where credit_cents > 0
        union all
        select shopper, payment_intent collate "C", 'credit:' || payment_intent || '-' || (item->>'line'), 'bought',
          (payment_intent || '/' || (item->>'line')) collate "C", (item->>'priceCents')::bigint
        from "order", jsonb_array_elements(items) as item
        where items @> '[{"isGiftCard": true}]' and item ? 'isGiftCard'
        union all
        select shopper, payment_intent collate "C", 'credit:' || (take->>'credit'), 'taken_back',
          (payment_intent || '/' || (body->>'no')) collate "C", -(take->>'cents')::bigint
        from order_event, jsonb_array_elements(body->'takenBack') as take
        where kind = 'refunded' and body ? 'takenBack'
      ), booked as (
        select stock_key, reason, reference, units from stock_entry
        where stock_key >= 'credit:' and stock_key < 'credit;' and reason in ('spent', 'refunded', 'bought', 'taken_back')
      )
      select said.shopper, coalesce(said.intent, split_part(booked.reference, '/', 1)) as intent,
        coalesce(said.stock_key, booked.stock_key) as "stockKey", coalesce(said.fact, booked.reason) as fact,
        said.cents::float8 as said, booked.units::float8 as booked
      from said full join booked on said.stock_key = booked.stock_key and said.fact = booked.reason
        and said.reference = booked.reference
      where said.cents is distinct from booked.units
      limit ${MAX_LISTED}`,
  );
}

export async function readStock(queries: Queries): Promise<StockRecords> {
  return {
    shelves: await readShelves(queries),
    units: await readUnits(queries),
    holds: await readHolds(queries),
    credits: await readCredits(queries),
  };
}
