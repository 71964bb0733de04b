/**
 * The port to card providers. A provider implements `PaymentProvider` on the server and, for the
 * browser, `CardFieldAdapter` (card-field.ts); docs/change-something.md says where the two are registered.
 */
import type { PaymentGateway } from './payment-gateway.ts';

/**
 * What the browser is sent to confirm payments with: public, and serialisable as JSON. The card
 * field that is registered for `kind` (form/card-fields.ts) reads the rest.
 */
export type BrowserConfig = { kind: string };

/** Sources of the Content-Security-Policy that pages need beside the shop's own. */
export type ProviderSources = {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
};

/** What the page says in test mode; numbers are spaced as they stand on a card. */
export type TestMode = {
  /** The card that pays, with any future date and any CVC. */
  successCard: string;
  otherCards: readonly {
    number: string;
    outcome: string;
  }[];
};

/** What a form that pays without scripts is made from. Paths are the shop's own. */
export type NoScriptPaymentRequest = {
  /** Empty while there is nothing to pay; the form is then shown, and cannot be sent. */
  clientSecret: string;
  /** Where the browser is sent after a charge, with the query `payment_intent=<id>`. */
  returnPath: string;
  /** Where a shopper goes back to after a card was declined. */
  backPath: string;
};

/** A form that is posted to a path of the shop: the policy's `form-action` is 'self'. */
export type NoScriptForm = { action: string; hiddenFields: Readonly<Record<string, string>> };

export type PaymentProvider = {
  gateway: PaymentGateway;
  browserConfig: BrowserConfig;
  sources: ProviderSources;
  /** Null where real money moves. */
  testMode: TestMode | null;
  /** How a page without scripts pays; null where it cannot. */
  noScriptForm: ((payment: NoScriptPaymentRequest) => NoScriptForm) | null;
};
