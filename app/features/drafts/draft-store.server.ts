/** Draft orders in the database: what staff has written of them. What they are for is the basket of their guest. */
import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { guestIdOf, isGuestId } from '#app/features/shopper/guest-secret.server.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import type { Queries } from '#db/database.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { orderNumberOf } from '#db/schema/order-schema.ts';
import { basketLine, draftOrder, shopper } from '#db/schema/shop-schema.ts';
import { wholeSeconds } from '#db/whole-seconds.ts';
import { draftSecret } from './draft-link.server.ts';
import { type DraftFacts, draftState } from './draft-state.ts';

/** `shopper`: whose basket it is now; `note` is for staff alone. */
export type Draft = DraftFacts & {
  draft: string;
  shopper: string;
  email: string | null;
  note: string;
  madeBy: string;
  madeSeconds: number;
  openedBy: string | null;
  /** The order of which something comes back, and that it is in exchange for. */
  exchangeFor: string | null;
};

const columns = {
  draft: draftOrder.draft,
  shopper: draftOrder.shopper,
  email: draftOrder.email,
  note: draftOrder.note,
  madeBy: draftOrder.madeBy,
  madeSeconds: wholeSeconds(draftOrder.madeAt),
  openedBy: draftOrder.openedBy,
  exchangeFor: draftOrder.exchangeFor,
  linkUntilSeconds: wholeSeconds(draftOrder.linkUntil),
  endedSeconds: wholeSeconds(draftOrder.endedAt),
  order: draftOrder.paymentIntent,
};

const toDraft = (row: Omit<Draft, 'isTaken'>): Draft => ({
  ...row,
  isTaken: !isGuestId(row.shopper),
});

/** 96 bits, as of a shared basket; as digits, since the shell takes what begins with a hyphen for an option. */
const ID_BYTES = 12;

/** Makes an empty one with its guest; its id. */
export async function makeDraft(
  tx: Queries,
  made: Pick<Draft, 'email' | 'note' | 'madeBy' | 'exchangeFor'>,
): Promise<string> {
  const draft = randomBytes(ID_BYTES).toString('hex');
  const guest = guestIdOf(await draftSecret(tx, draft));
  await tx.insert(shopper).values({ id: guest });
  await tx.insert(draftOrder).values({ shopper: guest, draft, ...made });
  return draft;
}

/** Null where there is none, or none any more. */
export async function readDraft(queries: Queries, draft: string): Promise<Draft | null> {
  if (!isStorable(draft)) return null;
  const [row] = await queries.select(columns).from(draftOrder).where(eq(draftOrder.draft, draft));
  return row ? toDraft(row) : null;
}

/** Whether this is the guest of a draft that its link opens still. */
export async function hasOpenLink(queries: Queries, guest: string): Promise<boolean> {
  if (!isGuestId(guest)) return false;
  const rows = await queries.select(columns).from(draftOrder).where(eq(draftOrder.shopper, guest));
  return rows.some((row) => draftState(toDraft(row), Date.now() / 1_000) === 'sent');
}

/** The newest first. */
export async function readDrafts(queries: Queries, limit: number): Promise<Draft[]> {
  const rows = await queries
    .select(columns)
    .from(draftOrder)
    .orderBy(desc(draftOrder.madeAt), desc(draftOrder.draft))
    .limit(limit);
  return rows.map(toDraft);
}

/** A draft that is in exchange for an order, with the numbers of both orders. */
export type ExchangeDraft = Draft & { orderNumber: string | null; exchangeForNumber: string };

/** The drafts in exchange for this order, and the one that became it, the oldest first. */
export async function readExchanges(queries: Queries, order: string): Promise<ExchangeDraft[]> {
  const rows = await queries
    .select({
      ...columns,
      orderNumber: sql<string | null>`${sql.raw(orderNumberOf('payment_intent'))}`,
      exchangeForNumber: sql<string>`${sql.raw(orderNumberOf('exchange_for'))}`,
    })
    .from(draftOrder)
    .where(
      or(
        eq(draftOrder.exchangeFor, order),
        and(eq(draftOrder.paymentIntent, order), isNotNull(draftOrder.exchangeFor)),
      ),
    )
    .orderBy(asc(draftOrder.madeAt), asc(draftOrder.draft));
  return rows.map(({ orderNumber, exchangeForNumber, ...row }) => ({
    ...{ ...toDraft(row), orderNumber, exchangeForNumber },
  }));
}

