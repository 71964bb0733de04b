/** An order that staff has seen paid without a card: the same sale as of a card, and no provider is asked about it. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PaidByHand } from '#app/features/invoices/paid-by-hand.ts';
import type { Order } from '#app/features/orders/order.ts';
import { changePayment, readUnpaid } from '#app/features/payment/payment-store.server.ts';
import { BY_HAND_PROVIDER, handIntentOf } from '#app/features/payment/provider/own-intent.ts';
import type { PaymentGateway } from '#app/features/payment/provider/payment-gateway.ts';
import { writeSale } from '#app/features/payment/settle/write-settlement.server.ts';
import {
  readCheckoutSnapshot,
  writePayment,
} from '#app/features/payment/start/checkout-store.server.ts';
import { decideByHand, type PaymentRefusal } from '#app/features/payment/start/decide-payment.ts';
import type { PaymentService } from '#app/features/payment/start/start-payment.server.ts';
import {
  readWanted,
  type WantedParts,
} from '#app/features/payment/start/wanted-checkout.server.ts';
import type { Left } from '#app/features/stock/stock.ts';
import { claimOne, commitHold } from '#app/features/stock/stock-claims.server.ts';
import { providerCurrency } from '#app/shared/money/money.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import type { Queries } from '#db/database.ts';

/** What would be sold, as it was read: `write` sells it unless something has changed since. */
export type SaleByHand = {
  /** In the caller's transaction, which it undoes by what it throws; null: something is not as it was read. */
  write(tx: Queries, byHand: PaidByHand): Promise<Result<Order, SoldOut> | null>;
};

type SoldOut = { code: 'sold_out'; left: Left[] };

/** `being_paid`: a card payment of it may have gone through, and has not ended. */
export type HandRefusal = PaymentRefusal | { code: 'being_paid' };

/** What this shopper's basket is sold for by hand: the total has to be `seenCents`. A card payment of it is ended first. */
export type SellByHand = (
  shopper: string,
  seenCents: number,
) => Promise<Result<SaleByHand, HandRefusal>>;

type Parts = WantedParts & {
  queries: Queries;
  gateway: Pick<PaymentGateway, 'account'>;
  payments: Pick<PaymentService, 'endUnpaid'>;
};

export function createSellByHand({ queries, gateway, payments, ...parts }: Parts): SellByHand {
  return async (shopper, seenCents) => {
    const snapshot = await readCheckoutSnapshot(queries, shopper, BY_HAND_PROVIDER);
    if (!snapshot) return refused({ code: 'shopper_merged' });
    // Who has paid all of it so has paid nothing with a credit.
    const choices = { ...snapshot.choices, credit: null };
    const { items, limits, terms } = await readWanted(parts, shopper, { ...snapshot, choices });
    const decision = decideByHand({ items, limits, terms }, seenCents);
    if (!decision.ok) return decision;
    // Once it is known that it will be sold so: the customer may be paying by card at this moment.
    await payments.endUnpaid(shopper);
    const left = await readUnpaid(queries, shopper);
    const account = left.length > 0 ? await gateway.account() : null;
    // Nobody can end one of a former account of the provider: it is in the way of no other, as in start_payment.sql.
    const former = left.filter(
      ({ provider }) => account?.kind === 'answer' && provider !== account.value,
    );
    if (former.length < left.length) return refused({ code: 'being_paid' });
    const made = {
      ...{ shopper, payment: randomUUID(), provider: BY_HAND_PROVIDER, items },
      ...{ amountCents: decision.value, currency: providerCurrency(), units: limits.units },
      terms: terms.ok ? terms.value : null,
    };
    const known = [made, ...former].map((one) => one.payment);
    return done({
      write: (tx, byHand) => sell(tx, { basket: snapshot.basket, made, known }, byHand),
    });
  };
}

type Planned = {
  basket: { version: number };
  made: Parameters<typeof writePayment>[2];
  /** Payments that are in no way of it: its own, and those of former accounts. */
  known: readonly string[];
};

async function sell(
  tx: Queries,
  { basket, made, known }: Planned,
  byHand: PaidByHand,
): Promise<Result<Order, SoldOut> | null> {
  const { shopper, payment: id, units } = made;
  const payment = await writePayment(tx, basket, made);
  // From here on it holds the shopper's lock: a card payment that was begun meanwhile is ended in the next round.
  if (!payment) return null;
  const unpaid = await readUnpaid(tx, shopper);
  if (!unpaid.every((one) => known.includes(one.payment))) return null;
  const intent = handIntentOf(id);
  await tx.execute(sql`update payment set by_hand = ${JSON.stringify(byHand)}::jsonb
    where shopper = ${shopper} and payment = ${id}`);
  if (!(await changePayment(tx, payment, 'open', intent))) return null;
  if (units !== null) {
    const claimed = await claimOne(tx, { ...payment, units });
    if (claimed.state === 'short') return refused({ code: 'sold_out', left: claimed.left });
  }
  const createdSeconds = Math.floor(Date.now() / 1_000);
  const sold = { id: intent, createdSeconds };
  const order = await writeSale(tx, { ...payment, state: 'open' }, sold);
  if (order && units !== null) await commitHold(tx, id);
  return order && done(order);
}
