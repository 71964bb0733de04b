import { testCards } from 'stripe-simulator/test-cards.ts';
import { expect, test } from 'vitest';
import { STRIPE_TEST_MODE } from './stripe-test-cards.ts';

test('the cards that the notice names are those with which paying ends differently', () => {
  const { successCard, otherCards } = STRIPE_TEST_MODE;
  const digitsOf = (number: string) => number.replaceAll(' ', '');
  const atPayment = testCards.filter(({ dispute, refund }) => !dispute && !refund);
  const paying = atPayment.filter(({ outcome }) => outcome.type === 'success');
  expect(paying.map(({ number }) => number)).toEqual([digitsOf(successCard)]);
  const others = atPayment.filter((card) => !paying.includes(card)).map(({ number }) => number);
  expect(otherCards.map(({ number }) => digitsOf(number)).toSorted()).toEqual(others.toSorted());
});
