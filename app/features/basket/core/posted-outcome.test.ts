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
  return { line, variant: 'sand', id: 'sand', title: 'Sand', image: '', priceCents: 1, rating: 3 };
}

describe('what came of a form', () => {
  test.for([
    { refusal: 'basket_full' },
    { type: 'ADD_TO_BASKET', lines: [4, 5] },
    { type: 'REMOVE_FROM_BASKET', lines: [] },
    { type: 'REMOVE_LINES', lines: [999_999_999_999_999] },
    { type: 'RESTORE_LINES', lines: Array.from({ length: 100 }, (_, line) => line) },
    { type: 'EMPTY_BASKET', lines: [] },
  ] as PostedOutcome[])('%j is read as it was written', (outcome) => {
    expect(parseOutcome(formatOutcome(outcome))).toEqual(outcome);
  });

  test('is nothing else that a cookie may hold', () => {
    for (const text of [
      ...['', 'hello', 'toString', 'ADD_TO_BASKET.x', 'SET_USER', '<b>', '.1'],
      ...['xADD_TO_BASKET', 'ADD_TO_BASKETx', 'ADD_TO_BASKET.', 'ADD_TO_BASKET.1x'],
      ...[`ADD_TO_BASKET.${'9'.repeat(16)}`, `ADD_TO_BASKET${'.1'.repeat(101)}`],
    ]) {
      expect(parseOutcome(text)).toBeNull();
    }
  });
});

describe('the message on the next page', () => {
  test('names what was added, and takes it out again by its lines', () => {
    const message = outcomeMessage({ type: 'ADD_TO_BASKET', lines: [4, 5] }, [
      item(3),
      item(4),
      item(5),
    ]);
    expect(message).toEqual({
      text: 'Added 2',
      title: 'Sand',
      undo: { type: 'REMOVE_LINES', lines: [4, 5] },
    });
  });

  test('offers to put back what was removed', () => {
    const message = outcomeMessage({ type: 'REMOVE_FROM_BASKET', lines: [4] }, []);
    expect(message).toEqual({
      text: 'Removed from your basket.',
      undo: { type: 'RESTORE_LINES', lines: [4], items: [] },
    });
    expect(outcomeMessage({ type: 'REMOVE_LINES', lines: [4] }, [])).toEqual(message);
    expect(outcomeMessage({ type: 'REMOVE_FROM_BASKET', lines: [] }, [])?.undo).toBeNull();
  });

  test('says why nothing was done', () => {
    const { basket_full: text } = basketRefusalMessages;
    expect(outcomeMessage({ refusal: 'basket_full' }, [])).toEqual({ text, undo: null });
  });

  test('says what was put back and what was emptied', () => {
    expect(outcomeMessage({ type: 'RESTORE_LINES', lines: [4] }, [item(4)])).toEqual({
      text: 'Put back into your basket.',
      undo: null,
    });
    expect(outcomeMessage({ type: 'EMPTY_BASKET', lines: [] }, [])).toEqual({
      text: 'Your basket is empty now.',
      undo: null,
    });
  });

  test('is none about an item that is gone meanwhile', () => {
    expect(outcomeMessage({ type: 'ADD_TO_BASKET', lines: [4] }, [])).toBeNull();
  });
});
