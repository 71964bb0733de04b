/** The card simulator's charges and refunds, read directly from its tables. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '#db/database.ts';
import { CARDS } from './test-provider.ts';

/** A succeeded charge; `refundedCents` is without refunds that have failed. */
export type ProviderCharge = {
  intent: string;
  amountCents: number;
  refundedCents: number;
  isDisputed: boolean;
  /** Whether its card sends every refund back after a while. */
  takesNothingBack: boolean;
};

const chargeRows = z.object({
  rows: z.array(
    z.object({
      intent: z.string(),
      amount: z.coerce.number(),
      refunded: z.coerce.number(),
      disputed: z.boolean(),
      takesNothingBack: z.boolean(),
    }),
  ),
});

export async function readCharges(queries: Queries): Promise<ProviderCharge[]> {
  const { rows } = chargeRows.parse(
    await queries.execute(sql`
      select payment_intent as intent, amount_cents as amount,
        (select coalesce(sum(amount_cents), 0) from card_simulator.refund
         where refund.charge = charge.id and status is distinct from 'failed') as refunded,
        exists (select from card_simulator.dispute where dispute.charge = charge.id) as disputed,
        card->>'last4' = ${CARDS.takesNothingBack.slice(-4)} as "takesNothingBack"
      from card_simulator.charge where status = 'succeeded'`),
  );
  return rows.map(({ intent, amount, refunded, disputed, takesNothingBack }) => ({
    intent,
    amountCents: amount,
    refundedCents: refunded,
    isDisputed: disputed,
    takesNothingBack,
  }));
}
