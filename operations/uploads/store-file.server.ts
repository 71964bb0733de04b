/** A file that was sent becomes a picture of the shop. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_PICTURE_MB } from '#app/features/catalogue/import/pictures/fetch-picture.server.ts';
import { storePicture } from '#app/features/catalogue/import/pictures/store-picture.server.ts';
import type { Result } from '#app/shared/result.ts';
import type { ReceivedFile } from '#app/shared/uploads/receive-files.server.ts';
import { MAX_PICTURES } from '#operations/catalogue/set-pictures.server.ts';
import { messages } from './messages/messages.ts';

/** Of the pictures of a product, and of each of them. */
export const PICTURE_LIMITS = {
  maxFiles: MAX_PICTURES,
  maxFileBytes: MAX_PICTURE_MB * 1_000_000,
};

/** What makes a picture of the shop of a file: its address, or why there is none, as the end of a sentence. */
export type StorePicture = (bytes: Uint8Array, folder: string) => Promise<Result<string, string>>;

/** The address of the picture in the shop, or what is wrong with the file, as a sentence. */
export async function storeFile(
  { path, name, isTooLarge }: ReceivedFile,
  dataDir: string,
  store: StorePicture = storePicture,
): Promise<{ address: string } | { problem: string }> {
  if (isTooLarge) return { problem: messages.tooLarge(name, MAX_PICTURE_MB) };
  const stored = await store(await readFile(path), join(dataDir, 'pictures'));
  return stored.ok ? { address: stored.value } : { problem: `${name} ${stored.refusal}.` };
}
