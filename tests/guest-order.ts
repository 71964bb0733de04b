/** A guest's order as it is some time after the sale: what its mail's link leads to. */
import { and, eq, sql } from 'drizzle-orm';
import { orderLink } from '#app/features/orders/link/guest-order-link.server.ts';
import type { Queries } from '#db/database.ts';
import { mail, orderContact } from '#db/schema/mail-schema.ts';
import { order as orderTable } from '#db/schema/order-schema.ts';
import { mailedLink, pathOf } from './mailed-link.ts';
import type { testShop } from './test-shop.ts';

type Shop = Awaited<ReturnType<typeof testShop>>;

type Person = Omit<typeof orderContact.$inferInsert, 'shopper' | 'paymentIntent'>;

/** A guest buys a book; the order is so many seconds old, and for this person, if any. `path` is the link's. */
export async function guestOrder(
  { shop, queries }: { shop: Shop; queries: Queries },
  ageSeconds: number,
  person: Person | null,
): Promise<{ id: string; guest: string; path: string }> {
  const visitor = shop.visitor();
  await visitor.add('book');
  const id = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${id}`);
  const [row] = await queries
    .update(orderTable)
    .set({ createdSeconds: sql`created_seconds - ${ageSeconds}::int` })
    .where(eq(orderTable.paymentIntent, id))
    .returning();
  const guest = row?.shopper ?? '';
  if (person) {
    await queries.insert(orderContact).values({ shopper: guest, paymentIntent: id, ...person });
  }
  return { id, guest, path: pathOf(await orderLink(queries, guest, id)) };
}

/** The paths of the mails with a code that were queued for this address, the oldest first. */
export async function mailedCodePaths(queries: Queries, email: string): Promise<string[]> {
  const rows = await queries
    .select()
    .from(mail)
    .where(and(eq(mail.kind, 'order_code'), eq(mail.recipient, email)))
    .orderBy(mail.queuedAt);
  return Promise.all(rows.map(async (row) => pathOf(await mailedLink(queries, row))));
}

/** The code in such a path; empty without one. */
export function codeOf(path = ''): string {
  return new URLSearchParams(path.split('?')[1]).get('code') ?? '';
}
