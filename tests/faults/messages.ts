/** The messages between the driver and the shop under test, apart from HTTP. */
import type { AuditReport } from '#app/features/audit/audit-report.ts';
import type { ProviderCharge } from '../provider-charges.ts';
import type { ChargeMail } from './mails.ts';

export type Answers = {
  /** The provider behaves from now on. */
  calm: null;
  /** Advances the clock past the next retries of sweep and provider. */
  hurry: null;
  /** Orders are refunded, cancelled, packed and disputed. */
  desk: null;
  /** More units of the counted listings on the shelf; how many of each. */
  restock: Record<string, number>;
  /** Units that are held, committed, shipped or cancelled (`booked`), and that all orders have; codes too. */
  stock: {
    held: number;
    booked: number;
    sold: number;
    /** How many more orders than it may have, that were not cancelled, used the code of a few uses. */
    overusedCodes: number;
    /** Numbers that no invoice has, below the last one. */
    invoiceGaps: number;
    /** Orders that did not freeze the rates of tax. */
    untaxed: number;
  };
  audit: AuditReport;
  /** Every succeeded charge of the provider. */
  charges: ProviderCharge[];
  /** The mail of every charge that was settled. */
  mails: ChargeMail[];
};

export type Question = keyof Answers;

export type ToShop = { id: number; question: Question };
export type FromShop =
  | { kind: 'ready'; port: number }
  | { kind: 'answer'; id: number; answer: Answers[Question] }
  | { kind: 'failure'; id: number; message: string };
