/**
 * The link in a guest's mails that opens the page of its order (docs/decisions/058). Shopper and intent are
 * signed together, so that it opens this order alone, and follows it to the account that the guest joins.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isGuestId } from '#app/features/shopper/guest-secret.server.ts';
import type { Queries } from '#db/database.ts';
import { shopSecret } from '#db/schema/shop-schema.ts';

const NAME = 'order-link';

/** So long after the sale the link shows where the order goes. */
const FULL_SECONDS = 30 * 24 * 60 * 60;

/** The secret of each database that this process has opened. */
const secrets = new WeakMap<Queries, Promise<string>>();

async function ensureSecret(queries: Queries): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await queries.insert(shopSecret).values({ name: NAME, value }).onConflictDoNothing();
  const [stored] = await queries.select().from(shopSecret).where(eq(shopSecret.name, NAME));
  if (!stored) throw new Error('Unable to store the secret that signs links to orders');
  return stored.value;
}

function secretOf(queries: Queries): Promise<string> {
  let secret = secrets.get(queries);
  if (!secret) {
    secret = ensureSecret(queries);
    secrets.set(queries, secret);
    secret.catch(() => secrets.delete(queries));
  }
  return secret;
}

/** The HMAC of these parts under the secret of the links. */
export async function signOrder(queries: Queries, ...parts: readonly string[]): Promise<Buffer> {
  const secret = await secretOf(queries);
  return createHmac('sha256', secret).update(parts.join('\n')).digest();
}

/** Whether the text is this signature in base64url. */
export function isSignature(text: string, right: Buffer): boolean {
  const given = Buffer.from(text, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The page of an order for a mail to this shopper; with a key for a guest. */
export async function orderLink(
  queries: Queries,
  shopper: string,
  intent: string,
): Promise<{ page: '/orders/:id'; params: { id: string }; query: Record<string, string> }> {
  const link = { page: '/orders/:id', params: { id: intent } } as const;
  if (!isGuestId(shopper)) return { ...link, query: {} };
  const key = (await signOrder(queries, shopper, intent)).toString('base64url');
  return { ...link, query: { for: shopper, key } };
}

/** The guest whom the link of this query names, if its key is the one for this order; else null. */
export async function readOrderLink(
  queries: Queries,
  intent: string,
  query: URLSearchParams,
): Promise<string | null> {
  const shopper = query.get('for') ?? '';
  if (!isGuestId(shopper)) return null;
  const right = await signOrder(queries, shopper, intent);
  return isSignature(query.get('key') ?? '', right) ? shopper : null;
}

/** Whether the link to an order of then (unix seconds) still shows where it goes. */
export function showsAddress(createdSeconds: number, nowSeconds: number): boolean {
  return nowSeconds < createdSeconds + FULL_SECONDS;
}
