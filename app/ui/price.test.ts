import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

function textOf(cents: number): string {
  return renderToStaticMarkup(createElement(Price, { cents })).replaceAll(/<[^>]*>/g, '');
}

test.each([
  [0, '$0.00'],
  [100, '$1.00'],
  [109498, '$1,094.98'],
  [99999999, '$999,999.99'],
])('%i cents read %s', (cents, text) => {
  expect(textOf(cents)).toBe(text);
});
