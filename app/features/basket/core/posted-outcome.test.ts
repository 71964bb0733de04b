import { describe, expect, test } from 'vitest';
import { done, refused } from '#app/shared/result.ts';
import type { FillBasket } from './basket-action.ts';
import type { BasketItem } from './basket-item.ts';
import { basketRefusalMessages } from './basket-messages.ts';
import {
  fillOutcome,
  formatOutcome,
  outcomeMessage,
  outcomeOf,
  type PostedOutcome,
  parseOutcome,
} from './posted-outcome.ts';

function item(line: number): BasketItem {
  return { line, variant: 'sand', id: 'sand', title: 'Sand', image: '', priceCents: 1, rating: 3 };
}

const fill = (replaces: boolean): FillBasket => ({
  ...{ type: 'FILL_BASKET', variants: ['sand', 'book'], replaces, source: null },
});

describe('what came of a form', () => {
  const add = { type: 'ADD_TO_BASKET', variant: 'sand', count: 2 } as const;
  const changed = (...lines: number[]) => done({ lines });

  test('is its action with the lines that it has changed', () => {
    expect(outcomeOf(add, changed(4, 5))).toEqual({ type: 'ADD_TO_BASKET', lines: [4, 5] });
    expect(outcomeOf({ type: 'EMPTY_BASKET' }, changed())).toEqual({
      type: 'EMPTY_BASKET',
      lines: [],
    });
  });

  test('is a full basket where less came in than was wanted', () => {
    expect(outcomeOf(add, changed(4))).toEqual({ refusal: 'basket_full' });
  });

  test('is why nothing was done', () => {
    const gone = refused('unknown_variant' as const);
    expect(outcomeOf(add, gone)).toEqual({ refusal: 'unknown_variant' });
    expect(fillOutcome(fill(true), gone)).toEqual({ refusal: 'unknown_variant' });
  });

  test('of a link is that it replaces the basket, or adds to it, as far as there is room', () => {
    expect(fillOutcome(fill(true), changed(4, 5))).toEqual({ type: 'FILL_BASKET', lines: [4, 5] });
    expect(fillOutcome(fill(false), changed(4, 5))).toEqual({
      ...{ type: 'ADD_TO_BASKET', lines: [4, 5] },
    });
    expect(fillOutcome(fill(false), changed(4))).toEqual({ refusal: 'basket_full' });
  });

  test.for([
    { refusal: 'basket_full' },
    { type: 'ADD_TO_BASKET', lines: [4, 5] },
    { type: 'REMOVE_FROM_BASKET', lines: [] },
    { type: 'REMOVE_LINES', lines: [999_999_999_999_999] },
    { type: 'RESTORE_LINES', lines: Array.from({ length: 100 }, (_, line) => line) },
    { type: 'EMPTY_BASKET', lines: [] },
    { type: 'FILL_BASKET', lines: [1] },
    { type: 'SAVE_FOR_LATER', lines: [1] },
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

  test.for([
    ['RESTORE_LINES', 'Put back into your basket.'],
    ['EMPTY_BASKET', 'Your basket is empty now.'],
    ['FILL_BASKET', 'This is your basket now.'],
    ['SAVE_FOR_LATER', 'Saved to your wish list.'],
  ] as const)('of %s is: %s', ([type, text]) => {
    expect(outcomeMessage({ type, lines: [4] }, [item(4)])).toEqual({ text, undo: null });
  });

  test('is none about an item that is gone meanwhile', () => {
    expect(outcomeMessage({ type: 'ADD_TO_BASKET', lines: [4] }, [])).toBeNull();
  });
});
