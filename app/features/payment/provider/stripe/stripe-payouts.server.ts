/** What Stripe pays out, and what each payout is made of: https://docs.stripe.com/api/balance_transactions/list */
import type Stripe from 'stripe';
import * as z from 'zod';
import {
  intentIdSchema,
  type PayoutCalls,
  type PayoutLine,
  type PayoutLineKind,
  type ProviderPayout,
} from '#app/features/payment/provider/payment-gateway.ts';
import { ask } from './ask-stripe.ts';

/** Five a day for a year and more. */
const MAX_PAYOUTS = 2_000;
const LINES_PER_PAGE = 100;

/** Only of what is paid out automatically does Stripe say what it is made of. */
const payoutSchema = z
  .object({
    id: z.string().min(1),
    amount: z.int(),
    arrival_date: z.int(),
    automatic: z.boolean(),
    created: z.int(),
    currency: z.string(),
    status: z.string(),
  })
  .transform(
    ({ id, amount, arrival_date, automatic, created, currency, status }): ProviderPayout => {
      // The beginning of the bank's day, in UTC.
      const day = new Date(arrival_date * 1_000).toISOString().slice(0, 10);
      return {
        ...{ id, day, amountCents: amount, currency, status },
        ...{ isItemised: automatic, createdSeconds: created },
      };
    },
  );

const payoutsSchema = z.object({ data: z.array(payoutSchema) });

/** https://docs.stripe.com/reports/balance-transaction-types */
const KINDS: ReadonlyMap<string, PayoutLineKind> = new Map([
  ['charge', 'charge'],
  ['payment', 'charge'],
  ['refund', 'refund'],
  ['payment_refund', 'refund'],
  ['refund_failure', 'refund_failure'],
  ['stripe_fee', 'fee'],
  ['stripe_fx_fee', 'fee'],
  ['tax_fee', 'fee'],
]);

function kindOf(type: string, category: string | undefined): PayoutLineKind {
  if (category === 'dispute') return 'dispute';
  if (category === 'dispute_reversal') return 'dispute_reversal';
  return KINDS.get(type) ?? 'other';
}

const sourceSchema = z
  .union([
    z.string().transform((id) => ({ id, payment_intent: null })),
    z.object({ id: z.string(), payment_intent: intentIdSchema.nullish().catch(null) }),
  ])
  .nullish();

const lineSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  reporting_category: z.string().optional(),
  amount: z.int(),
  fee: z.int(),
  net: z.int(),
  created: z.int(),
  source: sourceSchema,
});

function toLine(line: z.output<typeof lineSchema>): PayoutLine {
  const { id, type, reporting_category: category, source } = line;
  return {
    ...{ id, kind: kindOf(type, category), providerKind: type },
    ...{ source: source?.id ?? null, paymentIntent: source?.payment_intent ?? null },
    ...{ grossCents: line.amount, feeCents: line.fee, netCents: line.net },
    createdSeconds: line.created,
  };
}

/** The payout itself is one of its transactions, and none of its lines. */
const linesSchema = z
  .object({ data: z.array(lineSchema), has_more: z.boolean() })
  .transform(({ data, has_more }) => ({
    lines: data.filter(({ type }) => type !== 'payout').map(toLine),
    next: has_more ? (data.at(-1)?.id ?? null) : null,
  }));

export function createPayoutCalls(stripe: Stripe): PayoutCalls {
  return {
    async list(sinceSeconds) {
      const answer = await ask(payoutsSchema, async () => ({
        data: await stripe.payouts
          .list({ created: { gte: sinceSeconds }, limit: 100 })
          .autoPagingToArray({ limit: MAX_PAYOUTS }),
      }));
      return answer.kind === 'answer' ? { kind: 'answer', value: answer.value.data } : answer;
    },
    lines: (payout, after) =>
      ask(linesSchema, () =>
        stripe.balanceTransactions.list({
          ...{ payout, limit: LINES_PER_PAGE, expand: ['data.source'] },
          ...(after === null ? {} : { starting_after: after }),
        }),
      ),
  };
}
