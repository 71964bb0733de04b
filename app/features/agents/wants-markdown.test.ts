import { expect, test } from 'vitest';
import { wantsMarkdown } from './wants-markdown.ts';

test.each([
  'text/markdown',
  'text/markdown, text/html;q=0.9, */*;q=0.1',
  'Text/Markdown;q=0.5, */*',
])('a program that sends %j wants Markdown', (accept) => expect(wantsMarkdown(accept)).toBe(true));

test.each([
  ...[null, undefined, '', '*/*', 'text/*', 'text/html,application/xhtml+xml,*/*;q=0.8'],
  ...[
    'text/markdown;q=0',
    'text/markdown;q=x',
    'text/html, text/markdown;q=0.5',
    'text/markdownish',
  ],
])('whoever sends %j gets the page', (accept) => expect(wantsMarkdown(accept)).toBe(false));
