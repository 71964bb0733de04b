/** The invoices' side of a reconciliation: numbers from 1 on without gaps. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { type Finding, finding } from './reconciliation.ts';

/** `first` and `last` are 0 without any. */
const reconciledSchema = z.object({ count: z.number(), first: z.number(), last: z.number() });

type ReconciledInvoices = z.infer<typeof reconciledSchema>;

export async function readInvoices(queries: Queries): Promise<ReconciledInvoices> {
  const [row] = await readRows(
    queries,
    reconciledSchema,
    sql`select count(*)::float8 as count, coalesce(min(no), 0)::float8 as first,
        coalesce(max(no), 0)::float8 as last from invoice`,
  );
  return row ?? { count: 0, first: 0, last: 0 };
}

/** Numbers are unique: as many as the last one says are all of them. */
export function judgeInvoices({ count, first, last }: ReconciledInvoices): Finding[] {
  if (count === last && (count === 0 || first === 1)) return [];
  const problem = `There are ${count} invoices with numbers from ${first} to ${last}.`;
  return [finding('invoice_gap', {}, problem)];
}
