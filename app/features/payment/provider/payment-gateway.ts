/**
 * The calls that the shop makes to a card provider: the gateway of a `PaymentProvider`. A gateway parses
 * every answer: what it cannot read is 'unavailable'.
 */
import * as z from 'zod';
import type { Dispute } from '#app/features/orders/events/dispute.ts';

/** The id of an intent, which stands in paths and queries of the shop. */
export const intentIdSchema = z.string().regex(/^[\w-]{1,255}$/);

/** `payable` waits for a card, a confirmation or 3-D Secure. */
export type IntentStatus = 'payable' | 'processing' | 'succeeded' | 'canceled';

export type Intent = {
  id: string;
  /** Null where the provider does not say it: nobody can pay with this answer. */
  clientSecret: string | null;
  status: IntentStatus;
  /** Whether the last try to pay it was refused and another card is waited for. */
  isDeclined: boolean;
  amountReceivedCents: number;
  currency: string;
  createdSeconds: number;
  /** When its card was charged; null where it was not, or the answer does not say it. */
  chargedSeconds: number | null;
  /** Whose it is, if this shop made it: its own metadata. */
  shopper: string | null;
  payment: string | null;
};

/** An intent with what has become of its charge, as a reconciliation looks at it. */
export type InspectedIntent = Intent & {
  /** What went back or is on its way back; refunds that failed aside. */
  amountRefundedCents: number;
  isDisputed: boolean;
};

/** A page of the account's intents, this shop's or not; `next` asks for the page after it. */
export type IntentPage = { intents: InspectedIntent[]; next: string | null };

/** `pending` ends later as succeeded, failed or canceled. */
export type ProviderRefund = {
  id: string;
  /** The shop's number of it, from its metadata; null if it was made at the provider. */
  no: number | null;
  state: 'pending' | 'succeeded' | 'failed';
  amountCents: number;
};

/**
 * `refused` is definite, and `isFinal` if asking later cannot end otherwise; after `unavailable` the
 * provider may or may not have acted.
 */
export type ProviderAnswer<Value> =
  | { kind: 'answer'; value: Value }
  | { kind: 'refused'; message: string; isFinal: boolean }
  | { kind: 'unavailable'; message: string };

/**
 * A refund with the shop's number of it, made once a key; `cents` is null for all that is left of the
 * charge.
 */
export type NewRefund = {
  intent: string;
  shopper: string;
  no: number;
  cents: number | null;
  key: string;
};

/** `currency` in small letters: `usd`. */
export type NewIntent = {
  payment: string;
  shopper: string;
  amountCents: number;
  currency: string;
};

/**
 * An event whose signature was right; `intent` is null when it is about something else, `shopper` when
 * it does not say whose that is.
 */
export type ProviderEvent = {
  /** What may have changed: the payment of the intent, the refunds or the disputes of its charge. */
  about: 'payment' | 'refund' | 'dispute';
  intent: string | null;
  shopper: string | null;
  /** The name of the event, where it says that a card was declined. */
  declineEvent?: string;
};

/** Something that was done at the provider; another `key` once it stands otherwise. */
export type ProviderChange = ProviderEvent & { key: string };

/** Money that the provider sends to the shop's bank on `day`, such as 2026-11-30. */
export type ProviderPayout = {
  id: string;
  day: string;
  amountCents: number;
  /** In which it is paid out, which may be another than that of the charges. */
  currency: string;
  /** The provider's word: pending, in_transit, paid, failed, canceled. */
  status: string;
  /** Whether the provider says what it is made of. */
  isItemised: boolean;
  createdSeconds: number;
};

/** What moved at the provider: `fee` is its own bill, `other` what is none of these. */
export const PAYOUT_LINE_KINDS = [
  'charge',
  'refund',
  'refund_failure',
  'dispute',
  'dispute_reversal',
  'fee',
  'other',
] as const;
export type PayoutLineKind = (typeof PAYOUT_LINE_KINDS)[number];

/** A transaction of a payout, in its currency; what went from the shop is below zero. Net is gross less fee. */
export type PayoutLine = {
  id: string;
  kind: PayoutLineKind;
  /** The provider's own word for it. */
  providerKind: string;
  /** The charge, refund or dispute that it is of. */
  source: string | null;
  paymentIntent: string | null;
  grossCents: number;
  feeCents: number;
  netCents: number;
  createdSeconds: number;
};

/** Of a provider that says what it pays out. */
export type PayoutCalls = {
  /** Those created from a time on, newest first. */
  list(sinceSeconds: number): Promise<ProviderAnswer<ProviderPayout[]>>;
  /** A page of what it is made of; `next` asks for the page after it. */
  lines(
    payout: string,
    after: string | null,
  ): Promise<ProviderAnswer<{ lines: PayoutLine[]; next: string | null }>>;
};

/** In unix seconds. */
export type ChangesSince = { refunds: number; disputes: number };

export type PaymentGateway = {
  /** The provider's account and mode, such as 'acct_…:test'; an intent belongs to one of them. */
  account(): Promise<ProviderAnswer<string>>;
  /** Creates the intent of this payment once, however often it is asked within a day. */
  createIntent(intent: NewIntent): Promise<ProviderAnswer<Intent>>;
  retrieveIntent(id: string): Promise<ProviderAnswer<Intent>>;
  inspectIntent(id: string): Promise<ProviderAnswer<InspectedIntent>>;
  /** All intents of the account, newest first; `after` is the `next` of the page before, or null. */
  listIntents(after: string | null): Promise<ProviderAnswer<IntentPage>>;
  /** Cancels; an intent that can no longer be cancelled is answered as it is. */
  cancelIntent(id: string): Promise<ProviderAnswer<Intent>>;
  /** All refunds of the charge, newest first. */
  listRefunds(intent: string): Promise<ProviderAnswer<ProviderRefund[]>>;
  /** Refuses what is more than is left of the charge. */
  createRefund(refund: NewRefund): Promise<ProviderAnswer<ProviderRefund>>;
  /** All disputes of the charge, newest first. */
  listDisputes(intent: string): Promise<ProviderAnswer<Dispute[]>>;
  /**
   * Disputes, and refunds that were not made by this shop or have failed, each created from its time on.
   */
  listChanges(since: ChangesSince): Promise<ProviderAnswer<ProviderChange[]>>;
  /** Null where the provider does not say what it pays out. */
  payouts: PayoutCalls | null;
  /** The name of the request header with a webhook's signature, in lower case. */
  signatureHeader: string;
  /** The event in a signed body, or null when the signature is wrong or too old. */
  readEvent(body: string, signature: string): Promise<ProviderEvent | null>;
};
