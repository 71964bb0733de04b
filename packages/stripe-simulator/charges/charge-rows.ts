/** Charges with their refunds and disputes in the database. */
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Store } from '../payments/database.ts';
import { charge, dispute, refund } from '../schema.ts';
import { resourceMissing } from '../wire/answer.ts';
import type { ChargeRow } from '../wire/charge-object.ts';
import type { DisputeRow, RefundRow } from './charge-decision.ts';

const rowVersion: SQL<string> = sql<string>`${sql.identifier('xmin')}::text`;

/** A charge with its version, PostgreSQL's xmin, as an intent has one. */
export type ChargeSnapshot = ChargeRow & { version: string };

/** The charge with this id, if there is one. */
export async function findCharge(store: Store, id: string): Promise<ChargeSnapshot | undefined> {
  const columns = { ...getTableColumns(charge), version: rowVersion };
  const [row] = await store.select(columns).from(charge).where(eq(charge.id, id));
  return row;
}

/** The charge with this id. Rejects if there is none, which no refund or dispute allows. */
export async function requireCharge(store: Store, id: string): Promise<ChargeSnapshot> {
  const row = await findCharge(store, id);
  if (!row) throw new Error(`Unable to find the charge ${id}`);
  return row;
}

/** The refund with this id, or Stripe's 404. */
export async function findRefund(store: Store, id: string): Promise<RefundRow> {
  const [row] = await store.select().from(refund).where(eq(refund.id, id));
  if (!row) throw resourceMissing('refund', id, 'id');
  return row;
}

/** The dispute with this id, or Stripe's 404. */
export async function findDispute(store: Store, id: string): Promise<DisputeRow> {
  const [row] = await store.select().from(dispute).where(eq(dispute.id, id));
  if (!row) throw resourceMissing('dispute', id, 'dispute');
  return row;
}

/** The newest dispute of a charge, if it has one. */
export async function findDisputeOf(
  store: Store,
  { dispute: id }: ChargeRow,
): Promise<DisputeRow | undefined> {
  return id === null ? undefined : findDispute(store, id);
}
