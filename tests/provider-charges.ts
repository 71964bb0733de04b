/** The card simulator's charges and refunds, read directly from its tables. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '#db/database.ts';

/** A succeeded charge; `refundedCents` is without refunds that have failed. */
export type ProviderCharge = {
  intent: string;
  amountCents: number;
  refundedCents: number;
  isDisputed: boolean;
};

const chargeRows = z.object({
  rows: z.array(
    z.object({
      intent: z.string(),
      amount: z.coerce.number(),
      refunded: z.coerce.number(),
      disputed: z.boolean(),
    }),
  ),
});

export async function readCharges(queries: Queries): Promise<ProviderCharge[]> {
  const { rows } = chargeRows.parse(
    await queries.execute(sql`
      select payment_intent as intent, amount_cents as amount,
        (select coalesce(sum(amount_cents), 0) from card_simulator.refund
         where refund.charge = charge.id and status is distinct from 'failed') as refunded,
        exists (select from card_simulator.dispute where dispute.charge = charge.id) as disputed
      from card_simulator.charge where status = 'succeeded'`),
  );
  return rows.map(({ intent, amount, refunded, disputed }) => ({
    intent,
    amountCents: amount,
    refundedCents: refunded,
    isDisputed: disputed,
  }));
}
