/**
 * Starting a payment in two statements without a lock between them: what there is to pay for, and the
 * payment, if that is still so.
 */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Basket, BasketItem } from '#app/features/basket/core/basket-item.ts';
import {
  basketColumns,
  isLineOfShopper,
  toBasket,
} from '#app/features/basket/server/basket-store.server.ts';
import type { Payment } from '#app/features/payment/payment.ts';
import { isUnpaid, paymentColumns } from '#app/features/payment/payment-store.server.ts';
import type { Queries } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { basketLine, payment, product, shopper } from '#db/schema.ts';

const unpaidOfShopper = and(
  eq(payment.shopper, sql.placeholder('shopper')),
  eq(payment.provider, sql.placeholder('provider')),
  isUnpaid,
);

const selectBasket = prepared((queries) =>
  queries
    .select({
      ...basketColumns,
      hasUnpaid: sql<boolean>`exists (${queries
        .select({ payment: payment.payment })
        .from(payment)
        .where(unpaidOfShopper)})`,
    })
    .from(shopper)
    .leftJoin(basketLine, isLineOfShopper)
    .leftJoin(product, eq(product.listing, basketLine.listing))
    .where(and(eq(shopper.id, sql.placeholder('shopper')), isNull(shopper.joinedTo)))
    .orderBy(asc(basketLine.line))
    .prepare('read_basket_to_pay'),
);

/**
 * The shopper's basket, when no payment stands in the way of a new one; null when one does, or for a
 * guest who has joined an account: that is for the lock to decide.
 */
export async function readBasketSnapshot(
  queries: Queries,
  shopperId: string,
  provider: string,
): Promise<Basket | null> {
  const rows = await selectBasket(queries).execute({ shopper: shopperId, provider });
  const [first] = rows;
  return !first || first.hasUnpaid ? null : toBasket(shopperId, rows);
}

const insertIfUnchanged = prepared((queries) => {
  const id = sql`${sql.placeholder('shopper')}::text`;
  const locked = queries
    .$with('locked', {})
    .as(
      sql`select ${shopper.id} as id from ${shopper} where ${shopper.id} = ${id} and ${shopper.basketVersion} = ${sql.placeholder('version')} and ${shopper.joinedTo} is null for update`,
    );
  // Whoever was waited for may have made one too: the index of open payments knows.
  const made = queries.$with('made', {}).as(
    sql`insert into ${payment} (shopper, payment, provider, state, items, amount_cents)
      select ${id}, ${sql.placeholder('payment')}::text, ${sql.placeholder('provider')}::text,
        'creating', ${sql.placeholder('items')}::jsonb, ${sql.placeholder('amountCents')}::bigint
      from locked where not exists (${queries
        .select({ payment: payment.payment })
        .from(payment)
        .where(unpaidOfShopper)})
      on conflict do nothing returning created_at`,
  );
  return queries
    .with(locked, made)
    .select({ createdAt: sql<Date>`made.created_at`.mapWith(paymentColumns.createdAt) })
    .from(sql`made`)
    .prepare('make_payment');
});

/** Makes a payment for the basket as it was seen; null, with nothing done, when it is that no more. */
export async function insertPaymentIfUnchanged(
  queries: Queries,
  { shopper: id, version }: { shopper: string; version: number },
  made: {
    payment: string;
    provider: string;
    items: BasketItem[];
    amountCents: number;
  },
): Promise<Payment | null> {
  const [row] = await insertIfUnchanged(queries).execute({
    ...made,
    shopper: id,
    version,
    items: JSON.stringify(made.items),
  });
  if (!row) return null;
  return { ...made, shopper: id, intent: null, state: 'creating', createdAt: row.createdAt };
}
