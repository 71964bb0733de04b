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
};

/** Something that was done at the provider; another `key` once it stands otherwise. */
export type ProviderChange = ProviderEvent & { key: string };

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
  /** The name of the request header with a webhook's signature, in lower case. */
  signatureHeader: string;
  /** The event in a signed body, or null when the signature is wrong or too old. */
  readEvent(body: string, signature: string): Promise<ProviderEvent | null>;
};
