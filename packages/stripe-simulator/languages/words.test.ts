import { describe, expect, test } from 'vitest';
import { cardMessages } from '../card-checks.ts';
import { testCards } from '../test-cards.ts';
import { allWords, wordsOf } from './all-words.ts';
import { errorText } from './words.ts';

describe.each(['de', 'fr', 'es'])('in %s', (locale) => {
  const words = wordsOf(locale);

  test('each refusal of a test card has words', () => {
    for (const { title, outcome } of testCards) {
      if (outcome.type !== 'decline') continue;
      const { code, declineCode } = outcome;
      const said = errorText(words, { code, decline_code: declineCode ?? undefined });
      expect(said, title).toBeTypeOf('string');
    }
  });

  test('each mistake in the card field has words', () => {
    for (const code of Object.keys(cardMessages)) {
      expect(errorText(words, { code }), code).toBeTypeOf('string');
    }
  });

  test('an error for programmers is said as the API says it', () => {
    expect(errorText(words, { code: 'resource_missing' })).toBeUndefined();
    expect(errorText(words, { code: 'constructor' })).toBeUndefined();
  });
});

test('an unknown language is English, as the API is', () => {
  expect(wordsOf('pt')).toBe(allWords.en);
  expect(wordsOf('')).toBe(allWords.en);
});
