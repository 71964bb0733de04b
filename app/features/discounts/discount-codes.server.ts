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

const countedSchema = z.object({ name: z.string(), orders: z.number() });

/** How many orders have each of these codes: a count each, which ends, and for which no order meets another one. */
async function countOrders(
  queries: Queries,
  names: readonly string[],
  most: number | null,
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const counts = names.map(
    (name) => sql`select ${name} as name, count(*)::int as orders from (
      select 1 from "order" where terms->>'code' = ${name} limit ${most}::bigint) as used`,
  );
  const rows = await readRows(queries, countedSchema, sql.join(counts, sql` union all `));
  return new Map(rows.map(({ name, orders }) => [name, orders]));
}

/** By name. All, where nothing else is said. */
export async function readCodes(
  queries: Queries,
  { after = null, name = null, limit = null, maxOrders = null }: WantedCodes = {},
): Promise<ListedCode[]> {
  const codes = await readRows(
    queries,
    listedCodeSchema.omit({ orders: true }),
    sql`select name, share_percent as "sharePercent", amount_cents::float8 as "amountCents",
        floor(extract(epoch from from_at))::float8 as "fromSeconds",
        floor(extract(epoch from to_at))::float8 as "toSeconds", uses, uses_each as "usesEach",
        (select available from stock where stock.code = discount_code.name) as left
      from discount_code
      where (${after}::text is null or name > ${after}) and (${name}::text is null or name = ${name})
      order by name limit ${limit}::bigint`,
  );
  const names = codes.map((code) => code.name);
  const orders = await countOrders(queries, names, maxOrders);
  return codes.map((code) => ({ ...code, orders: orders.get(code.name) ?? 0 }));
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
