/** An order for which nothing is due: the press of the button is all that a card would have been. */
import type { Logger } from 'pino';
import type { PaymentSnapshot } from '#app/features/payment/payment.ts';
import { readPaymentSnapshot } from '#app/features/payment/payment-snapshot.server.ts';
import type { Settlement } from '#app/features/payment/settle/decide-settlement.ts';
import type { RecentPayments } from '#app/features/payment/settle/recent-payments.ts';
import { writeSale } from '#app/features/payment/settle/write-settlement.server.ts';
import type { StockClaims } from '#app/features/stock/stock-claims.server.ts';
import { CHANGED, untilApplied } from '#app/shared/until-applied.ts';
import type { Queries } from '#db/database.ts';

/**
 * Makes the order of an open payment of nothing, once. `unpaid`: what is counted is not there; `cancelled`: the
 * payment was ended, or what it is for is ordered already.
 */
export type OrderFree = (known: PaymentSnapshot) => Promise<Settlement>;

type Parts = {
  queries: Queries;
  stock: Pick<StockClaims, 'claim'>;
  recent: Pick<RecentPayments, 'order'>;
  log: Logger;
};

export function createOrderFree({ queries, stock, recent, log }: Parts): OrderFree {
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
    let first: PaymentSnapshot | undefined = known;
    const settlement = await untilApplied(async () => {
      const snapshot = first ?? (await readPaymentSnapshot(queries, known, known.intent));
      first = undefined;
      return snapshot ? orderRound(snapshot) : ({ kind: 'unknown' } as const);
    });
    return settlement ?? { kind: 'unavailable' };
  };
}
