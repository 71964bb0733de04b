/** Everything that is stored of an account, as one JSON document: its tables, each a list of rows. */
import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { wishListOf } from '#app/features/basket/core/wish-list.ts';
import { ORDER_EVENTS } from '#app/features/orders/events/order-events.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { account, passkey, session, user, verification } from '#db/schema/auth-schema.ts';
import { credit } from '#db/schema/credit-schema.ts';
import { checkout, savedAddress } from '#db/schema/delivery-schema.ts';
import { mail, orderContact } from '#db/schema/mail-schema.ts';
import {
  claimedOrder,
  order,
  orderEvent,
  orderLine,
  orderStatus,
  refund,
  refundTransaction,
} from '#db/schema/order-schema.ts';
import { review, reviewRequest, reviewVote } from '#db/schema/review-schema.ts';
import {
  basketLine,
  draftOrder,
  intent,
  payment,
  sharedBasket,
  shopper,
} from '#db/schema/shop-schema.ts';
import { stockHold, stockWatch } from '#db/schema/stock-schema.ts';
import { withdrawalDeclaration } from '#db/schema/withdrawal-schema.ts';

type AccountTable = {
  table: PgTable;
  /** What holds the account's uid; or which rows are the account's, given its uids in parentheses. */
  owner: Column | SQL | ((uids: SQL) => SQL);
  /** Columns that hold a secret, or what opens the account. */
  hidden?: readonly string[];
  /** The row as it is shown, where it is not all of its columns; given the orders that the account has claimed. */
  shown?: SQL | ((claimed: readonly string[]) => SQL);
  /** Which of its rows are shown, where not all are. */
  only?: SQL;
};

/** The fields that the account may see of an event's body, as JSON. */
const seenFields = sql`(${JSON.stringify(ORDER_EVENTS)}::jsonb -> ${orderEvent.kind} -> 'seen')`;

/** Who of staff has seen it paid by hand is not said. */
function withoutStaff(table: typeof payment | typeof order): SQL {
  return sql`to_jsonb(${table}) || jsonb_build_object('by_hand', ${table.byHand} - 'by')`;
}

export const ACCOUNT_TABLES: readonly AccountTable[] = [
  { table: user, owner: user.id },
  { table: account, owner: account.userId, hidden: ['password', 'access_token', 'refresh_token'] },
  { table: session, owner: session.userId, hidden: ['token'] },
  { table: passkey, owner: passkey.userId },
  // The links that were mailed: whose, and about which address.
  {
    table: verification,
    owner: sql`split_part(${verification.value}, ' ', 1)`,
    hidden: ['identifier'],
  },
  { table: shopper, owner: shopper.id },
  { table: checkout, owner: checkout.shopper },
  { table: savedAddress, owner: savedAddress.shopper },
  { table: basketLine, owner: basketLine.shopper },
  { table: sharedBasket, owner: sharedBasket.shopper },
  { table: draftOrder, owner: draftOrder.shopper, hidden: ['note', 'made_by'] },
  { table: payment, owner: payment.shopper, shown: withoutStaff(payment) },
  { table: intent, owner: intent.shopper },
  { table: order, owner: order.shopper, shown: withoutStaff(order) },
  { table: orderLine, owner: orderLine.shopper },
  // The number says how many there are, those that only staff sees among them.
  {
    table: orderEvent,
    owner: orderEvent.shopper,
    hidden: ['no'],
    shown: sql`to_jsonb(${orderEvent}) || jsonb_build_object('body', (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${orderEvent.body})
      where ${seenFields} @> to_jsonb(key)))`,
    only: sql`jsonb_typeof(${seenFields}) = 'array'`,
  },
  { table: orderStatus, owner: orderStatus.shopper },
  // The e-mail of an order that the account has claimed is that of who made it.
  {
    table: orderContact,
    owner: orderContact.shopper,
    shown: (claimed) => sql`to_jsonb(${orderContact}) || case
      when ${JSON.stringify(claimed)}::jsonb ? ${orderContact.paymentIntent} then '{"email": null}'::jsonb
      else '{}' end`,
    only: sql`not ${orderContact.withheld}`,
  },
  { table: refund, owner: refund.shopper },
  { table: refundTransaction, owner: refundTransaction.shopper },
  { table: claimedOrder, owner: claimedOrder.account },
  { table: stockHold, owner: stockHold.shopper },
  { table: credit, owner: credit.shopper, hidden: ['made_by'] },
  { table: review, owner: review.shopper },
  { table: reviewVote, owner: reviewVote.shopper },
  { table: reviewRequest, owner: reviewRequest.shopper, hidden: ['code'] },
  { table: stockWatch, owner: stockWatch.shopper, hidden: ['code'] },
  // Of its orders: whoever types the number of one has known the account's e-mail.
  {
    table: withdrawalDeclaration,
    owner: (uids) => sql`${withdrawalDeclaration.paymentIntent} in (
      select ${order.paymentIntent} from ${order} where ${order.shopper} in ${uids})`,
  },
  // A body that waits to be sent may have the secret of a link.
  { table: mail, owner: mail.shopper, hidden: ['body'] },
];

