/** Reads the books of all shoppers, for the orders export: orders, charges that became none, and refunds. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { Address } from '#app/features/delivery/address/address.ts';
import type { Terms } from '#app/features/delivery/terms.ts';
import { type HowPaid, seenByShopper } from '#app/features/invoices/paid-by-hand.ts';
import type { OrderState } from '#app/features/orders/events/order-events.ts';
import { type ChargeRefund, chargeRefundState } from '#app/features/orders/order-refund.ts';
import { readAccountEmails } from '#app/features/shopper/account-emails.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { inDefaultCollation } from '#db/schema/bytewise-text.ts';
import { type BookPlace, selectKeys } from './book-keys.server.ts';
import { type Booked, type BookRange, type BookRow, CHARGE_STATES } from './order-export.ts';

const ROWS_PER_PAGE = 500;

/**
 * All rows of the range, sorted by second, intent, refund and entry. Each page is a statement of its own, so that no
 * transaction stays open and nobody waits; each row is read exactly once.
 */
export async function* readBooks(queries: Queries, range: BookRange): AsyncGenerator<BookRow[]> {
  let after: BookPlace | undefined;
  do {
    const page: PageRow[] = await readRows(
      queries,
      pageRowSchema,
      selectPage(queries, range, after),
    );
    if (page.length > 0) {
      const emails = await readAccountEmails(
        queries,
        page.map(({ shopper }) => shopper),
      );
      yield page.map((row) => toBookRow(row, emails.get(row.shopper) ?? null));
    }
    after = page.length < ROWS_PER_PAGE ? undefined : page.at(-1);
  } while (after);
}

type Frozen = { items: BasketItem[]; terms: Terms | null };
type Placed = Frozen & {
  number: string;
  amountCents: number;
  state: OrderState;
  byHand: HowPaid | null;
};
type Words = { note: string | null; giftMessage: string | null };
type RefundColumns = Pick<ChargeRefund, 'no' | 'state' | 'lines' | 'amountCents' | 'chargeCents'>;
type BookedColumns = Pick<BookPlace, 'no' | 'entry'> & { amountCents: number; isCredit: boolean };

/** What belongs to a row of the books: a look-up each, by the shopper and the intent of what it is a row of. */
function lookUps(kind: BookRow['kind']) {
  const [shopper, intent] = [sql`owned.shopper`, sql`owned.payment_intent`];
  const defaultIntent = inDefaultCollation(intent);
  const isOf = (...kinds: BookRow['kind'][]) => kinds.includes(kind);
  const placed = sql`(
      select json_build_object('number', placed.number, 'items', placed.items, 'terms', placed.terms,
        'byHand', placed.by_hand, 'amountCents', placed.amount_cents, 'state', coalesce(work.state, 'placed'))
      from "order" as placed
        left join order_status as work on work.shopper = ${shopper} and work.payment_intent = ${intent}
      where placed.shopper = ${shopper} and placed.payment_intent = ${intent})`;
  // Of a charge that is no order, by its payment's own intent or a stray one.
  const frozen = sql`(
      select json_build_object('items', frozen.items, 'terms', frozen.terms - '{address,note,giftMessage,giftTo}'::text[])
      from intent as made
        join payment as frozen on frozen.shopper = ${shopper} and frozen.payment = made.payment
      where made.shopper = ${shopper} and made.intent = ${defaultIntent})`;
  const refunds = sql`(
      select json_agg(json_build_object('no', made.no, 'state', made.state, 'lines', made.lines,
        'amountCents', made.amount_cents, 'chargeCents', made.charge_cents) order by made.no)
      from refund as made where made.shopper = ${shopper} and made.payment_intent = ${defaultIntent})`;
  const booked = sql`(
      select json_agg(json_build_object('no', booked.no, 'entry', booked.entry,
        'amountCents', booked.amount_cents, 'isCredit', booked.is_credit) order by booked.booked_at, booked.no, booked.entry)
      from refund_transaction as booked
      where booked.shopper = ${shopper} and booked.payment_intent = ${intent})`;
  const ofContact = (value: SQL) => sql`(
      select ${value} from order_contact as person
      where person.shopper = ${shopper} and person.payment_intent = ${defaultIntent})`;
  const none = sql`null::json`;
  return sql`${ofContact(sql`person.address || jsonb_build_object('name', person.name)`)} as address,
      ${ofContact(sql`jsonb_build_object('note', person.note, 'giftMessage', person.gift_message)`)} as words,
      (select numbered.no from invoice as numbered
        where numbered.payment_intent = ${defaultIntent})::float8 as "invoiceNo",
      ${isOf('order', 'refund') ? placed : none} as placed,
      ${isOf('charge', 'refund') ? frozen : none} as frozen,
      ${isOf('charge', 'refund') ? refunds : none} as refunds,
      ${isOf('refund') ? booked : none} as booked`;
}

