/** What shoppers are owed whose cards take nothing back, by the driver's own sums, and whether the reconciliation says so. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ReconciliationReport } from '#app/features/reconciliation/reconciliation-report.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';

/** `takesNothingBack`: by its card; `story`: what was promised, the shop's own refunds and the provider's, for whoever reads of it. */
export type Debt = { intent: string; owedCents: number; takesNothingBack: boolean; story: string };

/**
 * `moving`: the refunds that are still to be made, or to end, each with how far it has come; one of a disputed charge
 * waits for the bank, and one of an order that was paid by hand for staff.
 */
export type Debts = { debts: Debt[]; moving: string[] };

const refundedSchema = z.object({
  no: z.int(),
  amountCents: z.int(),
  /** What of it went to a gift card, where it is. */
  creditCents: z.int().default(0),
  inPlaceOf: z.array(z.int()).optional(),
});

type Refunded = z.infer<typeof refundedSchema>;

const chargeSchema = z.object({
  ...{ intent: z.string(), chargedCents: z.int(), backCents: z.int() },
  takesNothingBack: z.boolean(),
  story: z.string(),
  /** It became no order, or one that was cancelled. */
  owesAll: z.boolean(),
  refunded: z.array(refundedSchema),
});

/** What staff has promised to the card: a refund that replaces others is owed in their place. */
function promisedCents(refunded: readonly Refunded[]): number {
  const replaced = new Set(refunded.flatMap(({ inPlaceOf }) => inPlaceOf ?? []));
  return refunded
    .filter(({ no }) => !replaced.has(no))
    .reduce((sum, { amountCents, creditCents }) => sum + amountCents - creditCents, 0);
}

/** By the tables, past the shop's own code; what a bank disputes is not owed meanwhile. */
export async function readDebts(queries: Queries, last4: string): Promise<Debts> {
  const rows = await readRows(
    queries,
    chargeSchema,
    sql`select charge.payment_intent as intent, charge.amount_cents::int as "chargedCents",
        charge.card->>'last4' = ${last4} as "takesNothingBack",
        (select coalesce(sum(amount_cents), 0)::int from card_simulator.refund
          where refund.charge = charge.id and coalesce(status, 'succeeded') = 'succeeded') as "backCents",
        not exists (select from "order" where payment_intent = charge.payment_intent)
          or exists (select from order_event
            where payment_intent = charge.payment_intent and kind = 'cancelled') as "owesAll",
        (select coalesce(json_agg(body), '[]') from order_event
          where payment_intent = charge.payment_intent
            and kind = 'refunded' and by <> 'provider') as refunded,
        concat_ws(', ',
          (select string_agg(concat_ws(' ', kind, by, case when kind in ('refunded', 'returned') then body::text end), ', ' order by no)
            from order_event where payment_intent = charge.payment_intent),
          (select string_agg(concat_ws(' ', 'refund', no, by, reason, state, 'attempt', attempt, amount_cents, refund_id), ', ' order by no)
            from refund where payment_intent = charge.payment_intent),
          (select string_agg(concat_ws(' ', 'at the provider', id, status, amount_cents), ', ' order by id)
            from card_simulator.refund where refund.charge = charge.id)) as story
      from card_simulator.charge where status = 'succeeded'
        and not exists (select from card_simulator.dispute where dispute.charge = charge.id)`,
  );
  const moving = await readRows(
    queries,
    z.object({ text: z.string() }),
    sql`select concat_ws(' ', 'refund', no, 'of', payment_intent, amount_cents, by, state, attempt) as text
      from refund where state in ('due', 'pending') and provider <> 'by_hand' and not exists (
        select from card_simulator.dispute where dispute.payment_intent = refund.payment_intent)
      union all select concat_ws(' ', 'at the provider', id, amount_cents, status)
      from card_simulator.refund where end_due_at is not null order by 1`,
  );
  const debts = rows.flatMap(({ owesAll, chargedCents, backCents, refunded, ...charge }) => {
    const promised = owesAll ? chargedCents : Math.min(promisedCents(refunded), chargedCents);
    const owedCents = promised - backCents;
    return owedCents > 0 ? [{ ...charge, owedCents }] : [];
  });
  return { debts, moving: moving.map(({ text }) => text) };
}

/** What is wrong, a line each: who is owed has a card that takes nothing back, and the reconciliation lists the same. */
export function judgeDebts(debts: readonly Debt[], report: ReconciliationReport): string[] {
  const listed = report.findings.filter(({ harm }) => harm === 'unrefunded');
  const sumCents = debts.reduce((sum, { owedCents }) => sum + owedCents, 0);
  const problems = debts.flatMap(({ intent, owedCents, takesNothingBack, story }) => {
    if (!takesNothingBack) {
      return [`${intent}: ${owedCents} is owed to a card that takes it back: ${story}`];
    }
    const same = listed.filter((one) => one.ids.intent === intent && one.owedCents === owedCents);
    return same.length === 1
      ? []
      : [`${intent}: ${owedCents} is owed, and not in the reconciliation`];
  });
  if (sumCents !== report.owedCents) {
    problems.push(`${sumCents} is owed in all, and the reconciliation says ${report.owedCents}`);
  }
  return problems;
}

/** The reconciliation without what is owed to cards that take nothing back: it has to say that. */
export function withoutDebts(
  report: ReconciliationReport,
  debts: readonly Debt[],
): ReconciliationReport {
  const owed = new Set(debts.map(({ intent }) => intent));
  const isExpected = ({ harm, ids }: ReconciliationReport['findings'][number]) =>
    harm === 'unrefunded' && owed.has(ids.intent ?? '');
  const findings = report.findings.filter((one) => !isExpected(one));
  const expected = report.findings.length - findings.length;
  const counts = { ...report.counts, unrefunded: report.counts.unrefunded - expected };
  return { ...report, findings, counts };
}
