import { expect, test } from 'vitest';
import { textBlocks } from './shop-about.ts';

test('a text is paragraphs and headings, between empty lines', () => {
  expect(
    textBlocks('# Post\n\nWithin two days.\nBy bicycle.\n\n\n## Back\r\n\r\nIn thirty.'),
  ).toEqual([
    { kind: 'heading', text: 'Post' },
    { kind: 'paragraph', text: 'Within two days.\nBy bicycle.' },
    { kind: 'heading', text: 'Back' },
    { kind: 'paragraph', text: 'In thirty.' },
  ]);
});

test('in one line the letters \\n\\n stand for an empty line', () => {
  expect(textBlocks('One.\\n\\nTwo.').map(({ text }) => text)).toEqual(['One.', 'Two.']);
  expect(textBlocks(' ')).toEqual([]);
});
