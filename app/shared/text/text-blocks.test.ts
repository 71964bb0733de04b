import { expect, test } from 'vitest';
import { defaultTextsIn } from '#app/shared/default-texts/default-texts.ts';
import { languages } from '#app/shared/locale.ts';
import { shopPages } from '#app/shared/shop-about.ts';
import { textBlocks } from './text-blocks.ts';
import { isWithinBounds } from './text-bounds.ts';

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
  expect(textBlocks('#One\\n\\nTwo.')).toEqual([
    { kind: 'heading', text: 'One' },
    { kind: 'paragraph', text: 'Two.' },
  ]);
  expect(textBlocks(' ')).toEqual([]);
});

test('words can be strong, stressed and linked, and lines a list', () => {
  expect(textBlocks('Read **all** of *it* at [Help](/help).\n\n1. One\n2. Two **b**')).toEqual([
    {
      kind: 'paragraph',
      text: [
        'Read ',
        { kind: 'strong', parts: ['all'] },
        ' of ',
        { kind: 'em', parts: ['it'] },
        ' at ',
        { kind: 'link', to: '/help', parts: ['Help'] },
        '.',
      ],
    },
    {
      kind: 'list',
      isNumbered: true,
      items: [['One'], ['Two ', { kind: 'strong', parts: ['b'] }]],
    },
  ]);
});

test('what a browser would run is text', () => {
  expect(textBlocks('[a](javascript:alert(1)) <b onclick=x>b</b>')).toEqual([
    { kind: 'paragraph', text: 'a <b onclick=x>b</b>' },
  ]);
  expect(textBlocks('<script>x</script>')).toEqual([
    { kind: 'paragraph', text: '<script>x</script>' },
  ]);
});

test('the texts that come with the shop are plain in every language', () => {
  for (const language of languages) {
    const { texts } = defaultTextsIn({ language, currency: 'EUR' }, false);
    for (const page of shopPages) {
      const blocks = textBlocks(texts[page]);
      const split = texts[page].split('\n\n').map((block) => block.replace(/^# /, ''));
      expect(blocks.map((block) => 'text' in block && block.text)).toEqual(split);
    }
  }
});

test('no word is lost that a reference, a list in a list or a code block has', () => {
  const text = 'See [our returns][r] and ![pic][r] now.\n\n[r]: /returns';
  expect(textBlocks(text)).toEqual([{ kind: 'paragraph', text: 'See our returns and pic now.' }]);
  expect(textBlocks('1. one\n   - two\n\n         three\n')).toEqual([
    { kind: 'list', isNumbered: true, items: [['one\ntwo\nthree']] },
  ]);
});

test.each([
  ['quotes in quotes', '>'.repeat(3_000)],
  ['stars', '**a*'.repeat(2_500)],
  ['quotes', '>a\n\n'.repeat(4_000)],
  ['lists in lists', '- - - - a'],
  ['many lines', 'a\n'.repeat(1_100)],
])('%s beyond what is read as Markdown are plain', (_, text) => {
  expect(isWithinBounds(text)).toBe(false);
  expect(textBlocks(text)[0]).toEqual({
    kind: 'paragraph',
    text: expect.stringContaining(text.slice(0, 2)),
  });
  const kinds = new Set(textBlocks(text).map(({ kind }) => kind));
  expect([...kinds]).toEqual(['paragraph']);
});
