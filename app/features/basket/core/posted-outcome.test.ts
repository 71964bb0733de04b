import { describe, expect, test } from 'vitest';
import type { BasketItem } from './basket-item.ts';
import { basketRefusalMessages } from './basket-messages.ts';
import {
  formatOutcome,
  outcomeMessage,
  type PostedOutcome,
  parseOutcome,
} from './posted-outcome.ts';

function item(line: number): BasketItem {
  return { line, listing: 'sand', id: 'sand', title: 'Sand', image: '', priceCents: 1, rating: 3 };
}

describe('what came of a form', () => {
  test.for([
    { refusal: 'basket_full' },
    { type: 'ADD_TO_BASKET', lines: [4, 5] },
    { type: 'REMOVE_FROM_BASKET', lines: [] },
    { type: 'EMPTY_BASKET', lines: [] },
  ] as PostedOutcome[])('%j is read as it was written', (outcome) => {
    expect(parseOutcome(formatOutcome(outcome))).toEqual(outcome);
  });

  test('is nothing else that a cookie may hold', () => {
    for (const text of ['', 'hello', 'toString', 'ADD_TO_BASKET.x', 'SET_USER', '<b>', '.1']) {
      expect(parseOutcome(text)).toBeNull();
    }
  });
});

describe('the message on the next page', () => {
  test('names what was added, and takes it out again by its lines', () => {
    const message = outcomeMessage({ type: 'ADD_TO_BASKET', lines: [4, 5] }, [item(4), item(5)]);
    expect(message).toEqual({
      text: 'Added 2',
      title: 'Sand',
      undo: { type: 'REMOVE_LINES', lines: [4, 5] },
    });
  });

  test('offers to put back what was removed', () => {
    const message = outcomeMessage({ type: 'REMOVE_FROM_BASKET', lines: [4] }, []);
    expect(message?.undo).toEqual({ type: 'RESTORE_LINES', lines: [4], items: [] });
    expect(outcomeMessage({ type: 'REMOVE_FROM_BASKET', lines: [] }, [])?.undo).toBeNull();
  });

  test('says why nothing was done', () => {
    const { basket_full: text } = basketRefusalMessages;
    expect(outcomeMessage({ refusal: 'basket_full' }, [])).toEqual({ text, undo: null });
  });

  test('is none about an item that is gone meanwhile', () => {
    expect(outcomeMessage({ type: 'ADD_TO_BASKET', lines: [4] }, [])).toBeNull();
  });
});
