/** Gift cards and store credit for who keeps the shop: made, sent, changed and read. Balances are stock (decision 123). */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { makeCode } from '#app/shared/text/make-code.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { endingOf, GIFT_CARD_LETTERS } from './gift-card-code.ts';
import { hashGiftCardCode } from './hash-code.server.ts';

/** What moves a balance. */
const CREDIT_FACTS = [
  ...(['issued', 'bought', 'given', 'changed', 'spent'] as const),
  ...(['refunded', 'taken_back', 'voided'] as const),
] as const;

/** A credit as it stands, also in the answers of operations. */
export const creditSchema = z.object({
  id: z.string(),
  /** The account whose store credit it is; null of a gift card. */
  shopper: z.string().nullable(),
  /** The last letters of the code; null of one that was not sent, and of store credit. */
  ending: z.string().nullable(),
  email: z.string().nullable(),
  balanceCents: z.int(),
  /** What of the balance a payment holds right now. */
  heldCents: z.int(),
  sendSeconds: z.int().nullable(),
  sentSeconds: z.int().nullable(),
  madeBy: z.string(),
  madeSeconds: z.int(),
  isVoided: z.boolean(),
});

export type ListedCredit = z.infer<typeof creditSchema>;

export const creditEntrySchema = z.object({
  fact: z.enum(CREDIT_FACTS),
  cents: z.int(),
  atSeconds: z.int(),
  /** The order that it is of; null: of none. */
  order: z.string().nullable(),
});

export type CreditEntry = z.infer<typeof creditEntrySchema>;

const seconds = (column: string) => sql.raw(`floor(extract(epoch from ${column}))::float8`);

/** Which of them: the newest first, so many after one; or the one of an id, an account, or these last letters. */
export type WantedCredits = { ending?: string | null; after?: string | null; limit: number };

function selectCredits(queries: Queries, where: ReturnType<typeof sql>) {
  return readRows(
    queries,
    creditSchema,
    sql`select id, shopper, ending, email, on_hand::float8 as "balanceCents",
        (on_hand - available)::float8 as "heldCents", ${seconds('send_at')} as "sendSeconds",
        ${seconds('sent_at')} as "sentSeconds", made_by as "madeBy", ${seconds('made_at')} as "madeSeconds",
        voided_at is not null as "isVoided"
      from credit join stock on stock.credit = credit.id ${where}`,
  );
}

export function readCredits(
  queries: Queries,
  { ending = null, after = null, limit }: WantedCredits,
): Promise<ListedCredit[]> {
  // What is not asked for is not in the statement, so that each has its index.
  const isAsked = [
    ...(ending === null ? [] : [sql`ending = ${ending}`]),
    ...(after === null
      ? []
      : [sql`(made_at, id) < (select made_at, id from credit where id = ${after})`]),
  ];
  return selectCredits(
    queries,
    sql`where ${sql.join([sql`true`, ...isAsked], sql` and `)}
      order by made_at desc, id desc limit ${limit}`,
  );
}

export async function findCredit(queries: Queries, id: string): Promise<ListedCredit | null> {
  const [found = null] = await selectCredits(queries, sql`where id = ${id}`);
  return found;
}

/** All that has moved its balance, the first first. */
export function readLedger(queries: Queries, id: string): Promise<CreditEntry[]> {
  return readRows(
    queries,
    creditEntrySchema,
    sql`select reason as fact, units::float8 as cents, ${seconds('at')} as "atSeconds",
        case when reason in ('spent', 'refunded', 'bought', 'taken_back') then split_part(reference, '/', 1) end as "order"
      from stock_entry where stock_key = 'credit:' || ${id}::text order by at, reference`,
  );
}

const issueCredit = sqlFunction<
  [
    id: string,
    cents: number,
    email: string | null,
    giver: string,
    message: string,
    sendAt: string | null,
    maker: string,
  ],
  boolean
>('issue_credit', 7, z.boolean());

export type NewGiftCard = {
  cents: number;
  /** Where its code is mailed from `sendSeconds` on; null: to nobody. */
  email: string | null;
  giver: string;
  message: string;
  sendSeconds: number;
  /** The actor, as in the audit log. */
  by: string;
};

/** Makes a gift card, which has no code until it is sent; its id. */
export async function issueGiftCard(
  tx: Queries,
  { cents, email, giver, message, sendSeconds, by }: NewGiftCard,
): Promise<string> {
  const id = randomUUID();
  const sendAt = email === null ? null : new Date(sendSeconds * 1_000).toISOString();
  await issueCredit(tx, id, cents, email, giver, message, sendAt, by);
  return id;
}

const sendCredit = sqlFunction<
  [id: string, isFirst: boolean, hash: string, ending: string, dedupe: string, code: string],
  boolean
>('send_credit', 6, z.boolean());

/**
 * Gives a gift card a code, in place of the one that it had, and mails it where it has an e-mail; null, with nothing
 * done, for one that was or was not sent before, other than `isFirst` says, is voided, or is no gift card.
 */
export async function sendGiftCard(
  queries: Queries,
  id: string,
  isFirst: boolean,
): Promise<string | null> {
  const code = makeCode(GIFT_CARD_LETTERS);
  const dedupe = `gift_card:${isFirst ? 'first' : randomUUID()}`;
  const hash = hashGiftCardCode(code);
  const isSent = await sendCredit(queries, id, isFirst, hash, endingOf(code), dedupe, code);
  return isSent ? code : null;
}

const MOST_AT_ONCE = 100;

/** Mails the gift cards whose day has come, but those of which nothing is left: their money went back before. */
export async function sendDueGiftCards(queries: Queries): Promise<void> {
  const due = await readRows(
    queries,
    z.object({ id: z.string() }),
    sql`select id from credit where sent_at is null and send_at <= now() and voided_at is null
        and exists (select from stock where stock.credit = credit.id and on_hand > 0)
      order by send_at limit ${MOST_AT_ONCE}`,
  );
  for (const { id } of due) await sendGiftCard(queries, id, true);
}

const changeCredit = sqlFunction<
  [id: string, cents: number, fact: string, reference: string],
  boolean
>('change_credit', 4, z.boolean());

/** Adds to a balance, or takes from it; false, with nothing done, where less is there, or too much would be. */
export function changeBalance(tx: Queries, id: string, cents: number): Promise<boolean> {
  return changeCredit(tx, id, cents, 'changed', randomUUID());
}

/** Takes all that no payment holds, and ends it: nothing is paid with it any more. */
export async function voidCredit(tx: Queries, id: string): Promise<void> {
  const [found] = await readRows(
    tx,
    z.object({ left: z.int() }),
    sql`select available as left from stock where credit = ${id} for update`,
  );
  const left = found?.left ?? 0;
  if (left > 0) await changeCredit(tx, id, -left, 'voided', randomUUID());
  await tx.execute(sql`update credit set voided_at = now() where id = ${id} and voided_at is null`);
}

const openCredit = sqlFunction<[shopper: string, newId: string, maker: string], string | null>(
  'open_store_credit',
  3,
  z.string().nullable(),
);

/** The store credit of an account, which has one from now on; null for who is none. */
export function openStoreCredit(tx: Queries, account: string, by: string): Promise<string | null> {
  return openCredit(tx, account, randomUUID(), by);
}

/** Adds to the store credit of an account; its id, or null for no account, or one that would have too much. */
export async function giveStoreCredit(
  tx: Queries,
  account: string,
  cents: number,
  by: string,
): Promise<string | null> {
  const id = await openStoreCredit(tx, account, by);
  return id !== null && (await changeCredit(tx, id, cents, 'given', randomUUID())) ? id : null;
}
