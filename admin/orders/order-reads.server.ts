/** What the pages of staff read of an order beside the order itself. */
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { readDeliveryZones } from '#app/features/delivery/delivery-zones.server.ts';
import type { AskedCountries } from '#app/features/delivery/form/address-form.ts';
import { askedCountries } from '#app/features/delivery/form/asked-countries.ts';
import type { TermsMode } from '#app/features/delivery/terms.ts';
import { readExchanges } from '#app/features/drafts/draft-store.server.ts';
import { splitExchanges } from '#app/features/drafts/exchange.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { findOwner } from '#app/features/orders/staff/order-pages.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { user } from '#db/schema/auth-schema.ts';
import { mail, orderContact } from '#db/schema/mail-schema.ts';
import { order } from '#db/schema/order-schema.ts';
import { actorName } from '#operations/actor-name.server.ts';
import type { ShownExchanges } from './order-exchange.tsx';

const namedSchema = z.object({ name: z.string() });

/** The order of this id; null where there is none. */
export async function findOrder(queries: Queries, id: string): Promise<OrderDetails | null> {
  const shopper = await findOwner(queries, id);
  return shopper === null ? null : readOrderDetails(queries, shopper, id);
}

/** What asks for another address of the order, among the countries that the shop delivers to today. */
export async function askedFor(
  queries: Queries,
  { address }: OrderDetails,
  { phone }: Pick<TermsMode, 'phone'>,
): Promise<AskedCountries> {
  const asksPhone = phone !== undefined || address?.phone !== undefined;
  const zones = await readDeliveryZones(queries);
  return askedCountries(zones, address?.country, asksPhone ? 'optional' : undefined);
}

export type OrderMail = {
  dedupe: string;
  kind: string;
  recipient: string;
  state: string;
  queuedSeconds: number;
};

/** The mails about an order, oldest first. */
export function mailsOf(queries: Queries, { shopper, id }: OrderDetails): Promise<OrderMail[]> {
  return queries
    .select({
      dedupe: mail.dedupe,
      kind: mail.kind,
      recipient: mail.recipient,
      state: mail.state,
      queuedSeconds: sql<number>`extract(epoch from ${mail.queuedAt})::float8`,
    })
    .from(mail)
    .where(and(eq(mail.shopper, shopper), sql`${mail.body}->>'order' = ${id}`))
    .orderBy(asc(mail.queuedAt));
}

/** For whom an order is: the e-mail of the account, or what the guest gave; null where neither is known. */
export async function contactOf(
  queries: Queries,
  { shopper, id }: OrderDetails,
): Promise<{ email: string | null; hasAccount: boolean }> {
  const [account] = await queries
    .select({ email: user.email })
    .from(user)
    .where(eq(user.id, shopper));
  if (account) return { email: account.email, hasAccount: true };
  const [person] = await queries
    .select({ email: orderContact.email })
    .from(orderContact)
    .where(and(eq(orderContact.shopper, shopper), eq(orderContact.paymentIntent, id)));
  return { email: person?.email ?? null, hasAccount: false };
}

/** What it is in exchange for, and what goes out for what came back of it, but for what staff has ended. */
export async function exchangesOf(queries: Queries, { id }: OrderDetails): Promise<ShownExchanges> {
  const { made, exchanges } = splitExchanges(id, await readExchanges(queries, id));
  return {
    of: made && { id: made.exchangeFor ?? '', number: made.exchangeForNumber },
    by: exchanges
      .filter((one) => one.order !== null || one.endedSeconds === null)
      .map((one) => ({ draft: one.draft, order: one.order, number: one.orderNumber })),
  };
}

/** Who of staff has seen it paid by hand, as people call them; null of an order that a card has paid. */
export async function seenPaidBy(
  queries: Queries,
  { shopper, id }: OrderDetails,
): Promise<string | null> {
  const [placed] = await queries
    .select({ by: sql<string>`${order.byHand}->>'by'` })
    .from(order)
    .where(and(eq(order.shopper, shopper), eq(order.paymentIntent, id), isNotNull(order.byHand)));
  if (!placed) return null;
  // A read of its own: on a cluster staff lie elsewhere than orders.
  const [named] = await readRows(
    queries,
    namedSchema,
    sql`select ${actorName(sql`${placed.by}::text`)} as name`,
  );
  return named?.name ?? null;
}
