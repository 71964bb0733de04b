/** The listings of the shop in pages, for staff: withdrawn ones too. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';

const staffListingSchema = z.object({
  listing: z.string(),
  title: z.string(),
  category: z.string(),
  priceCents: z.number(),
  isWithdrawn: z.boolean(),
  /** Null for what is not counted. */
  available: z.number().nullable(),
});

export type StaffListing = z.infer<typeof staffListingSchema>;

export type ListingPage = { products: StaffListing[]; next: string | null };

/** The stock is looked up row by row: a join would walk it from its beginning to the page. */
const COLUMNS = sql`product.listing, title, category, price_cents as "priceCents",
  withdrawn_at is not null as "isWithdrawn",
  (select available from stock where stock.listing = product.listing) as available`;

/** By listing: the key, so that a page costs what it shows. `begins` is how the listing begins. */
export async function pageOfListings(
  queries: Queries,
  { begins, after, limit }: { begins: string; after: string | null; limit: number },
): Promise<ListingPage> {
  const rows = await readRows(
    queries,
    staffListingSchema,
    sql`select ${COLUMNS} from product
      where product.listing >= ${begins} and product.listing < ${`${begins}\u{10FFFF}`}
        and product.listing > ${after ?? ''}
      order by product.listing limit ${limit + 1}`,
  );
  const products = rows.slice(0, limit);
  return { products, next: rows.length > limit ? (products.at(-1)?.listing ?? null) : null };
}

/** These listings, in this order. */
export function readStaffListings(
  queries: Queries,
  listings: readonly string[],
): Promise<StaffListing[]> {
  return readRows(
    queries,
    staffListingSchema,
    sql`select ${COLUMNS} from product
      where product.listing = any(${sql.param([...listings])}::text[])
      order by array_position(${sql.param([...listings])}::text[], product.listing::text)`,
  );
}
