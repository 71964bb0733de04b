import type { CatalogueFiles } from '#app/features/catalogue/import/catalogue-files.server.ts';
import { readPictureFiles, removePicture } from './unused-pictures.server.ts';

/** What was removed, or would be, of the pictures that nothing shows; `young` ones may be of an import under way. */
export type RemovedPictures = { count: number; bytes: number; young: number };

/**
 * `onPicture` is called with how many were looked at, and ends it by what it throws: that is thrown on while all is as it
 * was, and else those are given that are removed.
 */
export async function removeUnusedPictures(
  { listPictures }: Pick<CatalogueFiles, 'listPictures'>,
  folder: string,
  { dryRun, onPicture }: { dryRun: boolean; onPicture: (done: number, of: number) => void },
): Promise<RemovedPictures> {
  // The folder before the database: what an import writes from here on is not among them.
  const unused = await readPictureFiles(folder);
  await listPictures(async (names) => {
    for (const name of names) unused.delete(name);
  });
  const removed = { count: 0, bytes: 0, young: 0 };
  let done = 0;
  for (const [name, files] of unused) {
    try {
      onPicture(done, unused.size);
    } catch (error) {
      if (dryRun || removed.count === 0) throw error;
      break;
    }
    const bytes = await removePicture(folder, name, files, dryRun);
    if (bytes === null) removed.young += 1;
    else removed.count += 1;
    removed.bytes += bytes ?? 0;
    done += 1;
  }
  return removed;
}
