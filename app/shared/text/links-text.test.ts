import { expect, test } from 'vitest';
import { readLinks } from './links-text.ts';

test('a line is the words of a link, then its address', () => {
  expect(
    readLinks('About us /collections/about\r\n\nInstagram  https://instagram.com/x\n'),
  ).toEqual([
    ['/collections/about', 'About us'],
    ['https://instagram.com/x', 'Instagram'],
  ]);
  expect(readLinks('')).toEqual([]);
});

test.each([
  'Click javascript:alert(1)',
  'Click data:text/html,x',
  'Click //evil.example',
  'Click /\\evil.example',
  'Click http://example.com',
  'Click https://user:secret@example.com',
  '/only-an-address',
  'Only words',
  `${'x'.repeat(41)} /`,
  Array.from({ length: 9 }, (_, no) => `Page ${no} /`).join('\n'),
])('%j is no list of links', (text) => {
  expect(readLinks(text)).toBeNull();
});
