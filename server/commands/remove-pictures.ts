/** The shopkeeper's command that removes imported pictures which nothing shows any more. */
import type { CatalogueFiles } from '#app/features/catalogue/import/catalogue-files.server.ts';
import {
  readPictureFiles,
  removePicture,
} from '#app/features/catalogue/import/unused-pictures.server.ts';
import type { CommandOutput } from './command-output.ts';

type Asked = { picturesFolder: string; dryRun: boolean };

/** Gives the exit code. */
export async function removePictures(
  files: CatalogueFiles,
  { picturesFolder, dryRun }: Asked,
  { print }: CommandOutput,
): Promise<number> {
  // The folder before the database: what an import writes from here on is not among them.
  const unused = await readPictureFiles(picturesFolder);
  await files.listPictures(async (names) => {
    for (const name of names) unused.delete(name);
  });
  let count = 0;
  let bytes = 0;
  let young = 0;
  for (const [name, all] of unused) {
    const removed = await removePicture(picturesFolder, name, all, dryRun);
    if (removed === null) young += 1;
    else count += 1;
    bytes += removed ?? 0;
  }
  const megabytes = (bytes / 1e6).toFixed(1);
  const what = dryRun ? 'This would remove' : 'Removed';
  const pictures = count === 1 ? '1 picture' : `${count.toLocaleString('en-US')} pictures`;
  const kept =
    young === 0 ? '' : ` ${young} more may be of an import that is under way: try tomorrow.`;
  await print(`${what} ${pictures} that nothing shows, ${megabytes} MB.${kept}\n`);
  return 0;
}
