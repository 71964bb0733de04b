/** Writes a catalogue into the product table over several connections. */
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import type { GeneratedProduct } from '#tests/catalogue/generate-catalogue.ts';

const ROWS_AT_ONCE = 2_000;

type Defaulted = 'description' | 'category' | 'brand' | 'wasCents' | 'options';

/** The columns that every product has; the others are empty. */
type FilledProduct = Omit<GeneratedProduct, Defaulted> & Partial<GeneratedProduct>;

function* inBatches(products: Iterable<FilledProduct>): Generator<FilledProduct[]> {
  let batch: FilledProduct[] = [];
  for (const product of products) {
    if (batch.push(product) < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export async function fillProducts(
  connections: readonly Queries[],
  products: Iterable<FilledProduct>,
): Promise<void> {
  const batches = inBatches(products);
  await Promise.all(
    connections.map(async (queries) => {
      for (const batch of batches) {
        await queries.execute(sql`
          insert into product
            (variant, id, title, image, price_cents, rating, position, description, category, brand, was_cents, options)
          select variant, id, title, image, "priceCents", rating, position, coalesce(description, ''),
            coalesce(category, ''), coalesce(brand, ''), coalesce("wasCents", 0), coalesce(options, '[]')
          from json_to_recordset(${JSON.stringify(batch)}::json) as made (variant text, id text,
            title text, image text, "priceCents" int, rating int, position int, description text,
            category text, brand text, "wasCents" int, options jsonb)`);
      }
    }),
  );
}
