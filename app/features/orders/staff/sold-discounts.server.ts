/** What codes took off the listings that were sold, day by day: split as it is everywhere else. */
import { type SQL, sql } from 'drizzle-orm';
import { paidPrices, type Terms } from '#app/features/delivery/terms.ts';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#db/rows-of.ts';

const PAGE_SIZE = 1_000;

type DiscountedOrder = {
  intent: string;
  seconds: number;
  day: string;
  items: { listing?: string; priceCents: number }[];
  terms: Terms;
};

export type SoldDiscount = { day: string; listing: string; cents: number };

/** The discounts of the orders from one second on and before another, by day of the time zone and listing. */
export async function readSoldDiscounts(
  queries: Queries,
  zone: string,
  { fromSeconds, beforeSeconds }: { fromSeconds: SQL; beforeSeconds: SQL },
): Promise<SoldDiscount[]> {
  const discounts = new Map<string, SoldDiscount>();
  let after = { seconds: -1, intent: '' };
  for (;;) {
    const page = await rowsOf<DiscountedOrder>(
      queries,
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
      for (const [index, { listing = '', priceCents }] of items.entries()) {
        const key = `${day} ${listing}`;
        const cents = (discounts.get(key)?.cents ?? 0) + priceCents - (paid[index] ?? 0);
        discounts.set(key, { day, listing, cents });
      }
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return [...discounts.values()];
    after = last;
  }
}
