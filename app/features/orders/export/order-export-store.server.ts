/** Reads the orders and the charges that became none of all shoppers, for the orders export. */
import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { Address } from '#app/features/delivery/address.ts';
import type { Terms } from '#app/features/delivery/terms.ts';
import type { OrderState } from '#app/features/orders/order-events.ts';
import {
  type ChargeRefund,
  type ChargeRefundState,
  chargeRefundState,
} from '#app/features/orders/order-refund.ts';
import type { Queries } from '#db/database.ts';
import { user } from '#db/schema/auth-schema.ts';
import { inDefaultCollation } from '#db/schema/bytewise-text.ts';
import { invoice } from '#db/schema/invoice-schema.ts';
import { orderPerson } from '#db/schema/mail-schema.ts';
import { order, orderWork, refund } from '#db/schema/order-schema.ts';
import { payment } from '#db/schema/shop-schema.ts';
import type { Sale, SaleRange } from './order-export.ts';

const SALES_PER_PAGE = 500;

const STATUS: Record<ChargeRefundState, Sale['status']> = {
  due: 'refund due',
  pending: 'refund pending',
  refunded: 'refunded',
  failed: 'refund failed',
};

type RefundColumns = Pick<ChargeRefund, 'state' | 'amountCents' | 'lines'>;

/** All refunds of a charge, in its own row, so that they are of the same snapshot. */
function refundsOf(shopper: PgColumn, intent: PgColumn | SQL) {
  return sql<RefundColumns[] | null>`(
    select json_agg(json_build_object('state', made.state, 'amountCents', made.amount_cents, 'lines', made.lines)
      order by made.no)
    from refund as made where made.shopper = ${shopper} and made.payment_intent = ${inDefaultCollation(intent)}
  )`.as('refunds');
}

/** Where a charge was to go. */
const address = sql<Address | null>`
  ${orderPerson.address} || jsonb_build_object('name', ${orderPerson.name})`.as('address');

function personOf(shopper: PgColumn, intent: PgColumn) {
  return and(
    eq(orderPerson.shopper, shopper),
    eq(orderPerson.paymentIntent, inDefaultCollation(intent)),
  );
}

/** A look-up a row, so that the rows come by their own index. */
function invoiceNoOf(intent: PgColumn) {
  return sql<number | null>`(
    select numbered.no from invoice as numbered where numbered.payment_intent = ${inDefaultCollation(intent)}
  )`.mapWith(invoice.no);
}

type Place = Pick<Sale, 'createdSeconds' | 'paymentIntent'>;

/**
 * Orders and refunded charges, sorted by creation time and intent. Each page is a statement of its own,
 * so that no transaction stays open and nobody waits. The sort key of an intent does not change when its
 * guest joins an account, so each intent is read exactly once.
 */
export async function* readSales(queries: Queries, range: SaleRange): AsyncGenerator<Sale[]> {
  let after: Place | undefined;
  do {
    const page: Sale[] = await readPage(queries, range, after);
    if (page.length > 0) yield page;
    after = page.length < SALES_PER_PAGE ? undefined : page.at(-1);
  } while (after);
}

/** The statement of one page: the next rows of both tables, merged and cut to a page. */
export function selectPage(queries: Queries, { from, to }: SaleRange, after: Place | undefined) {
  const within = (created: PgColumn, intent: PgColumn | SQL) =>
    and(
      from === null ? undefined : gte(created, from),
      to === null ? undefined : lt(created, to),
      after && sql`(${created}, ${intent}) > (${after.createdSeconds}, ${after.paymentIntent})`,
    );
  // The collation of the orders' column, so that both sort alike.
  const refundIntent = sql<string>`${refund.paymentIntent} collate "C"`;
  const isOfNoOrder = sql`not exists (
    select from "order" as placed
    where placed.shopper = ${refund.shopper} and placed.payment_intent = ${refund.paymentIntent})`;
  const orders = queries
    .select({
      createdSeconds: order.createdSeconds,
      paymentIntent: order.paymentIntent,
      shopper: order.shopper,
      email: user.email,
      number: sql<string>`${order.number}`.as('number'),
      state: sql<OrderState | null>`coalesce(${orderWork.state}, 'placed')`.as('state'),
      items: sql<BasketItem[] | null>`${order.items}`.as('items'),
      amountCents: order.amountCents,
      refunds: refundsOf(order.shopper, order.paymentIntent),
      terms: sql<Terms | null>`${order.terms}`.as('terms'),
      address,
      invoiceNo: invoiceNoOf(order.paymentIntent).as('invoice_no'),
    })
    .from(order)
    .leftJoin(
      orderWork,
      and(eq(orderWork.shopper, order.shopper), eq(orderWork.paymentIntent, order.paymentIntent)),
    )
    .leftJoin(user, eq(user.id, order.shopper))
    .leftJoin(orderPerson, personOf(order.shopper, order.paymentIntent))
    .where(within(order.createdSeconds, order.paymentIntent))
    .orderBy(asc(order.createdSeconds), asc(order.paymentIntent))
    .limit(SALES_PER_PAGE);
  const refunds = queries
    .select({
      createdSeconds: refund.createdSeconds,
      paymentIntent: refundIntent.as('payment_intent'),
      shopper: refund.shopper,
      email: user.email,
      number: sql<string>`''`.as('number'),
      state: sql<OrderState | null>`null::text`.as('state'),
      items: sql<BasketItem[] | null>`${payment.items}`.as('items'),
      amountCents: refund.chargeCents,
      refunds: refundsOf(refund.shopper, refund.paymentIntent),
      terms: sql<Terms | null>`${payment.terms} - 'address'`.as('terms'),
      address,
      invoiceNo: sql<number | null>`null::bigint`.mapWith(invoice.no).as('invoice_no'),
    })
    .from(refund)
    .leftJoin(
      payment,
      and(eq(payment.shopper, refund.shopper), eq(payment.intent, refund.paymentIntent)),
    )
    .leftJoin(user, eq(user.id, refund.shopper))
    .leftJoin(orderPerson, personOf(refund.shopper, refund.paymentIntent))
    .where(and(eq(refund.no, 1), isOfNoOrder, within(refund.createdSeconds, refundIntent)))
    .orderBy(asc(refund.createdSeconds), asc(refundIntent))
    .limit(SALES_PER_PAGE);
  return unionAll(orders, refunds)
    .orderBy(asc(order.createdSeconds), asc(order.paymentIntent))
    .limit(SALES_PER_PAGE);
}

async function readPage(
  queries: Queries,
  range: SaleRange,
  after: Place | undefined,
): Promise<Sale[]> {
  const rows = await selectPage(queries, range, after);
  return rows.map(({ state, items, refunds, ...sale }) => ({
    ...sale,
    status: state === null ? STATUS[chargeRefundState(sale.amountCents, refunds ?? [])] : 'paid',
    state: state ?? '',
    refunds: (refunds ?? [])
      .filter((one) => one.state === 'refunded')
      .map(({ amountCents, lines }) => ({ amountCents, lines })),
    items: (items ?? []).map(({ line, id, listing, title, priceCents }) => ({
      line,
      id,
      listing,
      title,
      priceCents,
    })),
  }));
}
