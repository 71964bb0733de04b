/** What the link of a guest's mail opens, for the page of the order. */

import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { parse, serialize } from 'hono/utils/cookie';
import { MAIL_PAUSE_SECONDS, SECRET_SECONDS } from '#app/features/mail/mail-kinds.ts';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import {
  isSignature,
  showsAddress,
  signOrder,
} from '#app/features/orders/link/guest-order-link.server.ts';
import { makeCode } from '#app/shared/text/make-code.server.ts';
import type { Queries } from '#db/database.ts';
import { verification } from '#db/schema/auth-schema.ts';
import { orderContact } from '#db/schema/mail-schema.ts';
import { CODE_LENGTH } from './order-code.ts';

const PASS_COOKIE_PREFIX = 'order_pass_';

const PASS_NAME_LETTERS = 12;

const PASS_SECONDS = 60 * 60;

/** A browser that opens more has the oldest taken away: all of them are sent with each request for an order. */
const MAX_PASSES = 5;

/** Of the page and of its data: with scripts the page is loaded by `/orders/ID.data`, which no path of the page covers. */
const PASS_COOKIE_PATH = '/orders';

/** `guest` is whom the link names, `shopper` who owns the order now. */
type LinkedOrder = { guest: string; shopper: string; id: string };

export type OrderLinks = {
  /**
   * Whether this browser may see all of the order, and claim it: by the link alone for a while after the sale
   * (`created`, in unix seconds), later once the code that is mailed was typed here.
   */
  isShown(headers: Headers, order: LinkedOrder & { created: number }): Promise<boolean>;
  mailCode(order: LinkedOrder): ReturnType<typeof mailOrderCode>;
  /** The Set-Cookies that open the order in the browser that has sent these; null for a wrong code. */
  open(
    browser: { url: URL; headers: Headers },
    order: LinkedOrder,
    code: string,
  ): Promise<string[] | null>;
};

export function createOrderLinks(queries: Queries): OrderLinks {
  return {
    isShown: async (headers, order) =>
      showsAddress(order.created, Date.now() / 1_000) || hasOrderPass(queries, headers, order),
    mailCode: (order) => mailOrderCode(queries, order),
    async open(browser, order, code) {
      const isRight = await spendOrderCode(queries, order, code);
      return isRight ? giveOrderPass(queries, browser, order) : null;
    },
  };
}

async function hashCode(queries: Queries, { guest, id }: LinkedOrder, code: string) {
  return (await signOrder(queries, 'code', guest, id, code)).toString('base64url');
}

/** Whose codes they are; the first word is the owner of the row, as of all mailed secrets. */
function ownerValue({ shopper, id }: LinkedOrder): string {
  return `${shopper} ${id}`;
}

/**
 * Sends a code, unless one of the last ten minutes can still be used (MAIL_PAUSE_SECONDS): older ones stay as they
 * are. `no_email`: nobody knows where to.
 */
async function mailOrderCode(
  queries: Queries,
  order: LinkedOrder,
): Promise<'under_way' | 'no_email'> {
  const { shopper, guest, id } = order;
  return queries.transaction(async (tx) => {
    // One after the other: of those who ask at the same moment one is the first.
    const [person] = await tx
      .select({ email: orderContact.email })
      .from(orderContact)
      .where(and(eq(orderContact.shopper, shopper), eq(orderContact.paymentIntent, id)))
      .for('update');
    if (!person?.email) return 'no_email';
    const isRecent = and(
      eq(verification.value, ownerValue(order)),
      gt(verification.expiresAt, sql`now()`),
      gt(verification.createdAt, sql`now() - make_interval(secs => ${MAIL_PAUSE_SECONDS})`),
    );
    if ((await tx.$count(verification, isRecent)) > 0) return 'under_way';
    const code = makeCode(CODE_LENGTH);
    await tx.insert(verification).values({
      ...{ id: randomUUID(), identifier: await hashCode(queries, order, code) },
      value: ownerValue(order),
      expiresAt: sql`now() + make_interval(secs => ${SECRET_SECONDS.order_code ?? 0})`,
    });
    await queueMail(tx, {
      ...{ shopperId: `order_${id}`, dedupe: `order_code:${randomUUID()}`, kind: 'order_code' },
      ...{ recipient: person.email, body: { order: id, guest, secret: code } },
    });
    return 'under_way';
  });
}

/** Spends the code; whether it was the right one. */
async function spendOrderCode(
  queries: Queries,
  order: LinkedOrder,
  code: string,
): Promise<boolean> {
  const identifier = await hashCode(queries, order, code);
  const spent = await queries
    .delete(verification)
    .where(and(eq(verification.identifier, identifier), gt(verification.expiresAt, sql`now()`)))
    .returning({ id: verification.id });
  return spent.length > 0;
}

/** Each order has a cookie of its own. */
function nameOf(id: string): string {
  return (
    PASS_COOKIE_PREFIX + createHash('sha256').update(id).digest('hex').slice(0, PASS_NAME_LETTERS)
  );
}

function signPass(queries: Queries, guest: string, id: string, endsSeconds: number) {
  return signOrder(queries, 'pass', guest, id, String(endsSeconds));
}

/** The names of the passes that go when one more comes, so that no more than MAX_PASSES are kept. */
function namesToDrop(headers: Headers, added: string): string[] {
  const others = Object.entries(parse(headers.get('cookie') ?? ''))
    .filter(([name]) => name.startsWith(PASS_COOKIE_PREFIX) && name !== added)
    .map(([name, value]) => ({ name, endsSeconds: Number.parseInt(value, 10) || 0 }));
  return others
    .toSorted((one, other) => other.endsSeconds - one.endsSeconds)
    .slice(MAX_PASSES - 1)
    .map(({ name }) => name);
}

/** The Set-Cookies of the pass, for a browser that has sent these headers from `url`. */
async function giveOrderPass(
  queries: Queries,
  { url, headers }: { url: URL; headers: Headers },
  { guest, id }: { guest: string; id: string },
): Promise<string[]> {
  const endsSeconds = Math.floor(Date.now() / 1_000) + PASS_SECONDS;
  const signature = await signPass(queries, guest, id, endsSeconds);
  const name = nameOf(id);
  const secure = url.protocol === 'https:';
  const cookie = (key: string, value: string, maxAge: number) =>
    serialize(key, value, {
      path: PASS_COOKIE_PATH,
      httpOnly: true,
      sameSite: 'Lax',
      maxAge,
      secure,
    });
  return [
    cookie(name, `${endsSeconds}.${signature.toString('base64url')}`, PASS_SECONDS),
    ...namesToDrop(headers, name).map((old) => cookie(old, '', 0)),
  ];
}

/** Whether the request has the pass for this order. */
async function hasOrderPass(
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
