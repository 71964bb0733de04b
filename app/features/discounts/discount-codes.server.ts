/** The codes of the shop, for who keeps it. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { Code } from './discount-code.ts';

/** Times in unix seconds; null is unbounded, or without limit. */
export type NewCode = Code & {
  fromSeconds: number | null;
  toSeconds: number | null;
  uses: number | null;
  usesEach: number | null;
};

const listedCodeSchema = z.object({
  name: z.string(),
  sharePercent: z.number().nullable(),
  amountCents: z.int().nullable(),
  fromSeconds: z.int().nullable(),
  toSeconds: z.int().nullable(),
  uses: z.number().nullable(),
  usesEach: z.number().nullable(),
  /** Uses that are neither sold nor held; null without limit. */
  left: z.number().nullable(),
  /** With it, cancelled ones too. */
  orders: z.number(),
});

export type ListedCode = z.infer<typeof listedCodeSchema>;

/** Which of them: those after a name, and so many. No more than `maxOrders` orders of each are counted. */
export type WantedCodes = {
  after?: string | null;
  name?: string | null;
  limit?: number | null;
  maxOrders?: number | null;
};

/** By name. All, where nothing else is said. */
export function readCodes(
  queries: Queries,
  { after = null, name = null, limit = null, maxOrders = null }: WantedCodes = {},
): Promise<ListedCode[]> {
  return readRows(
    queries,
    listedCodeSchema,
    sql`select name, share_percent as "sharePercent", amount_cents::float8 as "amountCents",
        floor(extract(epoch from from_at))::float8 as "fromSeconds",
        floor(extract(epoch from to_at))::float8 as "toSeconds", uses, uses_each as "usesEach",
        (select available from stock where stock.code = discount_code.name) as left,
        (select count(*)::int from (
          select from "order" where terms->>'code' = name limit ${maxOrders}::bigint) as used) as orders
      from discount_code
      where (${after}::text is null or name > ${after}) and (${name}::text is null or name = ${name})
      order by name limit ${limit}::bigint`,
  );
}

const setCode = sqlFunction<
  [
    name: string,
    share: number | null,
    amount: number | null,
    from: string | null,
    to: string | null,
    uses: number | null,
    usesEach: number | null,
    reference: string,
  ],
  boolean
>('set_code', 8, z.boolean());

const toDate = (seconds: number | null) =>
  seconds === null ? null : new Date(seconds * 1_000).toISOString();

/** False, with nothing written, for a code whose uses were without limit and would have one, or the reverse. */
export function writeCode(queries: Queries, code: NewCode): Promise<boolean> {
  const { name, sharePercent, amountCents, fromSeconds, toSeconds, uses, usesEach } = code;
  return setCode(
    queries,
    name,
    sharePercent,
    amountCents,
    toDate(fromSeconds),
    toDate(toSeconds),
    uses,
    usesEach,
    randomUUID(),
  );
}
