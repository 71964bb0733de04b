/** The reconciliation of a running shop. */
import * as z from 'zod';
import { HARMS } from '#app/features/reconciliation/reconciliation.ts';
import { ReconciliationImpossibleError } from '#app/features/reconciliation/reconciliation-intent.server.ts';
import { CommandError } from '#server/command-error.ts';
import { collectLines, defineOperation, type ShopAccess } from './operation.ts';

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
  }),
  problem: z.string(),
  advice: z.string(),
  owedCents: z.number().optional(),
});

const reportSchema = z.object({
  counts: z.object({
    lost: count,
    doubled: count,
    unrefunded: count,
    mismatched: count,
    oversold: count.default(0),
  }),
  // Builds before the stock was counted send neither of those with a default.
  scope: z.object({ charges: count, orders: count, refunds: count, counted: count.default(0) }),
  owedCents: count.default(0),
});

/** Findings and notes as they come, then the report. `npm run reconciliation -- --json` prints these lines. */
const reconciliationLineSchema = z.union([
  z.object({ finding: findingSchema }),
  z.object({ report: reportSchema }),
]);

export type ReconciliationLine = z.infer<typeof reconciliationLineSchema>;

export const reconciliationOperation = defineOperation({
  name: 'reconciliation',
  request: z.object({}),
  input: z.never(),
  line: reconciliationLineSchema,
  run: ({ reconciliation }: Pick<ShopAccess, 'reconciliation'>) =>
    collectLines<ReconciliationLine>(async (emit) => {
      try {
        const { counts, scope, owedCents } = await reconciliation((finding) => emit({ finding }));
        await emit({ report: { counts, scope, owedCents } });
      } catch (error) {
        throw error instanceof ReconciliationImpossibleError
          ? new CommandError(error.message)
          : error;
      }
    }),
});
