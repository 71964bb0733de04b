/** The rows of payouts, with what the shop has of each of their lines. */
import { count, max, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  PAYOUT_LINE_KINDS,
  type PayoutLine,
  type ProviderPayout,
} from '#app/features/payment/provider/payment-gateway.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { bookMonth, payout, payoutLine } from '#db/schema/book-schema.ts';
import { orderNumberOf } from '#db/schema/order-schema.ts';
import { matchLine, type PayoutCheck, type PayoutRow, sumLines } from './payout.ts';

const ROWS_PER_PAGE = 500;

/** Days of the books, both in it; null is unbounded. */
export type PayoutDays = { firstDay: string | null; lastDay: string | null };

const rowSchema = z.object({
  ...{ id: z.string(), kind: z.enum(PAYOUT_LINE_KINDS), providerKind: z.string() },
  ...{ source: z.string().nullable(), paymentIntent: z.string().nullable() },
  ...{ grossCents: z.coerce.number(), feeCents: z.coerce.number(), netCents: z.coerce.number() },
  createdSeconds: z.coerce.number(),
  ...{ payout: z.string(), day: z.string(), bookedDay: z.string() },
  ...{ currency: z.string(), status: z.string() },
  amountCents: z.coerce.number(),
});

const knownSchema = z.object({
  intent: z.string(),
  number: z.string().nullable(),
  chargeCents: z.number(),
  currency: z.string(),
  refundCents: z.array(z.number()).nullable(),
});

type Known = z.infer<typeof knownSchema>;

/** What the shop has of each intent: its order by the index of numbers, else the refund of a charge that became none. */
async function readKnown(
  queries: Queries,
  lines: readonly { paymentIntent: string | null }[],
): Promise<Map<string, Known>> {
  const intents = [...new Set(lines.flatMap(({ paymentIntent }) => paymentIntent ?? []))];
  if (intents.length === 0) return new Map();
  const wanted = sql`(select value as intent from jsonb_array_elements_text(${JSON.stringify(intents)}::jsonb)) as wanted`;
  const orders = await readRows(
    queries,
    knownSchema,
    sql`select placed.payment_intent as intent, placed.number, placed.currency,
        (placed.amount_cents - coalesce((placed.terms->'credit'->>'cents')::bigint, 0))::float8 as "chargeCents", (
          select json_agg(made.amount_cents - made.credit_cents) from refund as made
          where made.shopper = placed.shopper and made.payment_intent = placed.payment_intent) as "refundCents"
      from ${wanted} join "order" as placed on placed.number = ${sql.raw(orderNumberOf('wanted.intent'))}
        and placed.payment_intent = wanted.intent`,
  );
  const charges = await readRows(
    queries,
    knownSchema,
    sql`select intent.intent, null as number, max(frozen.currency) as currency,
        max(made.charge_cents)::float8 as "chargeCents", json_agg(made.amount_cents) as "refundCents"
      from ${wanted} join intent on intent.intent = wanted.intent
        join refund as made on made.shopper = intent.shopper and made.payment_intent = intent.intent
        join payment as frozen on frozen.shopper = intent.shopper and frozen.payment = intent.payment
      group by intent.intent`,
  );
  return new Map([...charges, ...orders].map((known) => [known.intent, known]));
}

/** All lines of these days by day of the books, payout and id, a page at a time. */
export async function* readPayoutRows(
  queries: Queries,
  { firstDay, lastDay }: PayoutDays,
): AsyncGenerator<PayoutRow[]> {
  let after: [day: string, payout: string, line: string] = ['', '', ''];
  for (;;) {
    const rows = await readRows(
      queries,
      rowSchema,
      sql`select line.id, line.kind, line.provider_kind as "providerKind", line.source,
          line.payment_intent as "paymentIntent", line.gross_cents as "grossCents",
          line.fee_cents as "feeCents", line.net_cents as "netCents",
          line.created_seconds as "createdSeconds", paid.id as payout, paid.day,
          paid.booked_day as "bookedDay", paid.currency, paid.status, paid.amount_cents as "amountCents"
        from payout as paid join payout_line as line on line.payout = paid.id
        where (paid.booked_day, paid.id, line.id) > (${after[0]}, ${after[1]}, ${after[2]})
          and (${firstDay}::text is null or paid.booked_day >= ${firstDay})
          and (${lastDay}::text is null or paid.booked_day <= ${lastDay})
        order by paid.booked_day, paid.id, line.id
        limit ${ROWS_PER_PAGE}`,
    );
    const known = await readKnown(queries, rows);
    if (rows.length > 0) {
      yield rows.map((row) => toPayoutRow(row, known.get(row.paymentIntent ?? '')));
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_PER_PAGE) return;
    after = [last.bookedDay, last.payout, last.id];
  }
}

