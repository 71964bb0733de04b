import { describe, expect, test } from 'vitest';
import { type ListState, pressKey } from './suggestion-list.tsx';

function press(keys: string[], count = 2): ListState {
  let state: ListState = { isOpen: true, active: null };
  for (const name of keys) {
    const [key = '', alt] = name.split('+').reverse();
    const { isTaken: _, ...next } = pressKey(state, { key, altKey: alt !== undefined }, count);
    state = next;
  }
  return state;
}

describe('in the list of suggestions', () => {
  test.for([
    [['ArrowDown'], { isOpen: true, active: 0 }],
    [['ArrowDown', 'ArrowDown'], { isOpen: true, active: 1 }],
    [['ArrowDown', 'ArrowDown', 'ArrowDown'], { isOpen: true, active: null }],
    [['ArrowUp'], { isOpen: true, active: 1 }],
    [['ArrowUp', 'ArrowUp', 'ArrowUp'], { isOpen: true, active: null }],
    [['ArrowDown', 'Escape'], { isOpen: false, active: null }],
    [['Escape', 'ArrowDown'], { isOpen: true, active: 0 }],
    [['Escape', 'Alt+ArrowDown'], { isOpen: true, active: null }],
    [['ArrowDown', 'Alt+ArrowUp'], { isOpen: false, active: null }],
    [['ArrowDown', 'Home'], { isOpen: true, active: null }],
    [['ArrowDown', 'a'], { isOpen: true, active: 0 }],
  ] as const)('%j leads to %j', ([keys, state]) => {
    expect(press([...keys])).toEqual(state);
  });

  test('Escape is the browser’s own once the list is closed, and so is every key without one', () => {
    expect(
      pressKey({ isOpen: false, active: null }, { key: 'Escape', altKey: false }, 2).isTaken,
    ).toBe(false);
    expect(
      pressKey({ isOpen: true, active: null }, { key: 'ArrowDown', altKey: false }, 0).isTaken,
    ).toBe(false);
  });
});
