/** What a card leads to. Pure: the number goes no further than this module. */
import { brandOf, checkExpiryDate, isLuhnValid } from '../card-checks.ts';
import type { CardSummary } from '../schema.ts';
import { type CardDecline, findTestCard, nonTestCardDecline } from '../test-cards.ts';
import { ApiError } from '../wire/answer.ts';

/** A card as a browser sends it; the year with two digits or four. */
export type GivenCard = {
  number: string;
  expMonth: number;
  expYear: number;
  cvc?: string | undefined;
};

export type JudgedCard = {
  summary: CardSummary;
  outcome:
    | { type: 'success' }
    | { type: 'challenge' }
    | ({ type: 'decline'; param: string | null } & CardDecline);
};

/** Which parameter Stripe names with a refusal that has one. */
const refusedParams: Record<string, string> = { expired_card: 'exp_month', incorrect_cvc: 'cvc' };

/**
 * What Stripe's published test card does. A number that is not one, an expiry in the past and a
 * malformed security code are refused (402, ApiError) before there is a payment method at all.
 */
export function judgeCard(card: GivenCard, now: Date): JudgedCard {
  const number = card.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !isLuhnValid(number)) {
    throw refusedCard('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  const year = card.expYear < 100 ? 2000 + card.expYear : card.expYear;
  const expiryProblem = checkExpiryDate({ month: card.expMonth, year }, now);
  if (expiryProblem?.code.startsWith('invalid_expiry_year')) {
    throw refusedCard('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (expiryProblem) {
    throw refusedCard(
      'invalid_expiry_month',
      "Your card's expiration month is invalid.",
      'exp_month',
    );
  }
  if (card.cvc !== undefined && !/^\d{3,4}$/.test(card.cvc)) {
    throw refusedCard('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  const testCard = findTestCard(number);
  if (!testCard) {
    const { code, message, declineCode } = nonTestCardDecline;
    throw refusedCard(code, message, 'number', declineCode);
  }
  const { outcome } = testCard;
  const summary = { brand: brandOf(number), last4: number.slice(-4) };
  if (outcome.type !== 'decline') return { summary, outcome };
  return { summary, outcome: { ...outcome, param: refusedParams[outcome.code] ?? null } };
}

function refusedCard(
  code: string,
  message: string,
  param: string,
  declineCode: string | null = null,
): ApiError {
  return new ApiError(402, {
    type: 'card_error',
    code,
    ...(declineCode === null ? {} : { decline_code: declineCode }),
    message,
    param,
  });
}
