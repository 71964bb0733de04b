/** The variants of the shop in pages, for staff: withdrawn ones too. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { hasOptions, lineTitle } from '#app/features/catalogue/product/options/options.ts';
import { optionsSchema } from '#app/features/catalogue/product/options/options-schema.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';

/** `title` names the variant in one line. */
export const staffVariantSchema = z.object({
  variant: z.string(),
  id: z.string(),
  title: z.string(),
  /** Whether it is one of several that differ by options. */
  hasOptions: z.boolean(),
  category: z.string(),
  priceCents: z.int(),
  isWithdrawn: z.boolean(),
  /** Null for what is not counted. */
  available: z.number().nullable(),
});

const rowSchema = staffVariantSchema
  .omit({ hasOptions: true })
  .extend({ options: optionsSchema })
  .transform(({ options, ...row }) => ({
    ...row,
    title: lineTitle({ ...row, options }),
    hasOptions: hasOptions({ options }),
  }));

export type StaffVariant = z.infer<typeof staffVariantSchema>;

export type ProductList = { products: StaffVariant[]; next: string | null };

/** The stock is looked up row by row: a join would walk it from its beginning to the page. */
const COLUMNS = sql`product.variant, id, title, options, category, price_cents as "priceCents",
  withdrawn_at is not null as "isWithdrawn",
  (select available from stock where stock.variant = product.variant) as available`;

/** By variant: the key, so that a page costs what it shows. `begins` is how the variant begins. */
export async function pageOfVariants(
  queries: Queries,
  { begins, after, limit }: { begins: string; after: string | null; limit: number },
): Promise<ProductList> {
  const rows = await readRows(
    queries,
    rowSchema,
    sql`select ${COLUMNS} from product
      where product.variant >= ${begins} and product.variant < ${`${begins}\u{10FFFF}`}
        and product.variant > ${after ?? ''}
      order by product.variant limit ${limit + 1}`,
  );
  const products = rows.slice(0, limit);
  return { products, next: rows.length > limit ? (products.at(-1)?.variant ?? null) : null };
}

/** These variants, in this order. */
export function readStaffVariants(
  queries: Queries,
  variants: readonly string[],
): Promise<StaffVariant[]> {
  return readRows(
    queries,
    rowSchema,
    sql`select ${COLUMNS} from product
      where product.variant = any(${sql.param([...variants])}::text[])
      order by array_position(${sql.param([...variants])}::text[], product.variant::text)`,
  );
}
