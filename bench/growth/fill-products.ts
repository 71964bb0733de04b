/** A generated catalogue, written into the product table over a few connections at once. */
import type pg from 'pg';
import { type GeneratedProduct, generateCatalogue } from '#tests/catalogue/generate-catalogue.ts';

const ROWS_AT_ONCE = 2_000;

const INSERT = `
  insert into product
    (listing, id, title, image, price_cents, rating, position, description, category)
  select listing, id, title, image, "priceCents", rating, position, description, category
  from json_to_recordset($1::json) as made (listing text, id text, title text, image text,
    "priceCents" int, rating int, position int, description text, category text)`;

function* inBatches(size: number): Generator<GeneratedProduct[]> {
  let batch: GeneratedProduct[] = [];
  for (const product of generateCatalogue({ size })) {
    if (batch.push(product) < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export async function fillProducts(clients: readonly pg.Client[], size: number): Promise<void> {
  const batches = inBatches(size);
  await Promise.all(
    clients.map(async (client) => {
      for (const batch of batches) await client.query(INSERT, [JSON.stringify(batch)]);
    }),
  );
}
