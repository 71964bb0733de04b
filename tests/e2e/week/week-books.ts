/**
 * What a week has come to, as the card provider has it and as it lies on the shelf: read from the tables of either, past the
 * code of the shop that writes its books.
 */
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';

/** In cents; what went back is below zero. */
type Report = { charged: number; refunded: number };

/** Amounts of a file of the books are plain text: `-5.00`. */
const toCents = (amount = '') => Math.round(Number(amount) * 100);

/** By the provider: what it has charged, and what went back to cards. */
export async function readProviderReport(queries: Queries): Promise<Report> {
  const [report] = await rowsOf<Report>(
    queries,
    sql`select (select coalesce(sum(amount_cents), 0)::int from card_simulator.charge
          where status = 'succeeded') as charged,
        (select coalesce(-sum(amount_cents), 0)::int from card_simulator.refund
          where status = 'succeeded') as refunded`,
  );
  return report ?? { charged: 0, refunded: 0 };
}

/** The provider's own sums of what it has paid out. */
export async function readPaidOut(queries: Queries) {
  const [paid] = await rowsOf<{ grossCents: number; feeCents: number; amountCents: number }>(
    queries,
    sql`select coalesce(sum(amount_cents), 0)::int as "grossCents",
          coalesce(sum(fee_cents), 0)::int as "feeCents",
          coalesce(sum(amount_cents - fee_cents), 0)::int as "amountCents"
        from card_simulator.balance_transaction where payout is not null`,
  );
  return paid ?? { grossCents: 0, feeCents: 0, amountCents: 0 };
}

/** Last night of the provider, which pays out what is two days old: everything of so far is. The bank has it today. */
export async function payOut(queries: Queries): Promise<void> {
  for (const table of ['charge', 'refund']) {
    await queries.execute(
      sql`update card_simulator.${sql.raw(table)} set created_seconds = created_seconds - 4 * 86400`,
    );
  }
  await queries.execute(
    sql`select simulator_pay_out((extract(epoch from date_trunc('day', now(), 'UTC'))::bigint - 86400)::text)`,
  );
}

/** A file of the books, one JSON value a line. */
const rowsIn = (file: string): Record<string, string>[] =>
  file.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line)));

/** What the files of the books say that cards were charged, and got back. */
export function sumBooks(orders: string, refunds: string): Report {
  const byCard = (file: string) =>
    rowsIn(file)
      .filter(({ paid_by: paidBy }) => paidBy === 'card')
      .reduce((sum, row) => sum + toCents(row.amount) - toCents(row.gift_card), 0);
  return { charged: byCard(orders), refunded: byCard(refunds) };
}

/** The tax in what was sold, less that in what went back. */
export function taxOf(orders: string, refunds: string): number {
  return [orders, refunds].flatMap(rowsIn).reduce((sum, { tax }) => sum + toCents(tax), 0);
}

/** The same, as the file of taxes by day adds it up. */
export function sumTaxes(taxes: string): number {
  return rowsIn(taxes).reduce((sum, { tax }) => sum + toCents(tax), 0);
}

/** By variant: what lies there, what is free of it, and what the ledger adds up to. */
export async function readShelf(queries: Queries) {
  const rows = await rowsOf<{ variant: string; onHand: number; free: number; ledger: number }>(
    queries,
    sql`select substr(stock_key, 9) as variant, on_hand as "onHand", available as free,
          (select coalesce(sum(units), 0)::int from stock_entry
            where stock_entry.stock_key = stock.stock_key and reason <> 'cancelled') as ledger
        from stock where stock_key like 'product:%' order by stock_key`,
  );
  return Object.fromEntries(rows.map(({ variant, ...counts }) => [variant, counts]));
}
