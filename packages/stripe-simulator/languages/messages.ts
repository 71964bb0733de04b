/** What a shopper reads of the simulator, in one language. */

import type { CardField } from '../browser/field-typing.ts';
import type { CardProblem } from '../card-checks.ts';

/** The languages that it speaks, as the `locale` of Stripe.js has them. */
export const locales = ['en', 'de', 'fr', 'es'] as const;
export type Locale = (typeof locales)[number];

/** Why a card was refused: Stripe's decline code where there is one, else its error code. */
export type ErrorCode =
  | CardProblem['code']
  | 'generic_decline'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_number'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'test_mode_live_card'
  | 'payment_intent_authentication_failure';

export type Messages = {
  locale: Locale;
  cardDetails: string;
  labels: Readonly<Record<CardField, string>>;
  placeholders: Readonly<Record<CardField, string>>;
  dialog: Readonly<Record<'title' | 'text' | 'pass' | 'fail' | 'sending', string>>;
  pages: {
    bank: string;
    /** With `{amount}`. */
    asksFor: string;
    pass: string;
    fail: string;
    refused: string;
    tryAnotherCard: string;
    authenticated: string;
    closePage: string;
    cannotBePaid: string;
    authenticationOver: string;
  };
  /** Whatever is not here is said as the API says it, in English. */
  errors: Readonly<Partial<Record<ErrorCode, string>>>;
};

/** Those of another language than the API's. */
export type Translation = Messages & { errors: Readonly<Record<ErrorCode, string>> };

type Refusal = { code?: string | undefined; decline_code?: string | undefined };

/** What the error says in this language; undefined for one that is for programmers. */
export function errorText(
  { errors }: Messages,
  { code, decline_code }: Refusal,
): string | undefined {
  const known = new Map(Object.entries(errors));
  return known.get(decline_code ?? '') ?? known.get(code ?? '');
}
