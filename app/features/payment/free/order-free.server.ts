/** An order for which no card is charged: the press of the button is all that a card would have been. */
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as z from 'zod';
import { otherwiseCents } from '#app/features/credits/credit.ts';
import type { PaymentSnapshot } from '#app/features/payment/payment.ts';
import { readPaymentSnapshot } from '#app/features/payment/payment-snapshot.server.ts';
import type { Settlement } from '#app/features/payment/settle/decide-settlement.ts';
import type { RecentPayments } from '#app/features/payment/settle/recent-payments.ts';
import { writeSale } from '#app/features/payment/settle/write-settlement.server.ts';
import { readAccountEmails } from '#app/features/shopper/account-emails.server.ts';
import type { StockClaims } from '#app/features/stock/stock-claims.server.ts';
import { CHANGED, untilApplied } from '#app/shared/until-applied.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';

/**
 * Makes the order of an open payment for which nothing is due, once. `unpaid`: what is counted is not there; `cancelled`: the
 * payment was ended, or what it is for is ordered already. Whoever was told of as many as one may be is not told of it.
 */
export type OrderFree = (known: PaymentSnapshot) => Promise<Settlement>;

type Parts = {
  queries: Queries;
  stock: Pick<StockClaims, 'claim' | 'sold'>;
  recent: Pick<RecentPayments, 'order'>;
  /** Counts an order of nothing that this recipient would be told of; the seconds to wait after too many, else 0. */
  freeOrderRate: (recipient: Recipient) => Promise<number>;
  log: Logger;
};

/** An account, apart from whoever types its address as a guest; or the address that a guest has typed. */
export type Recipient = { kind: 'account'; uid: string } | { kind: 'email'; email: string };

const givenSchema = z.object({ email: z.string().nullable() });

async function readRecipients(
  queries: Queries,
  { shopper, intent }: PaymentSnapshot,
): Promise<Recipient[]> {
  const [given] = await readRows(
    queries,
    givenSchema,
    sql`select lower(email) as email from payment where shopper = ${shopper} and intent = ${intent}`,
  );
  const email = given?.email ?? null;
  const isAccount = given && (await readAccountEmails(queries, [shopper])).has(shopper);
  return [
    ...(isAccount ? [{ kind: 'account', uid: shopper } as const] : []),
    ...(email === null ? [] : [{ kind: 'email', email } as const]),
  ];
}

export function createOrderFree({ queries, stock, recent, freeOrderRate, log }: Parts): OrderFree {
  /** Writes who may be told of the order. The mail goes to nobody else, if the e-mail is changed meanwhile. */
  async function writeTold(snapshot: PaymentSnapshot): Promise<void> {
    const told: string[] = [];
    for (const recipient of await readRecipients(queries, snapshot)) {
      if ((await freeOrderRate(recipient)) > 0) continue;
      told.push(recipient.kind === 'account' ? recipient.uid : recipient.email);
    }
    const { shopper, intent } = snapshot;
    await queries.execute(sql`update payment set told = ${JSON.stringify(told)}::jsonb
      where shopper = ${shopper} and intent = ${intent} and state = 'open'`);
  }

  async function orderRound(snapshot: PaymentSnapshot): Promise<Settlement | typeof CHANGED> {
    const { shopper, intent, state, units, order } = snapshot;
    if (order) return { kind: 'ordered', shopper, order };
    const isOver = state !== 'open' || intent === null || snapshot.hasSoldLine;
    if (isOver || otherwiseCents(snapshot) !== 0) return { kind: 'cancelled', shopper };
    if (units !== null && !snapshot.isHeld) {
      const claimed = await stock.claim({ ...snapshot, units });
      return claimed.state === 'short' ? { kind: 'unpaid', shopper } : CHANGED;
    }
    await writeTold(snapshot);
    const createdSeconds = Math.floor(Date.now() / 1_000);
    const made = await writeSale(queries, snapshot, { id: intent, createdSeconds });
    if (!made) return CHANGED;
    await stock.sold(snapshot);
    log.info({ shopper, paymentIntent: intent, amountCents: made.amount }, 'An order was placed');
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
