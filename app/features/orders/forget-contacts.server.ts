/**
 * Who an order is for stays as long as it may have to be delivered or paid back, whatever has become of its account
 * (docs/decisions/074). The sweep forgets the rest.
 */

import { and, asc, eq, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { orderContact } from '#db/schema/mail-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { isContactNeeded } from './contact-needed.ts';
import { readOrderDetails } from './order-details.server.ts';
import { changeAfterInvoice } from './order-state.ts';

/** One sweep looks at 2,000; what it leaves is the next one's. */
const MAX_LOOKED_AT = 2_000;

const forget = sqlFunction<
  [
    shopper: string,
    intent: string,
    seenEvents: number,
    hasInvoice: boolean,
    invoiceChange: number | null,
  ],
  boolean
>('forget_contact', 5, z.boolean());

/** Forgets the contacts that are due and not needed; looks at the others again in an hour. */
export async function forgetContacts(queries: Queries, keptDays: number): Promise<void> {
  const due = await queries
    .select({ shopper: orderContact.shopper, intent: orderContact.paymentIntent })
    .from(orderContact)
    .where(lte(orderContact.forgetDueAt, sql`now()`))
    .orderBy(asc(orderContact.forgetDueAt))
    .limit(MAX_LOOKED_AT);
  for (const { shopper, intent } of due) {
    const order = await readOrderDetails(queries, shopper, intent);
    const isNeeded = order !== null && isContactNeeded(order, Date.now() / 1_000, keptDays);
    const hasInvoice = order !== null && order.invoice !== null;
    const events = order?.events ?? [];
    const invoiceChange = changeAfterInvoice(events)?.no ?? null;
    const forgets = () =>
      forget(queries, shopper, intent, events.length, hasInvoice, invoiceChange);
    if (!isNeeded && (await forgets())) continue;
    await queries
      .update(orderContact)
      .set({ forgetDueAt: sql`now() + interval '1 hour'` })
      .where(and(eq(orderContact.shopper, shopper), eq(orderContact.paymentIntent, intent)));
  }
}
