import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { mdLine, mdLink, mdText, upTo } from './markdown.ts';

/** The text of what Markdown was read as, and which marks it has. */
function readBack(markdown: string) {
  const [block] = fromMarkdown(`x ${markdown}`).children;
  const inline = block?.type === 'paragraph' ? block.children : [];
  return { kinds: inline.map(({ type }) => type), blocks: fromMarkdown(`x ${markdown}`).children };
}

test('no line of the shop is read as a mark', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 60, unit: fc.constantFrom(...'ab *_[](){}<>#`|~\\!\n') }),
      (text) => {
        const { kinds, blocks } = readBack(mdLine(text));
        expect(blocks).toHaveLength(1);
        expect(kinds).toEqual(['text']);
      },
    ),
  );
});

test('a list stays one, and its words are none', () => {
  expect(mdText('1. oak\n--- \n+ brass')).toBe('1\\. oak\n\\---\n\\+ brass');
  expect(mdText('Made of\n- *oak*\n# brass')).toBe('Made of\n- \\*oak\\*\n\\# brass');
});

test('a link ends where it ends', () => {
  expect(mdLink('a]b', 'https://shop.example/(x) y')).toBe(
    '[a\\]b](https://shop.example/(x)%20y)'.replace('(x)', '%28x%29'),
  );
});

test('a long text says that it goes on', () => {
  expect(upTo('abc', 3)).toBe('abc');
  expect(upTo('abcd', 3)).toBe('abc …');
});