/** The document in pieces, none of which is longer than a page of rows. */
export type AccountData = AsyncGenerator<string, void>;

const ROWS_PER_PAGE = 300;

/** A row as JSON text, and its key. */
const rowSchema = z.object({ json: z.string(), key: z.array(z.string()) });

type Row = z.infer<typeof rowSchema>;

function list(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}

/** The columns of the primary key, in order. */
function keyOf({ table }: AccountTable): SQL[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return key.map((column) => sql`${column}`);
}

/** Whose data it is: the account's uid and that of its wish list, and the orders that it has claimed. */
type Owner = { uids: SQL; claimed: readonly string[] };

async function readOwner(queries: Queries, uid: string): Promise<Owner> {
  const claimed = await queries
    .select({ intent: claimedOrder.paymentIntent })
    .from(claimedOrder)
    .where(eq(claimedOrder.account, uid));
  return {
    uids: sql`(${uid}, ${wishListOf(uid)})`,
    claimed: claimed.map(({ intent }) => intent),
  };
}

function readPage(queries: Queries, source: AccountTable, of: Owner, after: string[] | null) {
  const { table, owner, hidden = [], shown: row = sql`to_jsonb(${table})`, only } = source;
  const key = keyOf(source);
  const isLater = after
    ? sql`(${list(key)}) > (${list(after.map((value) => sql`${value}`))})`
    : sql`true`;
  const whole = typeof row === 'function' ? row(of.claimed) : row;
  const shown = hidden.reduce((rest, column) => sql`${rest} - ${sql.raw(`'${column}'`)}`, whole);
  const isOwned = typeof owner === 'function' ? owner(of.uids) : sql`${owner} in ${of.uids}`;
  return readRows(
    queries,
    rowSchema,
    sql`select (${shown})::text as json, array[${list(key.map((part) => sql`${part}::text`))}] as key
      from ${table} where ${isOwned} and ${isLater} and ${only ?? sql`true`}
      order by ${list(key)} limit ${sql.raw(String(ROWS_PER_PAGE))}`,
  );
}

async function* readPages(queries: Queries, source: AccountTable, of: Owner): AccountData {
  let after: string[] | null = null;
  for (;;) {
    const page: Row[] = await readPage(queries, source, of, after);
    const text = page.map(({ json }) => json).join(',\n');
    if (text !== '') yield after === null ? text : `,\n${text}`;
    if (page.length < ROWS_PER_PAGE) return;
    after = page.at(-1)?.key ?? null;
  }
}

/** The document of this account. Rows that change meanwhile may be as before or as after. */
export async function* readAccountData(queries: Queries, uid: string): AccountData {
  yield `{"uid":${JSON.stringify(uid)},"at":${JSON.stringify(new Date().toISOString())}`;
  const of = await readOwner(queries, uid);
  for (const source of ACCOUNT_TABLES) {
    yield `,\n${JSON.stringify(getTableConfig(source.table).name)}:[`;
    yield* readPages(queries, source, of);
    yield ']';
  }
  yield '}\n';
}
