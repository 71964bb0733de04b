/** The messages between the driver and the shop under test, apart from HTTP. */
import type { ReconciliationReport } from '#app/features/reconciliation/reconciliation-report.ts';
import type { ProviderCharge } from '../fixtures/provider-charges.ts';
import type { DraftLinks } from './drafts.ts';
import type { HandedCard, KeptCards } from './gift-cards.ts';
import type { Debts } from './judges/debts.ts';
import type { EventOfFact } from './judges/events.ts';
import type { ChargeMail } from './judges/mails.ts';
import type { KeptReviews } from './reviews.ts';
import type { StockMails } from './wishes.ts';

export type Answers = {
  /** The provider behaves from now on. */
  calm: null;
  /** Advances the clock past the next retries of sweep and provider. */
  hurry: null;
  /** Orders are refunded, cancelled, packed and disputed. */
  staff: null;
  /** More units of the counted variants on the shelf; how many of each. */
  restock: Record<string, number>;
  /** More gift cards, with their codes. */
  handOver: HandedCard[];
  /** The links to pay of orders that staff has made, and the orders that were paid by them. */
  links: DraftLinks;
  /** Units that are held, that cancelled orders keep, that are committed, shipped or cancelled (`booked`), and that all orders have; codes too. */
  stock: {
    held: number;
    kept: number;
    booked: number;
    sold: number;
    /** How many more orders than it may have, that were not cancelled, used a code of a few uses. */
    overusedCodes: number;
    /** Numbers that no invoice has, below the last one. */
    invoiceGaps: number;
    /** Orders that did not freeze the rates of tax. */
    untaxed: number;
  };
  /** Units of orders that can be sold again, each once, by variant. */
  returned: Record<string, number>;
  reconciliation: ReconciliationReport;
  /** Every succeeded charge of the provider. */
  charges: ProviderCharge[];
  /** The mail of every charge that was settled. */
  mails: ChargeMail[];
  /** The facts of orders, each with its event. */
  events: EventOfFact[];
  /** What is owed because a card takes nothing back. */
  debts: Debts;
  /** Who waits for what is sold out, and the mails to those who did. */
  wishes: StockMails;
  /** The reviews and votes that there are. */
  reviews: KeptReviews;
  /** The gift cards that there are, and the orders that they have paid. */
  giftCards: KeptCards;
};

export type Question = keyof Answers;

export type ToShop = { id: number; question: Question };
export type FromShop =
  | { kind: 'ready'; port: number }
  | { kind: 'answer'; id: number; answer: Answers[Question] }
  | { kind: 'failure'; id: number; message: string };
