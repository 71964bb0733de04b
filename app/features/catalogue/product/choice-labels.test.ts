import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceLabels } from './choice-labels.ts';

test.for([
  [
    ['Smart Speaker, Charcoal', 'Smart Speaker, Sand'],
    ['Charcoal', 'Sand'],
  ],
  [
    ['Red Lamp, 2 m', 'Dark Blue Lamp, 2 m'],
    ['Red', 'Dark Blue'],
  ],
  [
    ['Lamp', 'Lamp, Red'],
    ['Lamp', 'Lamp, Red'],
  ],
  [
    ['Lamp', 'Lamp'],
    ['Lamp', 'Lamp'],
  ],
  [['Lamp'], ['Lamp']],
] as const)('the variants %j are distinguished by %j', ([titles, labels]) => {
  expect(choiceLabels(titles)).toEqual(labels);
});

test('every choice says something, whatever the titles are', () => {
  const title = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => `x${text}`);
  fc.assert(
    fc.property(fc.array(title, { minLength: 1, maxLength: 5 }), (titles) => {
      const labels = choiceLabels(titles);
      expect(labels).toHaveLength(titles.length);
      for (const label of labels) expect(label).not.toBe('');
    }),
  );
});
