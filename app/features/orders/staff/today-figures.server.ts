/** Short lists that the sweep computes for the admin's first page: a visit reads a row each. */

import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { lineTitle, type VariantOptions } from '#app/features/catalogue/product/options/options.ts';
import type { Queries } from '#db/database.ts';
import { adminFigure } from '#db/schema/admin-sums-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { dayAgo } from './sales-days.server.ts';

/** The best sellers are of so many days, today among them. */
export const BEST_DAYS = 30;

const MAX_LISTED = 10;

/** Amounts in cents, without what codes took off, refunds and delivery. */
export type VariantSum = { variant: string; title: string; units: number; cents: number };

export type CategorySum = { category: string; units: number; cents: number };

/** `units` and `cents` are of all that was sold, listed here or not. */
export type BestSellers = {
  variants: VariantSum[];
  categories: CategorySum[];
  units: number;
  cents: number;
};

export type LowStock = { variant: string; title: string; available: number };

const refresh = sqlFunction<[zone: string, fromDay: string, maxListed: number], boolean>(
  'refresh_figures',
  3,
  z.boolean(),
);

/** Computes the lists again from the sums by variant and from the stock. */
export async function refreshFigures(queries: Queries, zone: string): Promise<void> {
  await refresh(queries, zone, await dayAgo(queries, zone, BEST_DAYS - 1), MAX_LISTED);
}

async function readFigure<Body>(queries: Queries, name: string): Promise<Body | null> {
  const [row] = await queries
    .select({ body: adminFigure.body })
    .from(adminFigure)
    .where(eq(adminFigure.name, name));
  return row ? (row.body as Body) : null;
}

/** What is not in the catalogue any more has no options. */
type Listed = { title: string; options?: VariantOptions | null };

function withLineTitle<Row extends Listed>({ options, ...row }: Row): Omit<Row, 'options'> {
  return { ...row, title: lineTitle({ title: row.title, options: options ?? [] }) };
}

/** Null until the first sweep has ended. */
export async function readBestSellers(queries: Queries, zone: string): Promise<BestSellers | null> {
  const best = await readFigure<BestSellers>(queries, `best-sellers:${zone}`);
  return best && { ...best, variants: best.variants.map(withLineTitle) };
}

/** What is on sale and has as few as its `low`, the fewest first. */
export async function readLowStock(queries: Queries): Promise<LowStock[]> {
  return ((await readFigure<LowStock[]>(queries, 'low-stock')) ?? []).map(withLineTitle);
}

const summedFrom = (zone: string) => `summed-from:${zone}`;

/** The first day from which on all days have their sums by variant; null where none has. */
export function readSummedFrom(queries: Queries, zone: string): Promise<string | null> {
  return readFigure(queries, summedFrom(zone));
}

export async function writeSummedFrom(queries: Queries, zone: string, day: string): Promise<void> {
  const body = sql`to_jsonb(${day}::text)`;
  await queries
    .insert(adminFigure)
    .values({ name: summedFrom(zone), body })
    .onConflictDoUpdate({ target: adminFigure.name, set: { body, at: sql`now()` } });
}
