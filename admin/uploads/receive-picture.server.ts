/** Takes pictures that are sent as files: for the pages that take the one picture of something, a file alone. */
import { data, redirect } from 'react-router';
import type { AdminSession } from '#admin/operations/admin-context.server.ts';
import { receiveFiles } from '#app/shared/uploads/receive-files.server.ts';
import { makeUploadFolder, removeUploadFolder } from '#app/shared/uploads/upload-folder.server.ts';
import { type Operation, OperationRefused } from '#operations/operation.ts';
import { mayDo, perform } from '#operations/perform.server.ts';
import { messages } from '#operations/uploads/messages/messages.ts';
import {
  PICTURE_LIMITS,
  type StorePicture,
  storeFile,
} from '#operations/uploads/store-file.server.ts';

const LIMITS = { ...PICTURE_LIMITS, maxFiles: 1 };

/** Stores the one picture of a posted form: its address and the version that was looked at, or what is wrong, as a sentence. */
async function receivePicture(
  session: AdminSession,
  request: Request,
  store?: StorePicture,
): Promise<{ address: string; version: string | undefined } | { problem: string }> {
  const { folder } = await makeUploadFolder(session.dataDir);
  try {
    const form = await receiveFiles(request, folder, LIMITS);
    if (!form) return { problem: messages.notWhole };
    const [file] = form.files;
    if (!file) return { problem: messages.choosePicture };
    const stored = await storeFile(file, session.dataDir, store);
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
  session: AdminSession,
  request: Request,
  { operation, toInput, store, path }: OnePictureAction,
) {
  if (!mayDo(session.member, operation)) throw data(null, 403);
  const received = await receivePicture(session, request, store);
  if ('problem' in received) return data(received, 400);
  try {
    const input = toInput(received.address, received.version);
    await perform(operation, { shop: session, actor: session.member, input });
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    return data({ problem: error.message }, 400);
  }
  throw redirect(path);
}
