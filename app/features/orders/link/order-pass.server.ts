/** The cookie of who has typed the right code: it opens this one order for a while, in this browser. */
import { parse, serialize } from 'hono/utils/cookie';
import { isSignature, signOrder } from '#app/features/orders/order-link.server.ts';
import type { Queries } from '#db/database.ts';

const NAME = 'order_pass';
const WHILE_SECONDS = 60 * 60;

function signPass(queries: Queries, guest: string, id: string, endsSeconds: number) {
  return signOrder(queries, 'pass', guest, id, String(endsSeconds));
}

/** The Set-Cookie of the pass; `url` is the order's page, which alone gets it. */
export async function giveOrderPass(
  queries: Queries,
  url: URL,
  { guest, id }: { guest: string; id: string },
): Promise<string> {
  const endsSeconds = Math.floor(Date.now() / 1_000) + WHILE_SECONDS;
  const signature = await signPass(queries, guest, id, endsSeconds);
  return serialize(NAME, `${endsSeconds}.${signature.toString('base64url')}`, {
    ...{ path: url.pathname, httpOnly: true, sameSite: 'Lax', maxAge: WHILE_SECONDS },
    secure: url.protocol === 'https:',
  });
}

/** Whether the request has the pass for this order. */
export async function hasOrderPass(
  queries: Queries,
  headers: Headers,
  { guest, id }: { guest: string; id: string },
): Promise<boolean> {
  const [ends = '', signature = ''] = (parse(headers.get('cookie') ?? '', NAME)[NAME] ?? '').split(
    '.',
  );
  const endsSeconds = Number(ends);
  if (!Number.isInteger(endsSeconds) || endsSeconds * 1_000 <= Date.now()) return false;
  return isSignature(signature, await signPass(queries, guest, id, endsSeconds));
}
