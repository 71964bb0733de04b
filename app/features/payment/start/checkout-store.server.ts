/** What a payment starts from, and the payment itself: one read, one write. */
import * as z from 'zod';
import type { Basket, BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketRowSchema, toBasket } from '#app/features/basket/server/basket-store.server.ts';
import {
  choicesRowSchema,
  type SavedChoices,
  toChoices,
} from '#app/features/delivery/checkout-choices.server.ts';
import type { PaymentTerms } from '#app/features/delivery/terms.ts';
import type { Payment } from '#app/features/payment/payment.ts';
import { paymentRowSchema } from '#app/features/payment/payment-schemas.server.ts';
import type { Units } from '#app/features/stock/stock.ts';
import type { TaxTable } from '#app/features/tax/taxes-in.ts';
import { taxTableSchema } from '#app/features/tax/taxes-schema.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';

/**
 * `choices`: of the shopper; `taxTable`: today's rates, null without any; `unpaid`: payments that are creating, open or
 * cancelling, oldest first.
 */
export type CheckoutSnapshot = {
  basket: Basket;
  choices: SavedChoices;
  taxTable: TaxTable | null;
  unpaid: Payment[];
};

const checkoutRowSchema = z.object({
  basket: basketRowSchema,
  choices: choicesRowSchema.nullable(),
  taxTable: taxTableSchema.nullable(),
  unpaid: z.array(paymentRowSchema),
});

const selectCheckout = sqlFunction<
  [shopper: string, provider: string],
  z.infer<typeof checkoutRowSchema> | null
>('read_checkout', 2, checkoutRowSchema.nullable());

/** Null for nobody, and for a guest who has joined an account. */
export async function readCheckoutSnapshot(
  queries: Queries,
  shopper: string,
  provider: string,
): Promise<CheckoutSnapshot | null> {
  const row = await selectCheckout(queries, shopper, provider);
  return (
    row && {
      basket: toBasket(shopper, row.basket),
      choices: toChoices(row.choices),
      taxTable: row.taxTable,
      unpaid: row.unpaid.map((one) => ({ ...one, createdAt: new Date(one.createdAt) })),
    }
  );
}

const insertPayment = sqlFunction<
  [
    shopper: string,
    seenVersion: number,
    payment: string,
    provider: string,
    items: string,
    amountCents: number,
    currency: string,
    units: string | null,
    terms: string | null,
  ],
  boolean
>('start_payment', 9, z.boolean());

/** Makes a payment of a basket; null if it has changed, or another payment was made meanwhile. */
export async function writePayment(
  queries: Queries,
  { version }: Pick<Basket, 'version'>,
  made: {
    shopper: string;
    payment: string;
    provider: string;
    items: BasketItem[];
    amountCents: number;
    currency: string;
    units: Units | null;
    terms: PaymentTerms | null;
  },
): Promise<Payment | null> {
  const { shopper, payment, provider, items, amountCents, currency, units, terms } = made;
  const frozen = JSON.stringify(items);
  const isMade = await insertPayment(
    queries,
    shopper,
    version,
    payment,
    provider,
    frozen,
    amountCents,
    currency,
    units && JSON.stringify(units),
    terms && JSON.stringify(terms),
  );
  return isMade ? { ...made, intent: null, state: 'creating', createdAt: new Date() } : null;
}
