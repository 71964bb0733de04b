/** What was sold of each variant on each day, and the titles of orders: all that is made of their items. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { paidPrices } from '#app/features/delivery/terms.ts';
import { termsSchema } from '#app/features/delivery/terms-schema.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import {
  createSalesSums,
  dayAgo,
  LATE_DAYS,
  LATE_PAUSE_MS,
  sumSales,
} from './sales-days.server.ts';
import { readSummedFrom, refreshFigures, writeSummedFrom } from './today-figures.server.ts';

const PAGE_SIZE = 1_000;

const discountedSchema = z.object({
  intent: z.string(),
  seconds: z.number(),
  day: z.string(),
  items: z.array(z.object({ variant: z.string().exactOptional(), priceCents: z.number() })),
  terms: termsSchema,
});

/** What codes took off the variants that were sold, day by day: split as it is everywhere else. */
type SoldDiscount = { day: string; variant: string; cents: number };

const daySchema = z.object({ day: z.string().nullable() });

/** So many days are added up in one transaction, so that the sweep goes on with other work. */
const PIECE_DAYS = 30;

/** The titles of the orders of so many hours are written each minute, those of older ones with the sums. */
const TITLED_HOURS = 2;

/** The sums by variant, and the lists made of them, wait so many times as long as they took: fewer than one page in a hundred meets them. */
const PAUSE_FACTOR = 300;

/** Adds up the items of the days from `fromDay` on and before `beforeDay`. */
async function sumItems(
  queries: Queries,
  zone: string,
  fromDay: string,
  beforeDay: string,
): Promise<void> {
  await queries.transaction(async (tx) => {
    // A month of a large shop takes longer than a statement may.
    await tx.execute(sql`set local statement_timeout = 0`);
    // Compiling these statements takes longer than running them for a day.
    await tx.execute(sql`set local jit = off`);
    const at = (day: string) =>
      sql`extract(epoch from ${day}::date::timestamp at time zone ${zone})::bigint`;
    const seconds = { fromSeconds: at(fromDay), beforeSeconds: at(beforeDay) };
    // The discount of an order that is placed after this read is in the next sums, a minute later.
    const discounts = JSON.stringify(await readSoldDiscounts(tx, zone, seconds));
    await tx.execute(
      sql`select sum_variants(${zone}, ${fromDay}::date, ${beforeDay}::date, ${discounts}::jsonb)`,
    );
    await tx.execute(sql`select index_titles(${seconds.fromSeconds}, ${seconds.beforeSeconds})`);
  });
}

async function indexNewTitles(queries: Queries): Promise<void> {
  const now = sql`extract(epoch from now())::bigint`;
  await queries.execute(
    sql`select index_titles(${now} - ${TITLED_HOURS * 3_600}::integer, ${now} + 3600)`,
  );
}

/** The day of the newest order before this day; null where there is none. */
async function newestDayBefore(
  queries: Queries,
  zone: string,
  day: string,
): Promise<string | null> {
  const [row] = await readRows(
    queries,
    daySchema,
    sql`select (to_timestamp(max(created_seconds)) at time zone ${zone})::date::text as day from "order"
      where created_seconds < extract(epoch from ${day}::date::timestamp at time zone ${zone})::bigint`,
  );
  return row?.day ?? null;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Adds up one more piece of the past; false where there are no older orders. */
async function sumOlderPiece(queries: Queries, zone: string, fromDay: string): Promise<boolean> {
  const newest = await newestDayBefore(queries, zone, fromDay);
  if (newest === null) return false;
  const pieceFrom = shiftDay(newest, 1 - PIECE_DAYS);
  await sumItems(queries, zone, pieceFrom, shiftDay(newest, 1));
  await writeSummedFrom(queries, zone, pieceFrom);
  return true;
}

/** Makes all sums of sales again, from all orders. */
export async function sumAll(queries: Queries, zone: string): Promise<void> {
  await sumSales(queries, zone, null);
  let fromDay = await dayAgo(queries, zone, -2);
  await writeSummedFrom(queries, zone, fromDay);
  while (await sumOlderPiece(queries, zone, fromDay)) {
    fromDay = (await readSummedFrom(queries, zone)) ?? fromDay;
  }
  await refreshFigures(queries, zone);
}

/**
 * What the sweep does each minute: the sums by day (sales-days.server.ts), new titles, then the sums by variant of
 * today and yesterday, each hour of what may be late, and one piece of the past until all of it is done. In a large
 * shop those by variant come later: those of today and yesterday never take more than a 300th of the time.
 */
export function createAdminSums(
  queries: Queries,
  readZone: () => string,
  nowMs = () => performance.now(),
): () => Promise<void> {
  const sumDays = createSalesSums(queries, nowMs);
  let lateMs = Number.NEGATIVE_INFINITY;
  let dueMs = Number.NEGATIVE_INFINITY;
  return async () => {
    const zone = readZone();
    await sumDays(zone);
    await indexNewTitles(queries);
    const startMs = nowMs();
    if (startMs < dueMs) return;
    const isLateDue = startMs - lateMs >= LATE_PAUSE_MS;
    if (isLateDue) lateMs = startMs;
    const fromDay = await dayAgo(queries, zone, isLateDue ? LATE_DAYS : 1);
    await sumItems(queries, zone, fromDay, await dayAgo(queries, zone, -2));
    const summedFrom = await readSummedFrom(queries, zone);
    if (summedFrom === null) await writeSummedFrom(queries, zone, fromDay);
    const isBehind = await sumOlderPiece(queries, zone, summedFrom ?? fromDay);
    await refreshFigures(queries, zone);
    const endMs = nowMs();
    // What is done once an hour, or once at all, delays nothing.
    dueMs = isBehind || isLateDue ? endMs : endMs + PAUSE_FACTOR * (endMs - startMs);
  };
}

/** The discounts of the orders from one second on and before another, by day of the time zone and variant. */
async function readSoldDiscounts(
  queries: Queries,
  zone: string,
  { fromSeconds, beforeSeconds }: { fromSeconds: SQL; beforeSeconds: SQL },
): Promise<SoldDiscount[]> {
  const discounts = new Map<string, SoldDiscount>();
  let after = { seconds: -1, intent: '' };
  for (;;) {
    const page = await readRows(
      queries,
      discountedSchema,
      sql`select payment_intent as intent, created_seconds::float8 as seconds, items, terms,
          (to_timestamp(created_seconds) at time zone ${zone})::date::text as day
        from "order"
        where created_seconds >= ${fromSeconds} and created_seconds < ${beforeSeconds}
          and (created_seconds, payment_intent) > (${after.seconds}::bigint, ${after.intent}::text)
          and (terms->>'discountCents')::bigint > 0
        order by created_seconds, payment_intent limit ${PAGE_SIZE}`,
    );
    for (const { day, items, terms } of page) {
      const paid = paidPrices(items, terms);
      for (const [index, { variant = '', priceCents }] of items.entries()) {
        const key = `${day} ${variant}`;
        const cents = (discounts.get(key)?.cents ?? 0) + priceCents - (paid[index] ?? 0);
        discounts.set(key, { day, variant, cents });
      }
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return [...discounts.values()];
    after = last;
  }
}
