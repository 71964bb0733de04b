/** Buy Now: what a payment needs is held for it before its card is confirmed. */
import { readPaymentSnapshotByIntent } from '#app/features/payment/payment-snapshot.server.ts';
import { intentIdSchema } from '#app/features/payment/provider/payment-gateway.ts';
import { isCreditKey, type Left, type Units } from '#app/features/stock/stock.ts';
import type { StockClaims } from '#app/features/stock/stock-claims.server.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { CHANGED, untilApplied } from '#app/shared/until-applied.ts';
import type { Queries } from '#db/database.ts';

export type HoldRefusal =
  | { code: 'sold_out'; left: Left[] }
  /** The gift card or store credit has less by now. */
  | { code: 'credit_short' }
  /** The payment is over, or is being ended: a new one has to be started. */
  | { code: 'not_held' }
  /** It is an order: the same press comes again. */
  | { code: 'already_paid' }
  /** No payment of this shopper. */
  | { code: 'unknown' };

type Outcome = Result<null, HoldRefusal>;

/** Holds what the payment with this intent needs. Again: the same, with its full time. */
export type HoldPayment = (shopper: string, intent: string) => Promise<Outcome>;

type Parts = { queries: Queries; stock: StockClaims };

function whyShort(units: Units, left: Left[]): HoldRefusal {
  const short = left.filter((one) => one.left < (units[one.stockKey] ?? 0));
  const isCredit = short.length > 0 && short.every(({ stockKey }) => isCreditKey(stockKey));
  return isCredit ? { code: 'credit_short' } : { code: 'sold_out', left };
}

export function createHoldPayment({ queries, stock }: Parts): HoldPayment {
  async function holdRound(shopper: string, intent: string): Promise<Outcome | typeof CHANGED> {
    const snapshot = await readPaymentSnapshotByIntent(queries, shopper, intent);
    if (!snapshot) return refused({ code: 'unknown' });
    if (snapshot.state === 'ordered') return refused({ code: 'already_paid' });
    if (snapshot.state !== 'open' || snapshot.intent !== intent) {
      return refused({ code: 'not_held' });
    }
    const { units, isHeld } = snapshot;
    if (units === null) return done(null);
    const left = isHeld ? null : stock.knownShort(units);
    if (left) return refused(whyShort(units, left));
    const outcome = await stock.claim({ ...snapshot, units });
    switch (outcome.state) {
      case 'held':
        return done(null);
      case 'short':
        return refused(whyShort(units, outcome.left));
      case 'over':
        return CHANGED;
    }
  }

  return async (shopper, intent) => {
    if (!intentIdSchema.safeParse(intent).success) return refused({ code: 'unknown' });
    const outcome = await untilApplied(() => holdRound(shopper, intent));
    return outcome ?? refused({ code: 'not_held' });
  };
}