/** Writes what staff says of it; the caller holds the lock of its shopper. */
export async function changeDraft(
  tx: Queries,
  { shopper: owner, draft }: Pick<Draft, 'shopper' | 'draft'>,
  to: Partial<Pick<Draft, 'email' | 'note'>> & { linkUntilSeconds?: number; isEnded?: true },
): Promise<void> {
  const { linkUntilSeconds, isEnded, ...words } = to;
  await tx
    .update(draftOrder)
    .set({
      ...words,
      ...(linkUntilSeconds !== undefined && {
        ...{ linkUntil: new Date(linkUntilSeconds * 1_000), openedBy: null },
      }),
      ...(isEnded && { endedAt: sql`now()` }),
    })
    .where(and(eq(draftOrder.shopper, owner), eq(draftOrder.draft, draft)));
}

/** False where the link has opened it for another: of two presses at once one alone is it. */
export async function openOnce(
  queries: Queries,
  { shopper: owner, draft }: Pick<Draft, 'shopper' | 'draft'>,
  by: string,
): Promise<boolean> {
  const opened = await queries
    .update(draftOrder)
    .set({ openedBy: by })
    .where(
      and(
        ...[eq(draftOrder.shopper, owner), eq(draftOrder.draft, draft)],
        or(isNull(draftOrder.openedBy), eq(draftOrder.openedBy, by)),
      ),
    )
    .returning({ draft: draftOrder.draft });
  return opened.length > 0;
}

/** A browser leaves this guest for another: if it is that of a draft, the link opens it again. */
export async function leaveDraft(queries: Queries, guest: string): Promise<void> {
  await queries.update(draftOrder).set({ openedBy: null }).where(eq(draftOrder.shopper, guest));
}

/** Takes back the mails with its link that have not begun to leave: it is for somebody else now, or for nobody. */
export async function takeBackLinks(tx: Queries, guest: string): Promise<void> {
  const isLink = and(eq(mail.shopper, guest), eq(mail.kind, 'draft_link'));
  await tx.delete(mail).where(and(isLink, eq(mail.state, 'queued')));
}

/** The draft of a guest that joins an account goes with what it is for: before its lines do. */
export async function moveDraft(tx: Queries, from: string, to: string): Promise<void> {
  const rows = await tx.delete(draftOrder).where(eq(draftOrder.shopper, from)).returning();
  if (rows.length === 0) return;
  const lines = await tx
    .select({ line: basketLine.line })
    .from(basketLine)
    .where(and(eq(basketLine.shopper, from), isNull(basketLine.removedAt)));
  const joinedLines = lines.map(({ line }) => line);
  await tx.insert(draftOrder).values(rows.map((row) => ({ ...row, shopper: to, joinedLines })));
}

/** So long staff sees what came of one. */
const KEPT_DAYS = 90;

/** Forgets old drafts, with e-mail and note: an order has its own. What links two orders stays, and names nobody. */
export async function forgetOldDrafts(queries: Queries): Promise<void> {
  const isOld = and(
    lt(draftOrder.madeAt, sql`now() - make_interval(days => ${KEPT_DAYS})`),
    or(isNull(draftOrder.linkUntil), lt(draftOrder.linkUntil, sql`now()`)),
  );
  const linksNothing = or(isNull(draftOrder.exchangeFor), isNull(draftOrder.paymentIntent));
  await queries.delete(draftOrder).where(and(isOld, linksNothing));
  await queries
    .update(draftOrder)
    .set({ email: null, note: '', openedBy: null })
    .where(and(isOld, or(isNotNull(draftOrder.email), sql`${draftOrder.note} <> ''`)));
}
