/** Every product on sale as a file. */
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { exportOfOneMoment } from '#app/features/catalogue/import/catalogue-files.server.ts';
import { type CatalogueFormat, FORMATS } from '#app/features/catalogue/import/catalogue-format.ts';
import { catalogueWriters } from '#app/features/catalogue/import/write-catalogue.ts';
import { formatNumber } from '#app/shared/plural.ts';
import { messages } from '#operations/catalogue/messages/messages.ts';
import { defineFile, type FileSource } from '#operations/operation.ts';

const TYPES: Record<CatalogueFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  jsonl: 'application/jsonl',
};

const OWNER_ONLY = 0o600;

/** Gives how many there are. */
async function writeAll(
  { queries, onProgress }: FileSource,
  path: string,
  format: CatalogueFormat,
): Promise<number> {
  const writer = catalogueWriters[format];
  const file = await open(path, 'wx', OWNER_ONLY);
  try {
    let count = 0;
    await file.appendFile(writer.begin);
    await exportOfOneMoment(queries, async (products) => {
      await file.appendFile(writer.write(products, count === 0));
      count += products.length;
      onProgress('Reading', count);
    });
    await file.appendFile(writer.end);
    return count;
  } finally {
    await file.close();
  }
}

export const exportCatalogue = defineFile({
  name: 'catalogue.export',
  scope: 'catalogue:read',
  does: 'Writes every product on sale, with all its columns',
  input: z.object({ format: z.enum(FORMATS).default('csv').meta({ description: 'Of the file' }) }),
  contentType: ({ format }) => TYPES[format],
  fileName: ({ format }) => `products.${format}`,
  async *write(source, { format }) {
    // Whole on the disk first: a slow reader keeps no transaction open.
    const folder = await mkdtemp(join(tmpdir(), 'basket-export-'));
    try {
      const path = join(folder, 'products');
      const count = await writeAll(source, path, format);
      yield* createReadStream(path, 'utf8');
      return messages.allWritten(formatNumber(count));
    } finally {
      await rm(folder, { recursive: true });
    }
  },
});
