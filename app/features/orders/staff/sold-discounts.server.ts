/** What codes took off the variants that were sold, day by day: split as it is everywhere else. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { paidPrices } from '#app/features/delivery/terms.ts';
import { termsSchema } from '#app/features/delivery/terms-schema.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';

const PAGE_SIZE = 1_000;

const discountedSchema = z.object({
  intent: z.string(),
  seconds: z.number(),
  day: z.string(),
  items: z.array(z.object({ variant: z.string().exactOptional(), priceCents: z.number() })),
  terms: termsSchema,
});

export type SoldDiscount = { day: string; variant: string; cents: number };

/** The discounts of the orders from one second on and before another, by day of the time zone and variant. */
export async function readSoldDiscounts(
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
