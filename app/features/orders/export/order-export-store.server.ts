/** Reads the books of all shoppers, for the orders export: orders, charges that became none, and refunds. */
import { asc, type SQL, sql } from 'drizzle-orm';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { Address } from '#app/features/delivery/address/address.ts';
import type { Terms } from '#app/features/delivery/terms.ts';
import { type HowPaid, seenByShopper } from '#app/features/invoices/paid-by-hand.ts';
import type { OrderState } from '#app/features/orders/events/order-events.ts';
import { type ChargeRefund, chargeRefundState } from '#app/features/orders/order-refund.ts';
import type { Queries } from '#db/database.ts';
import { inDefaultCollation } from '#db/schema/bytewise-text.ts';
import { invoice } from '#db/schema/invoice-schema.ts';
import { type BookPlace, type Key, selectKeys } from './book-keys.server.ts';
import { type Booked, type BookRange, type BookRow, CHARGE_STATES } from './order-export.ts';

const ROWS_PER_PAGE = 500;

/**
 * All rows of the range, sorted by second, intent, refund and entry. Each page is a statement of its own, so that no
 * transaction stays open and nobody waits; each row is read exactly once.
 */
export async function* readBooks(queries: Queries, range: BookRange): AsyncGenerator<BookRow[]> {
  let after: BookPlace | undefined;
  do {
    const page: PageRow[] = await selectPage(queries, range, after);
    if (page.length > 0) yield page.map(toBookRow);
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

/**
 * What belongs to a row: a look-up each, so that the rows come by their own index, and all of one snapshot. The
 * intents of these tables are in two collations.
 */
function lookUps(shopper: Key, intent: Key, defaultIntent: SQL) {
  return {
    placed: sql`(
      select json_build_object('number', placed.number, 'items', placed.items, 'terms', placed.terms,
        'byHand', placed.by_hand, 'amountCents', placed.amount_cents, 'state', coalesce(work.state, 'placed'))
      from "order" as placed
        left join order_status as work on work.shopper = ${shopper} and work.payment_intent = ${intent}
      where placed.shopper = ${shopper} and placed.payment_intent = ${intent})`,
    // Of a charge that is no order, by its payment's own intent or a stray one.
    frozen: sql`(
      select json_build_object('items', frozen.items, 'terms', frozen.terms - '{address,note,giftMessage,giftTo}'::text[])
      from intent as made
        join payment as frozen on frozen.shopper = ${shopper} and frozen.payment = made.payment
      where made.shopper = ${shopper} and made.intent = ${defaultIntent})`,
    refunds: sql`(
      select json_agg(json_build_object('no', made.no, 'state', made.state, 'lines', made.lines,
        'amountCents', made.amount_cents, 'chargeCents', made.charge_cents) order by made.no)
      from refund as made where made.shopper = ${shopper} and made.payment_intent = ${defaultIntent})`,
    booked: sql`(
      select json_agg(json_build_object('no', booked.no, 'entry', booked.entry,
        'amountCents', booked.amount_cents, 'isCredit', booked.is_credit) order by booked.booked_at, booked.no, booked.entry)
      from refund_transaction as booked
      where booked.shopper = ${shopper} and booked.payment_intent = ${intent})`,
    email: sql<
      string | null
    >`(select owner.email from "user" as owner where owner.id = ${shopper})`,
    address: sql<Address | null>`(
      select person.address || jsonb_build_object('name', person.name) from order_contact as person
      where person.shopper = ${shopper} and person.payment_intent = ${defaultIntent})`,
    words: sql<Words | null>`(
      select jsonb_build_object('note', person.note, 'giftMessage', person.gift_message)
      from order_contact as person
      where person.shopper = ${shopper} and person.payment_intent = ${defaultIntent})`,
    invoiceNo: sql<number | null>`(
      select numbered.no from invoice as numbered where numbered.payment_intent = ${defaultIntent})`,
  };
}

/** The statement of one page: its keys, and what belongs to each. */
export function selectPage(queries: Queries, range: BookRange, after: BookPlace | undefined) {
  const key = selectKeys(queries, range, after, ROWS_PER_PAGE).as('key');
  const { bookedSeconds, paymentIntent, no, entry, kind, shopper, amountCents } = key;
  const found = lookUps(shopper, paymentIntent, inDefaultCollation(paymentIntent));
  return queries
    .select({
      ...{ bookedSeconds, paymentIntent, no, entry, kind, shopper, amountCents },
      email: found.email.as('email'),
      address: found.address.as('address'),
      words: found.words.as('words'),
      invoiceNo: found.invoiceNo.mapWith(invoice.no).as('invoice_no'),
      placed: sql<Placed | null>`case when ${kind} <> 'charge' then ${found.placed} end`,
      frozen: sql<Frozen | null>`case when ${kind} <> 'order' then ${found.frozen} end`,
      refunds: sql<RefundColumns[] | null>`case when ${kind} <> 'order' then ${found.refunds} end`,
      booked: sql<BookedColumns[] | null>`case when ${kind} = 'refund' then ${found.booked} end`,
    })
    .from(key)
    .orderBy(asc(bookedSeconds), asc(paymentIntent), asc(no), asc(entry));
}

type PageRow = Awaited<ReturnType<typeof selectPage>>[number];

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

function toBookRow(row: PageRow): BookRow {
  const { bookedSeconds, paymentIntent, shopper, email, address, words, invoiceNo } = row;
  const { kind, amountCents, placed } = row;
  const { items, terms } = placed ?? row.frozen ?? { items: [], terms: null };
  const refunds = row.refunds ?? [];
  const fields = {
    ...{ bookedSeconds, paymentIntent, shopper, email, address, invoiceNo, ...words },
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
