/** What a draft order's guest and its link are made of: its id, under the secret of the links to orders. */
import { isSignature, signOrder } from '#app/features/orders/link/guest-order-link.server.ts';
import type { Queries } from '#db/database.ts';

/** The secret that the cookie of the draft's guest holds: the database has its hash alone, as of any guest. */
export async function draftSecret(queries: Queries, draft: string): Promise<string> {
  return (await signOrder(queries, 'draft guest', draft)).toString('base64url');
}

/** The page that a link to pay opens. The key is not the guest's secret: once the link has ended it opens nothing. */
export type DraftLink = {
  page: '/draft/:draft';
  params: { draft: string };
  query: { key: string };
};

export async function draftLink(queries: Queries, draft: string): Promise<DraftLink> {
  const key = (await signOrder(queries, 'draft link', draft)).toString('base64url');
  return { page: '/draft/:draft', params: { draft }, query: { key } };
}

export async function isDraftKey(queries: Queries, draft: string, key: string): Promise<boolean> {
  return isSignature(key, await signOrder(queries, 'draft link', draft));
}
