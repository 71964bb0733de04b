import { expect, test } from 'vitest';
import { descriptionBlocks } from '#app/features/catalogue/product/product-details.tsx';

test('lines are paragraphs, and lines with a mark are lists', () => {
  const description =
    'Kneads.\nWhips.\n\n- one bowl\n* two hooks\n\n• a lid\nThen:\n1. Fill\n2) Start\n';
  expect(descriptionBlocks(description)).toEqual([
    { kind: 'paragraph', text: 'Kneads.' },
    { kind: 'paragraph', text: 'Whips.' },
    { kind: 'bullets', items: ['one bowl', 'two hooks', 'a lid'] },
    { kind: 'paragraph', text: 'Then:' },
    { kind: 'numbers', items: ['Fill', 'Start'] },
  ]);
});

test.for(['-5 degrees', '2.5 litres', '2024 was good', '*important', '-'])(
  'a line that only begins like one is a paragraph: %j',
  (text) => {
    expect(descriptionBlocks(text)).toEqual([{ kind: 'paragraph', text }]);
  },
);

test('no description has no blocks', () => {
  expect(descriptionBlocks(' \n\n')).toEqual([]);
});
