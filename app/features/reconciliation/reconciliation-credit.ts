/** Gift cards and store credit: what orders and refunds say of them, against their ledger. */
import { formatCents } from '#app/shared/money/money.ts';
import { type Finding, finding } from './reconciliation.ts';
import type { ReconciledOrder, ReconciledRefund } from './reconciliation-charge.ts';
import type { ReconciledLife } from './reconciliation-life.ts';

/** What orders and refunds say of a credit. */
export const CREDIT_FACTS = ['spent', 'refunded', 'bought', 'taken_back'] as const;

const FACT_WORDS: Record<(typeof CREDIT_FACTS)[number], string> = {
  spent: 'spent of',
  refunded: 'refunded to',
  bought: 'bought as',
  taken_back: 'taken back from',
};

/** A fact of a credit that the ledger has otherwise; null: one of both has none of it. */
export type ReconciledCredit = {
  shopper: string | null;
  intent: string;
  stockKey: string;
  fact: (typeof CREDIT_FACTS)[number];
  /** Above zero what was added. */
  said: number | null;
  booked: number | null;
};

export function toCredit(refunds: readonly Pick<ReconciledRefund, 'creditCents'>[]): number {
  return refunds.reduce((sum, { creditCents }) => sum + creditCents, 0);
}

export function judgeCredit(credit: ReconciledCredit): Finding {
  const { shopper, intent, stockKey, fact, said, booked } = credit;
  const cents = (amount: number | null) => (amount === null ? 'nothing' : formatCents(amount));
  const problem = `Of order ${intent} ${cents(said)} is ${FACT_WORDS[fact]} ${stockKey}, and ${cents(booked)} by its ledger.`;
  return finding('credit_differs', { ...(shopper && { shopper }), intent, stockKey }, problem);
}

/** Of a cancelled order all that a credit has paid is back. */
export function judgeCreditBack(
  { shopper, intent, terms }: ReconciledOrder,
  refunds: readonly ReconciledRefund[],
  life: ReconciledLife | undefined,
): Finding[] {
  const isCancelled = life?.events.some(({ kind }) => kind === 'cancelled') ?? false;
  const owedCents = (terms?.credit?.cents ?? 0) - toCredit(refunds);
  if (!isCancelled || owedCents <= 0) return [];
  const problem = `Order ${intent} is cancelled, and ${formatCents(owedCents)} of its gift card or store credit is not back.`;
  return [{ ...finding('refund_missing', { shopper, intent }, problem), owedCents }];
}
