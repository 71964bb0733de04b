import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endsInSign, MAX_QUERY_LETTERS, tidyQuery, typedWords } from './typed-words.ts';

test.for([
  ['Red lamp', ['Red', 'lamp']],
  ['USB-C cable, 2 m', ['USB', 'C', 'cable', '2', 'm']],
  ['lamp lamp', ['lamp']],
  ["shopper's naïve 💥", ['shopper', 's', 'naïve']],
  ['% & | ! :*', []],
] as const)('%j is cut into %j', ([text, words]) => {
  expect(typedWords(text)).toEqual(words);
});

test('whatever is typed becomes a short text that a database can hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (typed) => {
      const text = tidyQuery(typed);
      expect(text).not.toContain('\0');
      expect(text.isWellFormed()).toBe(true);
      expect(text.trim()).toBe(text);
      expect([...text].length).toBeLessThanOrEqual(MAX_QUERY_LETTERS);
    }),
  );
});

test('a sign after the last word makes it a whole word', () => {
  expect(['c++', 'c#', 'lamp,'].map(endsInSign)).toEqual([true, true, true]);
  expect(['c', 'usb-c', 'lamp ', '++', ''].map(endsInSign)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
