import { expect, test } from 'vitest';
import { nameSome } from './name-some.ts';

test.for<[names: string[], text: string]>([
  [[], ''],
  [['lamp'], 'lamp'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c, d, e'],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'a, b, c, d, e and 2 more'],
  [['x'.repeat(300), 'y'.repeat(198), 'z'], `${'x'.repeat(300)}, ${'y'.repeat(198)} and 1 more`],
  [['x'.repeat(300), 'y'.repeat(199), 'z'], `${'x'.repeat(300)} and 2 more`],
  [['x'.repeat(501), 'y'], `${'x'.repeat(501)} and 1 more`],
])('%j is named as %s', ([names, text]) => {
  expect(nameSome(names)).toBe(text);
});
