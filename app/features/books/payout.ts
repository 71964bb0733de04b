/** What the card provider has paid out, and the one rule of what each line of it is in the shop. Pure. */
import type { PayoutLine, ProviderPayout } from '#app/features/payment/provider/payment-gateway.ts';
import { formatPlainCents } from '#app/shared/money/money.ts';

/** What the shop has of the intent of a line: `number` of its order, null without one. */
export type KnownCharge = {
  number: string | null;
  chargeCents: number;
  currency: string;
  refundCents: readonly number[];
};

/** `charge` became no order and goes back in full; `unknown` is nothing that the shop has. */
export type PayoutMatch = 'order' | 'charge' | 'refund' | 'dispute' | 'fee' | 'unknown';

/** What a line is in the shop. In another currency than the shop's the intent alone is compared. */
export function matchLine(
  { kind, grossCents }: Pick<PayoutLine, 'kind' | 'grossCents'>,
  currency: string,
  known: KnownCharge | null,
): PayoutMatch {
  if (kind === 'fee') return 'fee';
  if (!known || kind === 'other') return 'unknown';
  const isSame = (cents: number) => known.currency !== currency || cents === Math.abs(grossCents);
  switch (kind) {
    case 'charge':
      if (!isSame(known.chargeCents)) return 'unknown';
      return known.number === null ? 'charge' : 'order';
    case 'refund':
    case 'refund_failure':
      return known.refundCents.some(isSame) ? 'refund' : 'unknown';
    default:
      return 'dispute';
  }
}

export type PayoutSums = { grossCents: number; feeCents: number; netCents: number };

export function sumLines(lines: readonly PayoutSums[]): PayoutSums {
  const sum = (key: keyof PayoutSums) => lines.reduce((all, line) => all + line[key], 0);
  return { grossCents: sum('grossCents'), feeCents: sum('feeCents'), netCents: sum('netCents') };
}

/** Whether the bank has it, or will: what fails is with the provider again, and in a later payout. */
export function isPaidOut({ status }: Pick<ProviderPayout, 'status'>): boolean {
  return status !== 'failed' && status !== 'canceled';
}

/** Of a payout, what its lines are and whether they are all that it is. */
export type PayoutCheck = PayoutSums & {
  lines: number;
  unknown: number;
  /** How much the bank gets that no line has; null where the provider does not say the lines. */
  differenceCents: number | null;
};

export type PayoutProblem = 'not_itemised' | 'does_not_add_up' | 'unmatched';

/** What is wrong with a payout: nothing, lines that the shop does not know, or cents that no line has. */
export function payoutProblem({
  unknown,
  differenceCents,
}: Pick<PayoutCheck, 'unknown' | 'differenceCents'>): PayoutProblem | null {
  if (differenceCents === null) return 'not_itemised';
  if (differenceCents !== 0) return 'does_not_add_up';
  return unknown > 0 ? 'unmatched' : null;
}

/** A line of the file of payouts. */
export type PayoutRow = PayoutLine & {
  payout: Pick<ProviderPayout, 'id' | 'day' | 'currency' | 'status' | 'amountCents'>;
  match: PayoutMatch;
  number: string | null;
};

/** Its cells by the names of their columns. */
export function payoutCells(row: PayoutRow): Record<string, string> {
  const { payout, kind, match, number, source, paymentIntent } = row;
  return {
    ...{ day: payout.day, payout: payout.id, status: payout.status, kind, matched: match },
    ...{ number: number ?? '', payment_intent: paymentIntent ?? '', source: source ?? '' },
    ...{ transaction: row.id, provider_kind: row.providerKind },
    ...{ gross: formatPlainCents(row.grossCents), fee: formatPlainCents(row.feeCents) },
    ...{ net: formatPlainCents(row.netCents), currency: payout.currency },
  };
}

export const PAYOUT_COLUMNS = [
  ...['day', 'payout', 'status', 'kind', 'matched', 'number', 'payment_intent', 'source'],
  ...['transaction', 'provider_kind', 'gross', 'fee', 'net', 'currency'],
];
