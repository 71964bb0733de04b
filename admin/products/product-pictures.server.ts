/** The pictures of a product: added from files, put in order, removed. Compared with their version, recorded. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordAct } from '#admin/audit-log/audit-log.server.ts';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import { type ReceivedFile, receiveFiles } from '#admin/uploads/receive-files.server.ts';
import { makeUploadFolder, removeUploadFolder } from '#admin/uploads/upload-folder.server.ts';
import {
  changePictures,
  type EditedProduct,
} from '#app/features/catalogue/edit/change-product.server.ts';
import { storePicture } from '#app/features/catalogue/import/pictures/store-picture.server.ts';
import { MAX_IMAGES } from '#app/features/catalogue/product/cells/read-cell.ts';
import { picturesOf } from '#app/features/catalogue/product/product.ts';
import { arrangePictures, type PictureMove } from './arrange-pictures.ts';
import { type DeskOutcome, OUTCOMES } from './product-desk.server.ts';

/** As many as a product can have: the one of cards, and the others. */
export const MAX_PICTURES = MAX_IMAGES + 1;

export const MAX_PICTURE_MB = 20;

const LIMITS = { maxFiles: MAX_PICTURES, maxFileBytes: MAX_PICTURE_MB * 1_000_000 };

const refusal = (message: string): DeskOutcome => ({ isDone: false, message });

/** Writes all pictures of a product, unless it has changed since this version of it was read. */
function savePictures(
  { queries, member }: AdminDesk,
  product: EditedProduct,
  version: string,
  pictures: readonly string[],
): Promise<DeskOutcome> {
  const { variant } = product;
  const act = { staff: member.id, act: 'product_pictures_changed', subject: variant } as const;
  return recordAct(queries, { ...act, before: picturesOf(product) }, async () => {
    const change = await changePictures(queries, { variant, version }, pictures);
    return { isDone: change === 'done', after: pictures, value: OUTCOMES[change] };
  });
}

export function movePicture(
  desk: AdminDesk,
  product: EditedProduct,
  version: string,
  move: PictureMove,
): Promise<DeskOutcome> {
  return savePictures(desk, product, version, arrangePictures(picturesOf(product), move));
}

/** The address of the picture in the shop, or what is wrong with the file, as a sentence. */
async function storeFile(
  { path, name, isTooLarge }: ReceivedFile,
  folder: string,
): Promise<{ address: string } | { problem: string }> {
  if (isTooLarge) {
    return { problem: `${name} has more than ${MAX_PICTURE_MB} MB: make it smaller.` };
  }
  const stored = await storePicture(await readFile(path), folder);
  return stored.ok ? { address: stored.value } : { problem: `${name} ${stored.refusal}.` };
}

/** Adds the pictures of a posted form behind those that there are; what is no picture is left out, and named. */
export async function addPictures(
  desk: AdminDesk,
  product: EditedProduct,
  request: Request,
): Promise<DeskOutcome> {
  const { folder } = await makeUploadFolder(desk.dataDir);
  try {
    const form = await receiveFiles(request, folder, LIMITS);
    if (!form) return refusal('The pictures did not arrive whole: send them again.');
    if (form.files.length === 0) return refusal('Choose a picture first.');
    const before = picturesOf(product);
    if (before.length + form.files.length > MAX_PICTURES) {
      return refusal(`A product has at most ${MAX_PICTURES} pictures: remove some first.`);
    }
    const addresses: string[] = [];
    const problems: string[] = [];
    for (const file of form.files) {
      const stored = await storeFile(file, join(desk.dataDir, 'pictures'));
      if ('address' in stored) addresses.push(stored.address);
      else problems.push(stored.problem);
    }
    if (addresses.length === 0) return refusal(problems.join(' '));
    const all = [...new Set([...before, ...addresses])];
    const outcome = await savePictures(desk, product, form.fields.version ?? '', all);
    if (!outcome.isDone || problems.length === 0) return outcome;
    return refusal(`The others were added. ${problems.join(' ')}`);
  } finally {
    await removeUploadFolder(folder);
  }
}