function toPayoutRow(row: z.output<typeof rowSchema>, found: Known | undefined): PayoutRow {
  const { payout: id, day, bookedDay: _, currency, status, amountCents, ...line } = row;
  const charge = found ? { ...found, refundCents: found.refundCents ?? [] } : null;
  const match = matchLine(line, currency, charge);
  return {
    ...line,
    payout: { id, day, currency, status, amountCents },
    match,
    number: found?.number ?? null,
  };
}

/** A payout with what its lines come to. */
export type CheckedPayout = ProviderPayout & PayoutCheck;

/** The payouts of these days with what their lines come to, the newest first; memory is by payout, not by line. */
export async function readPayouts(queries: Queries, days: PayoutDays): Promise<CheckedPayout[]> {
  const { firstDay, lastDay } = days;
  const rows = await queries
    .select()
    .from(payout)
    .where(
      sql`(${firstDay}::text is null or ${payout.bookedDay} >= ${firstDay})
        and (${lastDay}::text is null or ${payout.bookedDay} <= ${lastDay})`,
    )
    .orderBy(sql`${payout.bookedDay} desc, ${payout.id} desc`);
  const checks = new Map<string, PayoutCheck>();
  const none = { grossCents: 0, feeCents: 0, netCents: 0, lines: 0, unknown: 0 };
  for await (const lines of readPayoutRows(queries, days)) {
    for (const line of lines) {
      const before = checks.get(line.payout.id) ?? { ...none, differenceCents: 0 };
      checks.set(line.payout.id, {
        ...sumLines([before, line]),
        lines: before.lines + 1,
        unknown: before.unknown + (line.match === 'unknown' ? 1 : 0),
        differenceCents: 0,
      });
    }
  }
  return rows.map((row) => {
    const check = checks.get(row.id) ?? { ...none, differenceCents: 0 };
    const differenceCents = row.isItemised ? row.amountCents - check.netCents : null;
    return { ...row, ...check, differenceCents };
  });
}

/** Writes lines of a payout; those that are known do not change. */
export async function writePayoutLines(
  queries: Queries,
  id: string,
  lines: readonly PayoutLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await queries
    .insert(payoutLine)
    .values(lines.map((line) => ({ payout: id, ...line })))
    .onConflictDoNothing();
}

/** The first day of the open month; empty while no month is closed. */
const openDay = sql<string>`coalesce((
  select to_char(to_date(max(${bookMonth.month}), 'YYYY-MM') + interval '1 month', 'YYYY-MM-DD')
  from ${bookMonth}), '')`;

/** Writes a payout as it is by now, once its lines are written. It stands in no closed month that did not have it. */
export async function writePayout(queries: Queries, paid: ProviderPayout): Promise<void> {
  const { id, ...fields } = paid;
  const bookedDay = sql<string>`greatest(${paid.day}::text, ${openDay})`;
  await queries
    .insert(payout)
    .values({ id, ...fields, bookedDay })
    .onConflictDoUpdate({
      target: payout.id,
      set: {
        ...fields,
        bookedDay: sql`case when ${payout.bookedDay} < ${openDay} then ${payout.bookedDay} else ${bookedDay} end`,
      },
    });
}

/** The payouts that are known, by their ids, with the provider's word for how far they are. */
export async function knownPayouts(queries: Queries): Promise<Map<string, string>> {
  const rows = await queries.select({ id: payout.id, status: payout.status }).from(payout);
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** When the newest that is known was made; null for none. */
export async function newestPayoutSeconds(queries: Queries): Promise<number | null> {
  const [row] = await queries
    .select({ newest: sql<number | null>`max(${payout.createdSeconds})::float8` })
    .from(payout);
  return row?.newest ?? null;
}

/** How many payouts are known, and the day of the newest; null for none. */
export async function countPayouts(
  queries: Queries,
): Promise<{ payouts: number; newestDay: string | null }> {
  const [row] = await queries.select({ payouts: count(), newestDay: max(payout.day) }).from(payout);
  return row ?? { payouts: 0, newestDay: null };
}
