import { expect, test } from 'vitest';
import { testCards } from '#card-simulator/test-cards.ts';
import { STRIPE_TEST_MODE } from './stripe-test-cards.ts';

test('the cards that the notice names are those that the card simulator knows', () => {
  const { successCard, otherCards } = STRIPE_TEST_MODE;
  const digitsOf = (number: string) => number.replaceAll(' ', '');
  const paying = testCards.filter(({ outcome }) => outcome.type === 'success');
  expect(paying.map(({ number }) => number)).toEqual([digitsOf(successCard)]);
  const others = testCards.filter((card) => !paying.includes(card)).map(({ number }) => number);
  expect(otherCards.map(({ number }) => digitsOf(number)).toSorted()).toEqual(others.toSorted());
});
