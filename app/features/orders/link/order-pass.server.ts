/** The cookie of who has typed the right code: it opens this one order for a while, in this browser. */
import { createHash } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { isSignature, signOrder } from '#app/features/orders/guest-order-link.server.ts';
import type { Queries } from '#db/database.ts';

const PREFIX = 'order_pass_';
const NAME_LETTERS = 12;
const WHILE_SECONDS = 60 * 60;

/** A browser that opens more has the oldest taken away: all of them are sent with each request for an order. */
const MAX_PASSES = 5;

/** Of the page and of its data: with scripts the page is loaded by `/orders/ID.data`, which no path of the page covers. */
const PATH = '/orders';

/** Each order has a cookie of its own. */
function nameOf(id: string): string {
  return PREFIX + createHash('sha256').update(id).digest('hex').slice(0, NAME_LETTERS);
}

function signPass(queries: Queries, guest: string, id: string, endsSeconds: number) {
  return signOrder(queries, 'pass', guest, id, String(endsSeconds));
}

/** The names of the passes that go when one more comes, so that no more than MAX_PASSES are kept. */
function namesToDrop(headers: Headers, added: string): string[] {
  const others = Object.entries(parse(headers.get('cookie') ?? ''))
    .filter(([name]) => name.startsWith(PREFIX) && name !== added)
    .map(([name, value]) => ({ name, endsSeconds: Number.parseInt(value, 10) || 0 }));
  return others
    .toSorted((one, other) => other.endsSeconds - one.endsSeconds)
    .slice(MAX_PASSES - 1)
    .map(({ name }) => name);
}

/** The Set-Cookies of the pass, for a browser that has sent these headers from `url`. */
export async function giveOrderPass(
  queries: Queries,
  { url, headers }: { url: URL; headers: Headers },
  { guest, id }: { guest: string; id: string },
): Promise<string[]> {
  const endsSeconds = Math.floor(Date.now() / 1_000) + WHILE_SECONDS;
  const signature = await signPass(queries, guest, id, endsSeconds);
  const name = nameOf(id);
  const secure = url.protocol === 'https:';
  const cookie = (key: string, value: string, maxAge: number) =>
    serialize(key, value, { path: PATH, httpOnly: true, sameSite: 'Lax', maxAge, secure });
  return [
    cookie(name, `${endsSeconds}.${signature.toString('base64url')}`, WHILE_SECONDS),
    ...namesToDrop(headers, name).map((old) => cookie(old, '', 0)),
  ];
}

/** Whether the request has the pass for this order. */
export async function hasOrderPass(
  queries: Queries,
  headers: Headers,
  { guest, id }: { guest: string; id: string },
): Promise<boolean> {
  const name = nameOf(id);
  const [ends = '', signature = ''] = (parse(headers.get('cookie') ?? '', name)[name] ?? '').split(
    '.',
  );
  const endsSeconds = Number(ends);
  if (!Number.isInteger(endsSeconds) || endsSeconds * 1_000 <= Date.now()) return false;
  return isSignature(signature, await signPass(queries, guest, id, endsSeconds));
}
