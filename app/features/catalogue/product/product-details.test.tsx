import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wholeProduct } from '#tests/catalogue/product-fixtures.ts';
import { ProductDetails } from './product-details.tsx';
import { PRODUCT_FIELDS } from './product-fields.ts';

/** What stands elsewhere: in addresses, in the head, and on the way to the page. */
const ELSEWHERE = ['id', 'variant', 'category', 'metaTitle', 'metaDescription', 'oldPaths'];

test('the page of a product shows every text that an import has of it', () => {
  const shown = PRODUCT_FIELDS.filter(
    ({ key, type }) => type === 'text' && !ELSEWHERE.includes(key),
  );
  const texts = Object.fromEntries(shown.map(({ key }) => [key, `/the-${key}.webp`]));
  const html = renderToStaticMarkup(
    <ProductDetails
      product={{ ...wholeProduct(), ...texts }}
      variants={[]}
      titleId="title"
      offer={null}
    >
      {null}
    </ProductDetails>,
  );
  for (const { key } of shown) expect(html, key).toContain(`the-${key}`);
});
