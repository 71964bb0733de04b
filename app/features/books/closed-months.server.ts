/** The months that are closed, the next one that can be, and whether those that are have changed since. */
import { desc, min, sql } from 'drizzle-orm';
import * as z from 'zod';
import { selectKeys } from '#app/features/orders/export/book-keys.server.ts';
import { dayStartSeconds, nextDay, toZonedDay } from '#app/shared/time/zoned-time.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { bookMonth, payout } from '#db/schema/book-schema.ts';
import { order, refund, refundTransaction, unixSecondOf } from '#db/schema/order-schema.ts';
import type { ChangedMonth } from './book-findings.ts';
import { daysOfMonth, monthOf, nextMonth } from './book-kinds.ts';
import { type BooksMonth, type MonthRecord, recordMonth } from './month-record.server.ts';
import { monthSumsSchema } from './month-sums.ts';

const closedSchema = z.object({
  ...{ month: z.string(), timeZone: z.string(), fromSeconds: z.int(), untilSeconds: z.int() },
  ...{ sums: monthSumsSchema, rowsDigest: z.string(), payoutsDigest: z.string() },
  ...{ evenSo: z.string(), closedBy: z.string(), closedAt: z.coerce.date() },
});

export type ClosedMonth = z.output<typeof closedSchema>;

/** All of them, the newest first. */
export async function readClosedMonths(queries: Queries): Promise<ClosedMonth[]> {
  const rows = await queries.select().from(bookMonth).orderBy(desc(bookMonth.month));
  return rows.map((row) => closedSchema.parse(row));
}

type Closed = Pick<ClosedMonth, 'month' | 'timeZone' | 'fromSeconds' | 'untilSeconds'>;

/** The seconds of a month: one that follows a closed one begins where that ends, whatever the time zone is by now. */
export function monthOfBooks(
  month: string,
  closed: readonly Closed[],
  timeZone: string,
): BooksMonth {
  const own = closed.find((one) => one.month === month);
  if (own) {
    const range = { from: own.fromSeconds, to: own.untilSeconds };
    return { month, timeZone: own.timeZone, range };
  }
  const { firstDay, lastDay } = daysOfMonth(month);
  const before = closed.find((one) => nextMonth(one.month) === month);
  const from = before?.untilSeconds ?? dayStartSeconds(firstDay, timeZone);
  return { month, timeZone, range: { from, to: dayStartSeconds(nextDay(lastDay), timeZone) } };
}

const nowSchema = z.object({ now: z.coerce.number() });

const keySchema = z.object({ booked_seconds: z.coerce.number() });

/** By the database's clock, as rows are booked. */
async function nowSeconds(queries: Queries): Promise<number> {
  const [row] = await readRows(
    queries,
    nowSchema,
    sql`select floor(extract(epoch from clock_timestamp()))::bigint as now`,
  );
  return row?.now ?? 0;
}

/** The month of the first row or payout; null while there is nothing in the books. */
async function firstMonth(queries: Queries, timeZone: string): Promise<string | null> {
  const whole = { from: null, to: null };
  const [row] = await readRows(queries, keySchema, selectKeys(queries, whole, undefined, 1));
  const [paid] = await queries.select({ day: min(payout.bookedDay) }).from(payout);
  const days = [row ? toZonedDay(row.booked_seconds, timeZone) : null, paid?.day ?? null];
  return (
    days
      .filter((day) => day !== null)
      .map(monthOf)
      .toSorted()[0] ?? null
  );
}

/** The month after those that are closed; null while there is nothing in the books. */
export async function nextAfter(
  queries: Queries,
  [newest]: readonly Closed[],
  timeZone: string,
): Promise<string | null> {
  return newest ? nextMonth(newest.month) : firstMonth(queries, timeZone);
}

/** `of`: it can be closed. The others say why not: `next` is the month before it that is open, `until` its last day. */
export type Closable =
  | { kind: 'of'; books: BooksMonth }
  | { kind: 'closed' | 'before' }
  | { kind: 'not_over'; lastDay: string }
  | { kind: 'out_of_order'; next: string };

/** Months are closed in their order, from the first that the books have, once they are over. */
export async function findClosable(
  queries: Queries,
  month: string,
  timeZone: string,
): Promise<Closable> {
  const closed = await readClosedMonths(queries);
  if (closed.some((one) => one.month === month)) return { kind: 'closed' };
  const books = monthOfBooks(month, closed, timeZone);
  const now = await nowSeconds(queries);
  if (now < (books.range.to ?? 0)) return { kind: 'not_over', lastDay: daysOfMonth(month).lastDay };
  const next = await nextAfter(queries, closed, timeZone);
  if (next === null || month < next) return { kind: 'before' };
  return month === next ? { kind: 'of', books } : { kind: 'out_of_order', next };
}

/**
 * Waits until whatever was writing rows of the books is committed or undone. What is booked after it has a later time:
 * rows take theirs once they may be written.
 */
export async function awaitWriters(queries: Queries): Promise<void> {
  await queries.transaction(async (tx) => {
    await tx.execute(sql`lock table ${order}, ${refund}, ${refundTransaction} in share mode`);
  });
}

/** What is written of a month that is closed. A payout that is written meanwhile waits, and stands in the open month. */
export async function closeMonth(
  tx: Queries,
  { month, timeZone, range }: BooksMonth,
  by: Pick<ClosedMonth, 'evenSo' | 'closedBy'>,
): Promise<MonthRecord> {
  const record = await recordMonth(tx, { month, timeZone, range });
  const seconds = { fromSeconds: range.from ?? 0, untilSeconds: range.to ?? 0 };
  await tx.insert(bookMonth).values({ month, timeZone, ...seconds, ...record, ...by });
  return record;
}

/** Of two that close, or one that writes a payout, one waits for the other. */
export async function lockPayouts(tx: Queries): Promise<void> {
  await tx.execute(sql`lock table ${payout} in share row exclusive mode`);
}

/** Those of these intents whose order or charge is of a later month, or of a payment that was begun in one. */
export async function intentsSince(
  queries: Queries,
  intents: readonly string[],
  untilSeconds: number,
): Promise<Set<string>> {
  if (intents.length === 0) return new Set();
  const until = sql`to_timestamp(${untilSeconds}::bigint)`;
  const named = sql`(select json_array_elements_text(${JSON.stringify(intents)}::json))`;
  const rows = await readRows(
    queries,
    z.object({ intent: z.string() }),
    sql`select payment_intent as intent from "order"
        where ${unixSecondOf(sql`booked_at`)} >= ${untilSeconds} and payment_intent in ${named}
      union select payment_intent from refund
        where no = 1 and ${unixSecondOf(sql`booked_at`)} >= ${untilSeconds} and payment_intent in ${named}
      union select intent from payment where created_at >= ${until} and intent in ${named}`,
  );
  return new Set(rows.map(({ intent }) => intent));
}

/** The closed months whose rows or payouts are not what they were. */
export async function changedMonths(queries: Queries): Promise<ChangedMonth[]> {
  const changed: ChangedMonth[] = [];
  for (const closed of await readClosedMonths(queries)) {
    const { month, timeZone, fromSeconds, untilSeconds } = closed;
    const range = { from: fromSeconds, to: untilSeconds };
    const now = await recordMonth(queries, { month, timeZone, range });
    const hasRows = now.rowsDigest === closed.rowsDigest;
    const hasPayouts = now.payoutsDigest === closed.payoutsDigest;
    if (!hasRows || !hasPayouts) changed.push({ month, hasRows, hasPayouts });
  }
  return changed;
}
