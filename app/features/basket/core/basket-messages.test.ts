import { describe, expect, test } from 'vitest';
import type { BasketItem } from './basket-item.ts';
import { confirmedMessage, optimisticMessage } from './basket-messages.ts';

function item(line: number, title: string): BasketItem {
  return { line, variant: title, id: 'speaker', title, image: '', priceCents: 100, rating: 3 };
}
const charcoal = item(1, 'Charcoal');
const sand = item(2, 'Sand');

describe('the optimistic message', () => {
  test('names what was added, and how many', () => {
    const add = { type: 'ADD_TO_BASKET', variant: 'Sand', items: [sand] } as const;
    expect(optimisticMessage(add, [])).toEqual({ text: 'Added', title: 'Sand', undo: 'later' });
    expect(optimisticMessage({ ...add, count: 3 }, [])).toMatchObject({ text: 'Added 3' });
  });

  test('names the first item with the id, which is the one that goes', () => {
    const message = optimisticMessage({ type: 'REMOVE_FROM_BASKET', id: 'speaker' }, [
      charcoal,
      sand,
    ]);
    expect(message).toEqual({ text: 'Removed', title: 'Charcoal', undo: 'later' });
  });

  test.for([
    [
      { type: 'REMOVE_LINES', lines: [2] },
      { text: 'Taken out', title: 'Sand' },
    ],
    [{ type: 'REMOVE_LINES', lines: [1, 2] }, { text: 'Taken out: 2 items' }],
    [
      { type: 'RESTORE_LINES', lines: [2], items: [sand] },
      { text: 'Put back', title: 'Sand' },
    ],
    [
      { type: 'RESTORE_LINES', lines: [1, 2], items: [charcoal, sand] },
      { text: 'Put back: 2 items' },
    ],
    [{ type: 'EMPTY_BASKET' }, { text: 'Your basket is empty now.' }],
  ] as const)('of %j is that', ([write, said]) => {
    const { undo: _undo, ...message } = optimisticMessage(write, [charcoal, sand]);
    expect(message).toEqual(said);
  });

  test('offers a way back from lines that were taken out', () => {
    const message = optimisticMessage({ type: 'REMOVE_LINES', lines: [1, 2] }, [charcoal, sand]);
    expect(message.undo).toEqual({
      type: 'RESTORE_LINES',
      lines: [1, 2],
      items: [charcoal, sand],
    });
    expect(optimisticMessage({ type: 'REMOVE_LINES', lines: [9] }, [charcoal]).undo).toBeNull();
  });
});

describe('the confirmed message', () => {
  test('undoes an adding by its very lines', () => {
    expect(confirmedMessage('ADD_TO_BASKET', [sand])).toEqual({
      text: 'Added',
      title: 'Sand',
      undo: { type: 'REMOVE_LINES', lines: [2] },
    });
    expect(confirmedMessage('ADD_TO_BASKET', [sand, item(3, 'Sand')])).toEqual({
      text: 'Added 2',
      title: 'Sand',
      undo: { type: 'REMOVE_LINES', lines: [2, 3] },
    });
  });

  test('undoes a removal by its very line', () => {
    expect(confirmedMessage('REMOVE_FROM_BASKET', [charcoal])).toEqual({
      text: 'Removed',
      title: 'Charcoal',
      undo: { type: 'RESTORE_LINES', lines: [1], items: [charcoal] },
    });
  });

  test('says that there was nothing to remove', () => {
    expect(confirmedMessage('REMOVE_FROM_BASKET', [])?.undo).toBeNull();
  });

  test('leaves what was said about an undoing', () => {
    expect(confirmedMessage('RESTORE_LINES', [sand])).toBeNull();
    expect(confirmedMessage('REMOVE_LINES', [])).toBeNull();
  });
});
