import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StarRating } from './star-rating.tsx';

function markupOf(rating: number): string {
  return renderToStaticMarkup(createElement(StarRating, { rating }));
}

test.each([3, 4, 5, 6, 7])('a rating of %i shows that many stars and says so', (rating) => {
  expect(markupOf(rating).match(/★/g)).toHaveLength(rating);
  expect(markupOf(rating)).toContain(`>Rated ${rating} stars<`);
});

test('one star is not called stars', () => {
  expect(markupOf(1)).toContain('>Rated 1 star<');
});

test('the glyphs themselves are not read out', () => {
  expect(markupOf(4)).toContain('<span aria-hidden="true">★★★★</span>');
});

test('the number of ratings stands beside the stars, and is read with them', () => {
  const markup = renderToStaticMarkup(createElement(StarRating, { rating: 4, count: 12 }));
  expect(markup).toContain('>Rated 4 stars, 12 ratings<');
  expect(markup).toMatch(/aria-hidden="true"[^>]*>\(12\)</);
});

test('stars that are missing are outlines', () => {
  const markup = renderToStaticMarkup(createElement(StarRating, { rating: 3, of: 5 }));
  expect(markup.match(/★/g)).toHaveLength(3);
  expect(markup.match(/☆/g)).toHaveLength(2);
});
