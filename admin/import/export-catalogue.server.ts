/** The catalogue as a file: written whole first, so that a slow reader keeps no transaction open. */
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import { makeUploadFolder, removeUploadFolder } from '#admin/uploads/upload-folder.server.ts';
import { exportOfOneMoment } from '#app/features/catalogue/import/catalogue-files.server.ts';
import type { CatalogueFormat } from '#app/features/catalogue/import/catalogue-format.ts';
import { catalogueWriters } from '#app/features/catalogue/import/write-catalogue.ts';

const TYPES: Record<CatalogueFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  jsonl: 'application/jsonl',
};

const OWNER_ONLY = 0o600;

async function writeCatalogue(
  { queries }: AdminDesk,
  path: string,
  format: CatalogueFormat,
): Promise<void> {
  const writer = catalogueWriters[format];
  const file = createWriteStream(path, { flags: 'wx', mode: OWNER_ONLY });
  const written = finished(file);
  const write = (text: string) =>
    new Promise<void>((resolve, reject) =>
      file.write(text, (error) => (error ? reject(error) : resolve())),
    );
  let isFirst = true;
  await write(writer.begin);
  await exportOfOneMoment(queries, async (products) => {
    await write(writer.write(products, isFirst));
    isFirst = false;
  });
  file.end(writer.end);
  await written;
}

/** Every product on sale. The file is removed when it is read, or not read any more. */
export async function exportCatalogue(desk: AdminDesk, format: CatalogueFormat): Promise<Response> {
  const { folder } = await makeUploadFolder(desk.dataDir);
  try {
    const path = join(folder, 'products');
    await writeCatalogue(desk, path, format);
    const file = createReadStream(path);
    file.once('close', () => void removeUploadFolder(folder));
    return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array>, {
      headers: {
        'content-type': TYPES[format],
        'content-disposition': `attachment; filename="products.${format}"`,
      },
    });
  } catch (error) {
    await removeUploadFolder(folder);
    throw error;
  }
}
