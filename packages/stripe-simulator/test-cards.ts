/**
 * The published test cards the simulator accepts, as data, with the codes and the messages a
 * shopper sees from Stripe. Source: https://docs.stripe.com/testing
 */

/** Why a card was refused, in Stripe's words; `declineCode` is null where Stripe sends none. */
export type CardDecline = {
  code: string;
  declineCode: string | null;
  message: string;
};

/** What a test card leads to when a payment is confirmed with it. */
type TestCardOutcome =
  | { type: 'success' }
  | { type: 'challenge' }
  | ({ type: 'decline' } & CardDecline);

/** How the bank disputes what a card has paid: a chargeback, or the inquiry that may come before it. */
export type CardDispute = {
  reason: 'fraudulent' | 'general' | 'product_not_received';
  isInquiry: boolean;
};

/** One published test card; `number` is 16 digits without spaces, the last four of which are its own. */
export type TestCard = {
  number: string;
  title: string;
  outcome: TestCardOutcome;
  /** The dispute that follows a payment. */
  dispute?: CardDispute;
  /** The status in which a refund begins, and the other in which it ends a while later. */
  refund?: { begins: 'pending'; ends: 'succeeded' } | { begins: 'succeeded'; ends: 'failed' };
};

/** Every card the simulator knows. Any other number is refused. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', title: 'Payment succeeds', outcome: { type: 'success' } },
  {
    number: '4000000000000002',
    title: 'Declined',
    outcome: decline('card_declined', 'generic_decline', 'Your card was declined.'),
  },
  {
    number: '4000000000009995',
    title: 'Insufficient funds',
    outcome: decline('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    title: 'Expired card',
    outcome: decline('expired_card', null, 'Your card has expired.'),
  },
  {
    number: '4000000000000127',
    title: 'Wrong security code',
    outcome: decline('incorrect_cvc', null, "Your card's security code is incorrect."),
  },
  {
    number: '4000000000000119',
    title: 'Processing error',
    outcome: decline(
      'processing_error',
      null,
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  },
  { number: '4000002500003155', title: '3-D Secure challenge', outcome: { type: 'challenge' } },
  {
    number: '4000000000000259',
    title: 'Disputed as fraudulent',
    outcome: { type: 'success' },
    dispute: { reason: 'fraudulent', isInquiry: false },
  },
  {
    number: '4000000000002685',
    title: 'Disputed as not received',
    outcome: { type: 'success' },
    dispute: { reason: 'product_not_received', isInquiry: false },
  },
  {
    number: '4000000000001976',
    title: 'Inquiry',
    outcome: { type: 'success' },
    dispute: { reason: 'general', isInquiry: true },
  },
  {
    number: '4000000000007726',
    title: 'Refunds are pending first',
    outcome: { type: 'success' },
    refund: { begins: 'pending', ends: 'succeeded' },
  },
  {
    number: '4000000000005126',
    title: 'Refunds fail later',
    outcome: { type: 'success' },
    refund: { begins: 'succeeded', ends: 'failed' },
  },
];

/** What Stripe answers in test mode to a number that is not one of its test cards. */
export const nonTestCardDecline: CardDecline = {
  code: 'card_declined',
  declineCode: 'test_mode_live_card',
  message:
    'Your card was declined. Your request was in test mode, but used a non test card. ' +
    'For a list of valid test cards, visit: https://stripe.com/docs/testing.',
};

/** What a shopper reads when the bank's challenge was failed (Stripe's own code and words). */
export const authenticationFailure = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. ' +
    'Please choose a different payment method and try again.',
} as const;

/** The test card with this number, digits only; undefined if it is not a published one. */
export function findTestCard(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}

/** The test card that a charge was made with, by its last four digits, which is all that is stored. */
export function findTestCardByLast4(last4: string): TestCard | undefined {
  return testCards.find(({ number }) => number.endsWith(last4));
}

/** The published numbers, spaced or not, as the `pattern` of an input (HTML, 4.10.5.3.6). */
export const testCardPattern = testCards
  .map(({ number }) => number.replace(/\d{4}(?=\d)/g, '$& ?'))
  .join('|');

/** Whether the number, digits only, is a published test card. */
export function isTestCard(number: string): boolean {
  return findTestCard(number) !== undefined;
}

function decline(code: string, declineCode: string | null, message: string): TestCardOutcome {
  return { type: 'decline', code, declineCode, message };
}
