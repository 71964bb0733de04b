import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wholeProduct } from '#tests/catalogue/product-fixtures.ts';
import { PRODUCT_FIELDS } from './fields/product-fields.ts';
import { ProductDetails } from './product-details.tsx';

/** What stands elsewhere: in addresses, in the head, on the way to the page, as the tax of an order, and for staff alone. */
const ELSEWHERE = [
  ...['id', 'variant', 'category', 'taxCategory', 'metaTitle', 'metaDescription', 'oldPaths'],
  'shelf',
  'giftCard',
];

test('the page of a product shows every text that an import has of it, and its own fields', () => {
  const shown = PRODUCT_FIELDS.filter(
    ({ key, type, table }) => type === 'text' && !table && !ELSEWHERE.includes(key),
  );
  const texts = Object.fromEntries(shown.map(({ key }) => [key, `/the-${key}.webp`]));
  const details = [
    ['Material', 'Wool'],
    ['Washable', 'yes'],
  ] as const;
  const html = renderToStaticMarkup(
    <ProductDetails
      product={{ ...wholeProduct({ details }), ...texts }}
      variants={[]}
      titleId="title"
      offer={null}
    >
      {null}
    </ProductDetails>,
  );
  for (const { key } of shown) expect(html, key).toContain(`the-${key}`);
  expect(html).toContain('<dt>Material</dt><dd dir="auto">Wool</dd>');
  expect(html).toContain('<dt>Washable</dt><dd dir="auto">Yes</dd>');
});
