/** What a month of the books comes to. Pure. */
import * as z from 'zod';

/** Of the kinds of rows and of what was paid out; refunds are below zero, tax is what is left of it. */
export const monthSumsSchema = z.object({
  ...{ orders: z.int(), ordersCents: z.int(), charges: z.int(), chargesCents: z.int() },
  ...{ refunds: z.int(), refundsCents: z.int(), taxCents: z.int() },
  ...{ payouts: z.int(), payoutsCents: z.int(), feesCents: z.int() },
});

export type MonthSums = z.output<typeof monthSumsSchema>;

/** What was sold: orders, and charges that became none and go back. */
export function soldCents({ ordersCents, chargesCents }: MonthSums): number {
  return ordersCents + chargesCents;
}

/** What is left of that after refunds. */
export function leftCents(sums: MonthSums): number {
  return soldCents(sums) + sums.refundsCents;
}
