/** The files of pictures that are sent for a product: checked, stored, and put behind the pictures that it has. */
import type { AdminSession } from '#admin/operations/admin-context.server.ts';
import type { EditedProduct } from '#app/features/catalogue/edit/change-product.server.ts';
import { MAX_PICTURE_MB } from '#app/features/catalogue/import/pictures/fetch-picture.server.ts';
import { picturesOf } from '#app/features/catalogue/product/product.ts';
import { receiveFiles } from '#app/shared/uploads/receive-files.server.ts';
import { makeUploadFolder, removeUploadFolder } from '#app/shared/uploads/upload-folder.server.ts';
import { MAX_PICTURES, setPictures } from '#operations/catalogue/set-pictures.server.ts';
import { OperationRefused } from '#operations/operation.ts';
import { perform } from '#operations/perform.server.ts';
import { messages as uploads } from '#operations/uploads/messages/messages.ts';
import { PICTURE_LIMITS as LIMITS, storeFile } from '#operations/uploads/store-file.server.ts';
import { messages } from './messages/messages.ts';

/** What the pages say of them. */
export const PICTURE_LIMITS = { maxPictures: MAX_PICTURES, maxMegabytes: MAX_PICTURE_MB };

/** Adds the pictures of a posted form; what is no picture is left out. What was wrong, as sentences, or null. */
export async function addPictures(
  session: AdminSession,
  product: EditedProduct,
  request: Request,
): Promise<string | null> {
  const { folder } = await makeUploadFolder(session.dataDir);
  try {
    const form = await receiveFiles(request, folder, LIMITS);
    if (!form) return messages.notWhole;
    if (form.files.length === 0) return uploads.choosePicture;
    const before = picturesOf(product);
    if (before.length + form.files.length > MAX_PICTURES) {
      return messages.tooManyPictures(MAX_PICTURES);
    }
    const addresses: string[] = [];
    const problems: string[] = [];
    for (const file of form.files) {
      const stored = await storeFile(file, session.dataDir);
      if ('address' in stored) addresses.push(stored.address);
      else problems.push(stored.problem);
    }
    if (addresses.length === 0) return problems.join(' ');
    const { variant } = product;
    const input = { variant, version: form.fields.version, pictures: [...before, ...addresses] };
    await perform(setPictures, { shop: session, actor: session.member, input });
    return problems.length === 0 ? null : messages.othersAdded(problems.join(' '));
  } catch (error) {
    if (error instanceof OperationRefused) return error.message;
    throw error;
  } finally {
    await removeUploadFolder(folder);
  }
}
