/** The files of pictures that are sent for a product: checked, stored, and put behind the pictures that it has. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import { type ReceivedFile, receiveFiles } from '#admin/uploads/receive-files.server.ts';
import type { EditedProduct } from '#app/features/catalogue/edit/change-product.server.ts';
import { MAX_PICTURE_MB } from '#app/features/catalogue/import/pictures/fetch-picture.server.ts';
import { storePicture } from '#app/features/catalogue/import/pictures/store-picture.server.ts';
import { picturesOf } from '#app/features/catalogue/product/product.ts';
import type { Result } from '#app/shared/result.ts';
import { makeUploadFolder, removeUploadFolder } from '#app/shared/upload-folder.server.ts';
import { MAX_PICTURES, setPictures } from '#operations/catalogue/set-pictures.server.ts';
import { OperationRefused } from '#operations/operation.ts';
import { perform } from '#operations/perform.server.ts';

/** What the pages say of them. */
export const PICTURE_LIMITS = { maxPictures: MAX_PICTURES, maxMegabytes: MAX_PICTURE_MB };

const LIMITS = { maxFiles: MAX_PICTURES, maxFileBytes: MAX_PICTURE_MB * 1_000_000 };

/** What makes a picture of the shop of a file: its address, or why there is none, as the end of a sentence. */
export type StorePicture = (bytes: Uint8Array, folder: string) => Promise<Result<string, string>>;

/** The address of the picture in the shop, or what is wrong with the file, as a sentence. */
async function storeFile(
  { path, name, isTooLarge }: ReceivedFile,
  folder: string,
  store: StorePicture,
): Promise<{ address: string } | { problem: string }> {
  if (isTooLarge) {
    return { problem: `${name} has more than ${MAX_PICTURE_MB} MB: make it smaller.` };
  }
  const stored = await store(await readFile(path), folder);
  return stored.ok ? { address: stored.value } : { problem: `${name} ${stored.refusal}.` };
}

/** Stores the one picture of a posted form: its address and the version that was looked at, or what is wrong, as a sentence. */
export async function receivePicture(
  desk: AdminDesk,
  request: Request,
  store: StorePicture = storePicture,
): Promise<{ address: string; version: string | undefined } | { problem: string }> {
  const { folder } = await makeUploadFolder(desk.dataDir);
  try {
    const form = await receiveFiles(request, folder, { ...LIMITS, maxFiles: 1 });
    if (!form) return { problem: 'The picture did not arrive whole: send it again.' };
    const [file] = form.files;
    if (!file) return { problem: 'Choose a picture first.' };
    const stored = await storeFile(file, join(desk.dataDir, 'pictures'), store);
    return 'problem' in stored ? stored : { ...stored, version: form.fields.version };
  } finally {
    await removeUploadFolder(folder);
  }
}

/** Adds the pictures of a posted form; what is no picture is left out. What was wrong, as sentences, or null. */
export async function addPictures(
  desk: AdminDesk,
  product: EditedProduct,
  request: Request,
): Promise<string | null> {
  const { folder } = await makeUploadFolder(desk.dataDir);
  try {
    const form = await receiveFiles(request, folder, LIMITS);
    if (!form) return 'The pictures did not arrive whole: send them again.';
    if (form.files.length === 0) return 'Choose a picture first.';
    const before = picturesOf(product);
    if (before.length + form.files.length > MAX_PICTURES) {
      return `A product has at most ${MAX_PICTURES} pictures: remove some first.`;
    }
    const addresses: string[] = [];
    const problems: string[] = [];
    for (const file of form.files) {
      const stored = await storeFile(file, join(desk.dataDir, 'pictures'), storePicture);
      if ('address' in stored) addresses.push(stored.address);
      else problems.push(stored.problem);
    }
    if (addresses.length === 0) return problems.join(' ');
    const { variant } = product;
    const input = { variant, version: form.fields.version, pictures: [...before, ...addresses] };
    await perform(setPictures, { shop: desk, actor: desk.member, input });
    return problems.length === 0 ? null : `The others were added. ${problems.join(' ')}`;
  } catch (error) {
    if (error instanceof OperationRefused) return error.message;
    throw error;
  } finally {
    await removeUploadFolder(folder);
  }
}
