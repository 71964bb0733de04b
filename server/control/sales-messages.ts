/** The sales of a running shop through its command socket, page by page. */
import * as z from 'zod';
import { type SaleRange, saleSchema } from '#app/features/orders/export/order-export.ts';
import { readSales } from '#app/features/orders/export/order-export-store.server.ts';
import type { Queries } from '#db/database.ts';

const seconds = z.coerce.number().int().optional();
const querySchema = z.object({ from: seconds, to: seconds });

/** A page of sales, or why there are no more. */
export const salesLineSchema = z.union([
  z.object({ sales: z.array(saleSchema) }),
  z.object({ error: z.string() }),
]);

/** What the command asks for: its name and its range. */
export function askForSales({ from, to }: SaleRange): string {
  const query = new URLSearchParams();
  if (from !== null) query.set('from', String(from));
  if (to !== null) query.set('to', String(to));
  return `export-orders?${query}`;
}

/** `answer` gives false once nobody hears any more. */
export async function answerSales(
  queries: Queries,
  query: Record<string, string>,
  answer: (line: z.infer<typeof salesLineSchema>) => Promise<boolean>,
): Promise<void> {
  const { from = null, to = null } = querySchema.parse(query);
  for await (const sales of readSales(queries, { from, to })) {
    if (!(await answer({ sales }))) return;
  }
}
