/** Writes a generated catalogue to a file in batches, so memory does not depend on its size. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { CatalogueFormat } from '#app/features/catalogue/import/catalogue-format.ts';
import type { WholeProduct } from '#app/features/catalogue/import/read/catalogue-row.ts';
import { catalogueWriters } from '#app/features/catalogue/import/write-catalogue.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { wholeProduct } from './product-fixtures.ts';

type FileOptions = { format: CatalogueFormat; size: number; seed?: number | string };

const PRODUCTS_AT_ONCE = 2_000;

export async function writeCatalogueFile(
  path: string,
  { format, ...catalogue }: FileOptions,
): Promise<void> {
  const file = createWriteStream(path);
  const { begin, end, write } = catalogueWriters[format];
  let isFirst = true;
  let batch: WholeProduct[] = [];
  async function flush(): Promise<void> {
    if (batch.length > 0 && !file.write(write(batch, isFirst))) await once(file, 'drain');
    isFirst &&= batch.length === 0;
    batch = [];
  }
  file.write(begin);
  for (const product of generateCatalogue(catalogue)) {
    if (batch.push(wholeProduct(product)) === PRODUCTS_AT_ONCE) await flush();
  }
  await flush();
  file.end(end);
  await finished(file);
}
