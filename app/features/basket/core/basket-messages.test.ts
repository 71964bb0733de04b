import { describe, expect, test } from 'vitest';
import type { BasketItem } from './basket-item.ts';
import { confirmedMessage, optimisticMessage } from './basket-messages.ts';

function item(line: number, title: string): BasketItem {
  return { line, listing: title, id: 'speaker', title, image: '', priceCents: 100, rating: 3 };
}
const charcoal = item(1, 'Charcoal');
const sand = item(2, 'Sand');

describe('the optimistic message', () => {
  test('names what was added', () => {
    expect(optimisticMessage({ type: 'ADD_TO_BASKET', product: sand }, [])).toEqual({
      text: 'Added: Sand',
      undo: 'later',
    });
  });

  test('names the first item with the id, which is the one that goes', () => {
    const message = optimisticMessage({ type: 'REMOVE_FROM_BASKET', item: sand }, [charcoal, sand]);
    expect(message).toEqual({ text: 'Removed: Charcoal', undo: 'later' });
  });

  test.for([
    [{ type: 'REMOVE_LINES', lines: [2] }, 'Taken out again: Sand'],
    [{ type: 'REMOVE_LINES', lines: [1, 2] }, 'Taken out again: 2 items'],
    [{ type: 'RESTORE_LINE', item: sand }, 'Put back: Sand'],
    [{ type: 'EMPTY_BASKET' }, 'Your basket is empty now.'],
  ] as const)('of %j is that', ([write, text]) => {
    expect(optimisticMessage(write, [charcoal, sand])).toEqual({ text, undo: null });
  });
});

describe('the confirmed message', () => {
  test('undoes an adding by its very line', () => {
    expect(confirmedMessage('ADD_TO_BASKET', sand)).toEqual({
      text: 'Added: Sand',
      undo: { type: 'REMOVE_LINES', lines: [2] },
    });
  });

  test('undoes a removal by its very line', () => {
    expect(confirmedMessage('REMOVE_FROM_BASKET', charcoal)).toEqual({
      text: 'Removed: Charcoal',
      undo: { type: 'RESTORE_LINE', item: charcoal },
    });
  });

  test('says that there was nothing to remove', () => {
    expect(confirmedMessage('REMOVE_FROM_BASKET', null)?.undo).toBeNull();
  });

  test('leaves what was said about an undoing', () => {
    expect(confirmedMessage('RESTORE_LINE', sand)).toBeNull();
    expect(confirmedMessage('REMOVE_LINES', null)).toBeNull();
  });
});
