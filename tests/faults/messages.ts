/** What the driver and the shop under test say to each other, beside the shop's own HTTP. */
import type { AuditReport } from '#app/features/audit/audit-report.ts';
import type { ProviderCharge } from '../provider-charges.ts';

export type Answers = {
  /** The provider behaves from now on. */
  calm: null;
  /** Lets the hours pass after which sweep and provider try again by themselves. */
  hurry: null;
  audit: AuditReport;
  /** Every charge that succeeded, as the provider keeps it. */
  charges: ProviderCharge[];
};

export type Question = keyof Answers;

export type ToShop = { id: number; question: Question };
export type FromShop =
  | { kind: 'ready'; port: number }
  | { kind: 'answer'; id: number; answer: Answers[Question] }
  | { kind: 'failure'; id: number; message: string };
