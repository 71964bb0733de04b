import { describe, expect, test } from 'vitest';
import { cardMessages } from '../card-checks.ts';
import { testCards } from '../test-cards.ts';
import { allMessages, messagesOf } from './all-messages.ts';
import { errorText } from './messages.ts';

describe.each(['de', 'fr', 'es'])('in %s', (locale) => {
  const messages = messagesOf(locale);

  test('each refusal of a test card has words', () => {
    for (const { title, outcome } of testCards) {
      if (outcome.type !== 'decline') continue;
      const { code, declineCode } = outcome;
      const said = errorText(messages, { code, decline_code: declineCode ?? undefined });
      expect(said, title).toBeTypeOf('string');
    }
  });

  test('each mistake in the card field has words', () => {
    for (const code of Object.keys(cardMessages)) {
      expect(errorText(messages, { code }), code).toBeTypeOf('string');
    }
  });

  test('an error for programmers is said as the API says it', () => {
    expect(errorText(messages, { code: 'resource_missing' })).toBeUndefined();
    expect(errorText(messages, { code: 'constructor' })).toBeUndefined();
  });
});

test('an unknown language is English, as the API is', () => {
  expect(messagesOf('pt')).toBe(allMessages.en);
  expect(messagesOf('')).toBe(allMessages.en);
});
