import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueFiles } from '#app/features/catalogue/import/catalogue-files.server.ts';
import {
  lastWritten,
  PICTURE_NAME,
} from '#app/features/catalogue/product/pictures/picture-name.ts';

// Imports may run at the same time, also on other machines that share the folder: each renews the modification time of
// every picture that it writes or finds, and a picture that was modified recently is not removed.

/** No import takes longer from a picture to its end. */
const YOUNG_MS = 24 * 60 * 60 * 1000;

/** A file of a picture, or what a killed import has left of one. */
const FILE = new RegExp(`^(${PICTURE_NAME})-\\d+\\.(?:avif|webp|png)(?:\\.[0-9a-f-]{36})?$`);

/** The files of each picture in the folder, by its name; empty when there is no such folder. */
export async function readPictureFiles(folder: string): Promise<Map<string, string[]>> {
  const files = new Map<string, string[]>();
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const file of names) {
    const name = FILE.exec(file)?.[1];
    if (name !== undefined) files.set(name, [...(files.get(name) ?? []), file]);
  }
  return files;
}

/** Null when another has removed it. */
async function readAge(path: string): Promise<{ isYoung: boolean; bytes: number } | null> {
  try {
    const { mtimeMs, size } = await stat(path);
    return { isYoung: Date.now() - mtimeMs < YOUNG_MS, bytes: size };
  } catch {
    return null;
  }
}

/** Gives its bytes; null when it is young, and stays. */
async function removeFile(path: string): Promise<number | null> {
  const aside = `${path}.${randomUUID()}`;
  const isThere = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!isThere) return 0;
  // Checked after the rename, when no import can renew it any more: a later one writes it again.
  const age = await readAge(aside);
  if (age?.isYoung) {
    await rename(aside, path);
    return null;
  }
  await rm(aside, { force: true });
  return age?.bytes ?? 0;
}

/** Removes a picture and gives its bytes; null when it is young, and stays. `dryRun` only looks. */
export async function removePicture(
  folder: string,
  name: string,
  files: readonly string[],
  dryRun: boolean,
): Promise<number | null> {
  const ages = await Promise.all(files.map((file) => readAge(join(folder, file))));
  if (ages.some((age) => age?.isYoung)) return null;
  if (dryRun) return ages.reduce((sum, age) => sum + (age?.bytes ?? 0), 0);
  const last = lastWritten(name);
  let bytes = 0;
  // First the file by which imports check that the picture is complete.
  for (const file of files.toSorted(
    (one, other) => Number(other === last) - Number(one === last),
  )) {
    const removed = await removeFile(join(folder, file));
    if (removed === null && file === last) return null;
    bytes += removed ?? 0;
  }
  return bytes;
}

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