const pageRowSchema = z.object({
  bookedSeconds: z.number(),
  paymentIntent: z.string(),
  no: z.number(),
  entry: z.number(),
  kind: z.enum(['order', 'charge', 'refund']),
  shopper: z.string(),
  amountCents: z.number(),
  address: z.custom<Address | null>(),
  words: z.custom<Words | null>(),
  invoiceNo: z.number().nullable(),
  placed: z.custom<Placed | null>(),
  frozen: z.custom<Frozen | null>(),
  refunds: z.custom<RefundColumns[] | null>(),
  booked: z.custom<BookedColumns[] | null>(),
});

type PageRow = z.infer<typeof pageRowSchema>;

/**
 * The statement of one page: its keys, and of each kind what belongs to them, all of one snapshot. Each is joined to the
 * table that its key is of, which a cluster needs to look the rest up where its shopper lies.
 */
export function selectPage(queries: Queries, range: BookRange, after: BookPlace | undefined): SQL {
  const rowsOf = (kind: BookRow['kind'], table: SQL, isOwned: SQL) => sql`
    select key.booked_seconds::float8 as "bookedSeconds", key.payment_intent as "paymentIntent",
      key.no, key.entry, key.kind, owned.shopper, key.amount_cents::float8 as "amountCents", ${lookUps(kind)}
    from key join ${table} as owned on owned.shopper = key.shopper and ${isOwned}
    where key.kind = ${sql.raw(`'${kind}'`)}`;
  const isIntent = sql`owned.payment_intent = key.payment_intent`;
  // The first, by its key: for `no = 1` alone there is an index of all charges, which would be read whole.
  const isCharge = sql`owned.payment_intent = ${inDefaultCollation(sql`key.payment_intent`)} and owned.no = key.no + 1`;
  const isRefund = sql`${isIntent} and owned.no = key.no and owned.entry = key.entry`;
  return sql`with key as (${selectKeys(queries, range, after, ROWS_PER_PAGE)})
    ${rowsOf('order', sql`"order"`, isIntent)}
    union all ${rowsOf('charge', sql`refund`, isCharge)}
    union all ${rowsOf('refund', sql`refund_transaction`, isRefund)}
    order by 1, 2, 3, 4`;
}

/** All that was booked of the charge until this row, the last one. */
function bookedUntil({ no, entry, booked, refunds }: PageRow): Booked[] {
  const all = booked ?? [];
  const own = all.findIndex((one) => one.no === no && one.entry === entry);
  const linesOf = new Map(refunds?.map((made) => [made.no, made.lines]));
  return all.slice(0, own + 1).map((one) => ({
    ...{ no: one.no, amountCents: one.amountCents },
    ...(one.isCredit && { isCredit: true }),
    lines: linesOf.get(one.no) ?? null,
  }));
}

function toBookRow(row: PageRow, email: string | null): BookRow {
  const { bookedSeconds, paymentIntent, shopper, address, words, invoiceNo } = row;
  const { kind, amountCents, placed } = row;
  const { items, terms } = placed ?? row.frozen ?? { items: [], terms: null };
  const refunds = row.refunds ?? [];
  const fields = {
    ...{ bookedSeconds, paymentIntent, shopper, email, address, invoiceNo },
    ...{ note: words?.note ?? null, giftMessage: words?.giftMessage ?? null },
    number: placed?.number ?? '',
    byHand: seenByShopper(placed?.byHand ?? null),
  };
  const charged = {
    items: items.map(({ line, id, variant, title, priceCents, isGiftCard }) => {
      return { line, id, variant, title, priceCents, ...(isGiftCard && { isGiftCard }) };
    }),
    terms,
  };
  if (kind === 'refund') {
    const chargeCents = placed?.amountCents ?? refunds[0]?.chargeCents ?? 0;
    const charge = { ...charged, amountCents: chargeCents };
    return { kind, ...fields, charge, booked: bookedUntil(row) };
  }
  if (kind === 'order') {
    return { kind, ...fields, ...charged, amountCents, state: placed?.state ?? 'placed' };
  }
  const state = CHARGE_STATES[chargeRefundState(amountCents, refunds)];
  return { kind, ...fields, ...charged, amountCents, state };
}
