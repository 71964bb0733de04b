/** Finds orders by whom they are for: an e-mail, or words of a name and an address. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { user } from '#db/schema/auth-schema.ts';
import { inDefaultCollation } from '#db/schema/bytewise-text.ts';
import { orderContact, personText, personWords } from '#db/schema/mail-schema.ts';
import { order } from '#db/schema/order-schema.ts';

/** The ids of the orders of this e-mail in lower case, an account's or a guest's, the newest first. */
export async function findByEmail(
  queries: Queries,
  email: string,
  limit: number,
): Promise<string[]> {
  const keys = { id: order.paymentIntent, created: order.createdSeconds };
  // A read of its own: on a cluster the orders lie with their shopper.
  const [account] = await queries.select({ uid: user.id }).from(user).where(eq(user.email, email));
  const ofAccount = account
    ? await queries
        .select(keys)
        .from(order)
        .where(eq(order.shopper, account.uid))
        .orderBy(desc(order.createdSeconds))
        .limit(limit)
    : [];
  const ofGuests = await queries
    .select(keys)
    .from(orderContact)
    .innerJoin(
      order,
      and(
        eq(order.shopper, orderContact.shopper),
        eq(order.paymentIntent, orderContact.paymentIntent),
      ),
    )
    .where(eq(sql`lower(${orderContact.email})`, email))
    .orderBy(desc(order.createdSeconds))
    .limit(limit);
  const found = new Map([...ofAccount, ...ofGuests].map((one) => [one.id, one]));
  const newestFirst = [...found.values()].sort((one, other) => other.created - one.created);
  return newestFirst.slice(0, limit).map(({ id }) => id);
}

/** Words that more people than this have are common: they are looked for among the newest orders. */
const MAX_MATCHED = 2_000;

/** So many of the newest orders are tried for common words. */
const MAX_TRIED = 2_000;

/**
 * All words that were typed, the last of which may go on: staff types the beginning of a name. A subquery, whose value the
 * planner does not see: of a word that it sees and nobody has, it expects enough among the first rows, and reads them all.
 */
function wantedOf(text: string): SQL {
  return sql`(select (nullif(plainto_tsquery('simple', ${sql.raw(personText('typed'))})::text, '')
    || ':*')::tsquery from (select ${text}::text as typed) as given)`;
}

const OF_PERSON = sql.raw(personWords);

const foundSchema = z.object({ id: z.string() });

type Found = z.infer<typeof foundSchema>;

/** As many as are common are any of them, in no order. */
async function readMatched(queries: Queries, text: string): Promise<Found[]> {
  return readRows(
    queries,
    foundSchema,
    sql`select id from (
        select payment_intent as id, (
          select created_seconds from "order" where "order".shopper = order_contact.shopper
            and "order".payment_intent = order_contact.payment_intent
        ) as created_seconds
        from order_contact where ${OF_PERSON} @@ ${wantedOf(text)}
        limit ${MAX_MATCHED}
      ) as matched where created_seconds is not null order by created_seconds desc`,
  );
}

async function readTried(queries: Queries, text: string, limit: number): Promise<Found[]> {
  return readRows(
    queries,
    foundSchema,
    sql`with tried as materialized (
        select payment_intent as id, created_seconds, (
          select ${OF_PERSON} from order_contact
          where order_contact.shopper = "order".shopper
            and order_contact.payment_intent = ${inDefaultCollation(sql`"order".payment_intent`)}
        ) as words
        from "order" order by created_seconds desc, payment_intent desc limit ${MAX_TRIED}
      ) select id from tried where tried.words @@ ${wantedOf(text)}
      order by created_seconds desc limit ${limit}`,
  );
}

/**
 * The ids of the orders that go to somebody with all of these words in name, street, town and postal code, the newest
 * first; capitals, accents and the end of the last word do not matter. Of common words those among the newest orders
 * come first, then some older ones.
 */
export async function findByPerson(
  queries: Queries,
  text: string,
  limit: number,
): Promise<string[]> {
  const matched = await readMatched(queries, text);
  const newest = matched.length < MAX_MATCHED ? [] : await readTried(queries, text, limit);
  const ids = new Set([...newest, ...matched].map(({ id }) => id));
  return [...ids].slice(0, limit);
}
