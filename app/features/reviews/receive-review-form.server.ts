/** A review as a form sends it, with its pictures: those become pictures of the shop. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storePicture } from '#app/features/catalogue/import/pictures/store-picture.server.ts';
import { messages } from '#app/features/reviews/messages/messages.ts';
import { type ReceivedFile, receiveFiles } from '#app/shared/uploads/receive-files.server.ts';
import { makeUploadFolder, removeUploadFolder } from '#app/shared/uploads/upload-folder.server.ts';
import type { ReviewProblems } from './read-review-form.ts';
import { MAX_PICTURE_MB, MAX_REVIEW_PICTURES } from './review.ts';

type ReceivedReview = {
  fields: Readonly<Record<string, string>>;
  /** The addresses of those that stay, then of the new ones. */
  pictures: string[];
  problems: Pick<ReviewProblems, 'pictures'>;
};

const LIMITS = {
  maxFiles: MAX_REVIEW_PICTURES + 1,
  maxFileBytes: MAX_PICTURE_MB * 1_000_000,
};

/** A name that breaks no line of the page. */
const shownName = ({ name }: ReceivedFile) => name.replace(/\s+/g, ' ').slice(0, 80);

/** Its address, or what is wrong with it, as a sentence. */
async function storeOne(
  file: ReceivedFile,
  dataDir: string,
): Promise<{ address: string } | { problem: string }> {
  if (file.isTooLarge) {
    return { problem: messages.pictureTooLarge(shownName(file), MAX_PICTURE_MB) };
  }
  const stored = await storePicture(await readFile(file.path), join(dataDir, 'pictures'));
  if (stored.ok) return { address: stored.value };
  return { problem: messages.pictureUnread(shownName(file)) };
}

/**
 * `known` are the pictures that it has already, of which the form names those that stay; without `isStored` no new one is
 * made. Null for what did not arrive whole.
 */
export async function receiveReview(
  request: Request,
  dataDir: string,
  known: readonly string[],
  isStored: boolean,
): Promise<ReceivedReview | null> {
  const { folder } = await makeUploadFolder(dataDir);
  try {
    const form = await receiveFiles(request, folder, LIMITS);
    if (!form) return null;
    const { fields } = form;
    if (!isStored) return { fields, pictures: [], problems: {} };
    // A browser sends an empty file where none was chosen.
    const files = form.files.filter(({ bytes }) => bytes > 0);
    const kept = known.filter((image, index) => fields[`keep-${index + 1}`] === image);
    if (kept.length + files.length > MAX_REVIEW_PICTURES) {
      const problems = { pictures: messages.tooManyPictures(MAX_REVIEW_PICTURES) };
      return { fields, pictures: [], problems };
    }
    const pictures = [...kept];
    for (const file of files) {
      const stored = await storeOne(file, dataDir);
      if ('problem' in stored)
        return { fields, pictures: [], problems: { pictures: stored.problem } };
      pictures.push(stored.address);
    }
    return { fields, pictures: [...new Set(pictures)], problems: {} };
  } finally {
    await removeUploadFolder(folder);
  }
}
