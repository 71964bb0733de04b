/** Links that download a file of the books once: whoever has one gets that file, and nothing else. */
import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { RateLimit } from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';
import { bookLink } from '#db/schema/book-schema.ts';
import { wholeSeconds } from '#db/whole-seconds.ts';

/** Downloads that are asked for from one address. */
export const BOOK_LINK_LIMIT: RateLimit = { windowSeconds: 60, max: 10 };

const KEY_BYTES = 32;
const KEPT = sql.raw("interval '90 days'");

/** `open` can be used; the others say why one cannot be any more. */
export type BookLinkState = 'open' | 'used' | 'ended' | 'lapsed';

type Link = { usedSeconds: number | null; endedSeconds: number | null; untilSeconds: number };

/** How a link stands. One that was used was, whatever came later. */
export function bookLinkState(link: Link, nowSeconds: number): BookLinkState {
  if (link.usedSeconds !== null) return 'used';
  if (link.endedSeconds !== null) return 'ended';
  return link.untilSeconds <= nowSeconds ? 'lapsed' : 'open';
}

function hashKey(key: string): string {
  return createHash('sha256').update(`book link ${key}`).digest('hex');
}

const columns = {
  ...{ id: bookLink.id, request: bookLink.request, madeBy: bookLink.madeBy },
  madeSeconds: wholeSeconds(bookLink.madeAt),
  untilSeconds: wholeSeconds(bookLink.endsAt),
  usedSeconds: wholeSeconds(bookLink.usedAt),
  endedSeconds: wholeSeconds(bookLink.endedAt),
};

/** Makes one; its key is nowhere else. Forgets those that are long over. */
export async function insertBookLink(
  queries: Queries,
  { request, madeBy, hours }: { request: object; madeBy: string; hours: number },
) {
  await queries.delete(bookLink).where(lt(bookLink.endsAt, sql`now() - ${KEPT}`));
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const endsAt = sql`date_trunc('second', now()) + make_interval(hours => ${hours})`;
  const row = { id: randomUUID(), keyHash: hashKey(key), request, madeBy, endsAt };
  const [made] = await queries.insert(bookLink).values(row).returning(columns);
  if (!made) throw new Error('Unable to make a link of the books');
  return { key, ...made };
}

/** All that are kept, the newest first. */
export function readBookLinks(queries: Queries) {
  return queries.select(columns).from(bookLink).orderBy(desc(bookLink.madeAt), bookLink.id);
}

/** The link of this key, however it stands; null for any other key. */
export async function findBookLink(queries: Queries, id: string, key: string) {
  const [found] = await queries
    .select({ ...columns, keyHash: bookLink.keyHash })
    .from(bookLink)
    .where(eq(bookLink.id, id));
  if (!found) return null;
  const { keyHash, ...link } = found;
  return timingSafeEqual(Buffer.from(keyHash), Buffer.from(hashKey(key))) ? link : null;
}

const isOpen = and(
  isNull(bookLink.usedAt),
  isNull(bookLink.endedAt),
  gt(bookLink.endsAt, sql`now()`),
);

/** False where it was used before, has ended, or is too old: of two uses at once one alone is it. */
export async function takeBookLink(queries: Queries, id: string): Promise<boolean> {
  const taken = await queries
    .update(bookLink)
    .set({ usedAt: sql`now()` })
    .where(and(eq(bookLink.id, id), isOpen))
    .returning({ id: bookLink.id });
  return taken.length > 0;
}

/** False where there was nothing to end. */
export async function endBookLink(queries: Queries, id: string): Promise<boolean> {
  const ended = await queries
    .update(bookLink)
    .set({ endedAt: sql`now()` })
    .where(and(eq(bookLink.id, id), isOpen))
    .returning({ id: bookLink.id });
  return ended.length > 0;
}

/** The page that the link opens. */
export function bookLinkPage(link: string, key: string) {
  return { page: '/books/:link' as const, params: { link }, query: { key } };
}
