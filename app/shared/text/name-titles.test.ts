import { expect, test } from 'vitest';
import { nameTitles } from './name-titles.ts';

test('a few products are named, and the others counted', () => {
  expect(nameTitles(['Book'])).toBe('“Book”');
  expect(nameTitles(['Book', 'Lamp'])).toBe('“Book” and “Lamp”');
  expect(nameTitles(['A', 'B', 'C', 'D', 'E'])).toBe('“A”, “B”, “C”, and 2 more');
  expect(nameTitles(['A', 'A', 'A'])).toBe('“A” and 2 more');
});

test('a long title is shortened', () => {
  expect(nameTitles(['x'.repeat(500)])).toHaveLength(82);
});
