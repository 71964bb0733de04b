/** The export: the catalogue to a file, or to whatever reads the command's output. */
import { open, rename, rm } from 'node:fs/promises';
import type { CatalogueFiles } from '#app/features/catalogue/import/catalogue-files.server.ts';
import type { CatalogueFormat } from '#app/features/catalogue/import/catalogue-format.ts';
import { catalogueWriters } from '#app/features/catalogue/import/write-catalogue.ts';
import type { CommandOutput } from './command-output.ts';

type Asked = { file: string | null; format: CatalogueFormat };
type WriteText = (text: string) => Promise<void>;

async function writeAll(
  files: CatalogueFiles,
  format: CatalogueFormat,
  write: WriteText,
): Promise<number> {
  const writer = catalogueWriters[format];
  let count = 0;
  await write(writer.begin);
  await files.exportTo(async (products) => {
    await write(writer.write(products, count === 0));
    count += products.length;
  });
  await write(writer.end);
  return count;
}

/** The file has its name only when it is whole: an export that fails leaves the last one. */
async function toFile(file: string, work: (write: WriteText) => Promise<number>): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const handle = await open(unfinished, 'w');
  try {
    const count = await work(async (text) => {
      await handle.writeFile(text);
    });
    await handle.close();
    await rename(unfinished, file);
    return count;
  } catch (error) {
    await handle.close();
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Gives the exit code. */
export async function exportCatalogue(
  files: CatalogueFiles,
  { file, format }: Asked,
  { print, complain }: CommandOutput,
): Promise<number> {
  if (file === null) {
    await writeAll(files, format, print);
    return 0;
  }
  const count = await toFile(file, (write) => writeAll(files, format, write));
  complain(`${file} has all ${new Intl.NumberFormat('en-US').format(count)} products.\n`);
  return 0;
}
