import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedWords } from '#app/features/catalogue/search/words/typed-words.ts';
import { markedParts } from './marked-text.tsx';

function marked(text: string, query: string): string {
  return markedParts(text, typedWords(query))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}

test.for([
  ['Red Lamp, 2 m', 'lamp', 'Red [Lamp], 2 m'],
  ['Red Lamp, 2 m', 'LAMPS red', '[Red] [Lamp], 2 m'],
  ['Lampshade', 'lamp', '[Lampshade]'],
  ['USB-C Cable', 'usb-c', '[USB]-[C] [Cable]'],
  ['Clamp <b>', '<b> lamp', 'Clamp <[b]>'],
  ['Lamp', '%', 'Lamp'],
] as const)('in %j the search for %j marks %j', ([text, query, expected]) => {
  expect(marked(text, query)).toBe(expected);
});

test('the parts are the text, whatever it is and was searched for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      const parts = markedParts(text, typedWords(query));
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});
