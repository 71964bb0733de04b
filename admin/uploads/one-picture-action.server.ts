/** What the pages do that take the one picture of something: a file alone, for which their paths have a larger limit. */
import { data, redirect } from 'react-router';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import { receivePicture, type StorePicture } from '#admin/products/product-pictures.server.ts';
import { type Operation, OperationRefused } from '#operations/operation.ts';
import { mayDo, perform } from '#operations/perform.server.ts';

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
