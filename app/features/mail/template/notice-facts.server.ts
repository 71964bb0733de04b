/** Reads what a mail to a member of the staff tells of, as it is when the mail is sent. */
import { eq } from 'drizzle-orm';
import { lineTitle, type VariantOptions } from '#app/features/catalogue/product/options/options.ts';
import { orderRef, refundRef } from '#app/features/events/event-refs.ts';
import type { MailBody } from '#app/features/mail/mail-kinds.ts';
import type { StaffNotice } from '#app/features/mail/staff-notices.ts';
import type { OrderEvent } from '#app/features/orders/events/order-events.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { findById } from '#app/features/orders/staff/find-orders.server.ts';
import { type StockLevel, toStockLevel } from '#app/features/stock/stock-level.ts';
import { findDeclaration } from '#app/features/withdrawal/declarations.server.ts';
import type { Queries } from '#db/database.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { stock } from '#db/schema/stock-schema.ts';

export type NoticeFact =
  /** `event` is what happened to it; null of the sale. */
  | { kind: 'order'; order: OrderDetails; event: OrderEvent | null }
  /** It names an order of this number, which may not be one of the shop. */
  | { kind: 'withdrawal'; orderNumber: string; name: string }
  | { kind: 'stock'; variant: string; title: string; level: StockLevel }
  /** `order` is null of a charge that never became one. */
  | {
      kind: 'refund';
      payment: string;
      order: OrderDetails | null;
      amountCents: number;
      reason: string;
    };

type Fact = MailBody<'staff_notice'>['facts'][number];

async function readOrder(queries: Queries, id: string): Promise<OrderDetails | null> {
  const found = await findById(queries, id);
  return found && readOrderDetails(queries, found.shopper, found.id);
}

async function ofOrder(queries: Queries, { subject, ref }: Fact): Promise<NoticeFact | null> {
  const { no } = orderRef.parse(ref);
  const order = await readOrder(queries, subject);
  return (
    order && {
      kind: 'order',
      order,
      event: order.events.find((event) => event.no === no) ?? null,
    }
  );
}

async function ofStock(queries: Queries, { subject: variant }: Fact): Promise<NoticeFact | null> {
  const [found] = await queries
    .select({
      ...{ title: product.title, options: product.options },
      ...{ available: stock.available, low: stock.low },
    })
    .from(stock)
    .innerJoin(product, eq(product.variant, stock.variant))
    .where(eq(stock.variant, variant));
  if (!found) return null;
  const options: VariantOptions = found.options;
  const level = toStockLevel([found.available, found.low, false]);
  // Somebody has seen to it meanwhile.
  if (level.kind === 'in') return null;
  return { kind: 'stock', variant, title: lineTitle({ title: found.title, options }), level };
}

async function ofRefund(queries: Queries, { subject, ref }: Fact): Promise<NoticeFact> {
  const { amountCents, reason } = refundRef.parse(ref);
  const order = await readOrder(queries, subject);
  return { kind: 'refund', payment: subject, order, amountCents, reason };
}

async function ofDeclaration(queries: Queries, { subject }: Fact): Promise<NoticeFact | null> {
  const declaration = await findDeclaration(queries, subject);
  // It counts by now, or somebody has seen to it.
  if (!declaration || declaration.isSettled) return null;
  const { orderNumber, name } = declaration;
  return { kind: 'withdrawal', orderNumber, name };
}

const READERS: Readonly<Record<StaffNotice, typeof ofStock>> = {
  'order.placed': ofOrder,
  'order.cancelled': ofOrder,
  'return.requested': ofOrder,
  'order.withdrawn': ofOrder,
  'withdrawal.declared': ofDeclaration,
  'stock.low': ofStock,
  'refund.failed': ofRefund,
};

/** Without what is so no more, such as a product that is not in the catalogue, or of which there are enough again. */
export async function readNoticeFacts(
  queries: Queries,
  { notice, facts }: MailBody<'staff_notice'>,
): Promise<NoticeFact[]> {
  const readOne = READERS[notice];
  const found: NoticeFact[] = [];
  for (const fact of facts) {
    const one = await readOne(queries, fact);
    if (one) found.push(one);
  }
  return found;
}
