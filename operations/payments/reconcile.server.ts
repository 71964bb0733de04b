/** What the card provider says, compared with what the shop has. */
import * as z from 'zod';
import { monthFindings, payoutFindings } from '#app/features/books/book-findings.ts';
import { changedMonths } from '#app/features/books/closed-months.server.ts';
import { readPayouts } from '#app/features/books/payout-store.server.ts';
import { HARMS } from '#app/features/reconciliation/reconciliation.ts';
import { ReconciliationImpossibleError } from '#app/features/reconciliation/reconciliation-intent.server.ts';
import {
  isClean,
  reconciliationSummary,
} from '#app/features/reconciliation/reconciliation-report.ts';
import { defineRead, OperationRefused } from '#operations/operation.ts';

const count = z.number();

const findingSchema = z.object({
  kind: z.string(),
  harm: z.enum(HARMS).nullable(),
  ids: z.object({
    shopper: z.string().optional(),
    payment: z.string().optional(),
    intent: z.string().optional(),
    lines: z.array(z.number()).optional(),
    variant: z.string().optional(),
    refund: z.number().optional(),
    payout: z.string().optional(),
  }),
  problem: z.string(),
  advice: z.string(),
  owedCents: z.int().optional(),
});

export const reconcile = defineRead({
  name: 'payments.reconcile',
  scope: 'orders:read',
  does: 'Compares what the card provider says with what the shop has',
  input: z.object({}),
  output: z.object({
    findings: z.array(findingSchema),
    counts: z.object({
      lost: count,
      doubled: count,
      unrefunded: count,
      mismatched: count,
      oversold: count,
    }),
    scope: z.object({ charges: count, orders: count, refunds: count, counted: count }),
    owedCents: z.int(),
  }),
  toLines: ({ findings, ...report }) => [
    ...findings.map(({ harm, problem, advice }) => `${harm ?? 'note'}: ${problem} ${advice}`),
    reconciliationSummary(report),
  ],
  exitCode: (report) => (isClean(report) ? 0 : 1),
  async run({ shop, queries }) {
    try {
      const { notes, findings, counts, ...report } = await shop.reconciliation();
      const every = { firstDay: null, lastDay: null };
      const ofBooks = [
        ...payoutFindings(await readPayouts(queries, every)),
        ...monthFindings(await changedMonths(queries)),
      ];
      const mismatched = ofBooks.filter(({ harm }) => harm !== null);
      return {
        ...report,
        counts: { ...counts, mismatched: counts.mismatched + mismatched.length },
        findings: [...findings, ...notes, ...ofBooks],
      };
    } catch (error) {
      if (!(error instanceof ReconciliationImpossibleError)) throw error;
      throw new OperationRefused('unavailable', error.message);
    }
  },
});
