/** Takes pictures that are sent as files: for the pages that take the one picture of something, a file alone. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { data, redirect } from 'react-router';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import { MAX_PICTURE_MB } from '#app/features/catalogue/import/pictures/fetch-picture.server.ts';
import { storePicture } from '#app/features/catalogue/import/pictures/store-picture.server.ts';
import type { Result } from '#app/shared/result.ts';
import { makeUploadFolder, removeUploadFolder } from '#app/shared/upload-folder.server.ts';
import { type Operation, OperationRefused } from '#operations/operation.ts';
import { mayDo, perform } from '#operations/perform.server.ts';
import { messages } from './messages/messages.ts';
import { type ReceivedFile, receiveFiles } from './receive-files.server.ts';

const LIMITS = { maxFiles: 1, maxFileBytes: MAX_PICTURE_MB * 1_000_000 };

/** What makes a picture of the shop of a file: its address, or why there is none, as the end of a sentence. */
type StorePicture = (bytes: Uint8Array, folder: string) => Promise<Result<string, string>>;

/** The address of the picture in the shop, or what is wrong with the file, as a sentence. */
export async function storeFile(
  { path, name, isTooLarge }: ReceivedFile,
  folder: string,
  store: StorePicture,
): Promise<{ address: string } | { problem: string }> {
  if (isTooLarge) {
    return { problem: messages.tooLarge(name, MAX_PICTURE_MB) };
  }
  const stored = await store(await readFile(path), folder);
  return stored.ok ? { address: stored.value } : { problem: `${name} ${stored.refusal}.` };
}

/** Stores the one picture of a posted form: its address and the version that was looked at, or what is wrong, as a sentence. */
async function receivePicture(
  desk: AdminDesk,
  request: Request,
  store: StorePicture = storePicture,
): Promise<{ address: string; version: string | undefined } | { problem: string }> {
  const { folder } = await makeUploadFolder(desk.dataDir);
  try {
    const form = await receiveFiles(request, folder, LIMITS);
    if (!form) return { problem: messages.notWhole };
    const [file] = form.files;
    if (!file) return { problem: messages.choosePicture };
    const stored = await storeFile(file, join(desk.dataDir, 'pictures'), store);
    return 'problem' in stored ? stored : { ...stored, version: form.fields.version };
  } finally {
    await removeUploadFolder(folder);
  }
}

type OnePictureAction = {
  /** What gives the thing its picture. */
  operation: Exclude<Operation, { kind: 'file' }>;
  /** Its input, with the address of what was stored and the version that was looked at. */
  toInput(image: string, seenVersion: string | undefined): Record<string, unknown>;
  store?: StorePicture;
  /** The page of the thing, which is shown then. */
  path: string;
};

/** Redirects; answers 400 with what is wrong, as a sentence. Throws 403, before anything is stored, for who may not. */
export async function takeOnePicture(
  desk: AdminDesk,
  request: Request,
  { operation, toInput, store, path }: OnePictureAction,
) {
  if (!mayDo(desk.member, operation)) throw data(null, 403);
  const received = await receivePicture(desk, request, store);
  if ('problem' in received) return data(received, 400);
  try {
    const input = toInput(received.address, received.version);
    await perform(operation, { shop: desk, actor: desk.member, input });
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    return data({ problem: error.message }, 400);
  }
  throw redirect(path);
}
