/** An order for which nothing is due: the press of the button is all that a card would have been. */
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { PaymentSnapshot } from '#app/features/payment/payment.ts';
import { readPaymentSnapshot } from '#app/features/payment/payment-snapshot.server.ts';
import type { Settlement } from '#app/features/payment/settle/decide-settlement.ts';
import type { RecentPayments } from '#app/features/payment/settle/recent-payments.ts';
import { writeSale } from '#app/features/payment/settle/write-settlement.server.ts';
import type { StockClaims } from '#app/features/stock/stock-claims.server.ts';
import { CHANGED, untilApplied } from '#app/shared/until-applied.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';

/**
 * Makes the order of an open payment of nothing, once. `unpaid`: what is counted is not there; `cancelled`: the
 * payment was ended, or what it is for is ordered already. `too_many`: its e-mail was told of as many as it may be.
 */
export type OrderFree = (known: PaymentSnapshot) => Promise<Settlement>;

type Parts = {
  queries: Queries;
  stock: Pick<StockClaims, 'claim'>;
  recent: Pick<RecentPayments, 'order'>;
  /** Counts an order of nothing that this e-mail is told of; the seconds to wait when there were too many, else 0. */
  freeOrderRate: (email: string) => Promise<number>;
  log: Logger;
};

const recipientSchema = z.object({ email: z.string().nullable() });

/** Who is told of the order of this payment, or null. */
async function recipientOf(
  queries: Queries,
  { shopper, intent }: PaymentSnapshot,
): Promise<string | null> {
  const [row] = await readRows(
    queries,
    recipientSchema,
    sql`select coalesce("user".email, payment.email) as email
      from payment left join "user" on "user".id = payment.shopper
      where payment.shopper = ${shopper} and payment.intent = ${intent}`,
  );
  return row?.email ?? null;
}

export function createOrderFree({ queries, stock, recent, freeOrderRate, log }: Parts): OrderFree {
  async function orderRound(snapshot: PaymentSnapshot): Promise<Settlement | typeof CHANGED> {
    const { shopper, intent, state, units, order } = snapshot;
    if (order) return { kind: 'ordered', shopper, order };
    const isOver = state !== 'open' || intent === null || snapshot.hasSoldLine;
    if (isOver || snapshot.amountCents !== 0) return { kind: 'cancelled', shopper };
    if (units !== null && !snapshot.isHeld) {
      const claimed = await stock.claim({ ...snapshot, units });
      return claimed.state === 'short' ? { kind: 'unpaid', shopper } : CHANGED;
    }
    const createdSeconds = Math.floor(Date.now() / 1_000);
    const made = await writeSale(queries, snapshot, { id: intent, createdSeconds });
    if (!made) return CHANGED;
    log.info({ shopper, paymentIntent: intent, amountCents: 0 }, 'An order was placed');
    recent.order(intent);
    return { kind: 'ordered', shopper, order: made };
  }

  return async (known) => {
    const email = await recipientOf(queries, known);
    const waitSeconds = email === null ? 0 : await freeOrderRate(email);
    if (waitSeconds > 0) return { kind: 'too_many', waitSeconds };
    let first: PaymentSnapshot | undefined = known;
    const settlement = await untilApplied(async () => {
      const snapshot = first ?? (await readPaymentSnapshot(queries, known, known.intent));
      first = undefined;
      return snapshot ? orderRound(snapshot) : ({ kind: 'unknown' } as const);
    });
    return settlement ?? { kind: 'unavailable' };
  };
}
