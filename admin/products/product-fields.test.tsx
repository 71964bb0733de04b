import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ProductFields } from './product-fields.tsx';

vi.mock('#app/features/catalogue/product/fields/product-fields.ts', async (importOriginal) =>
  (await import('#tests/catalogue/care-label.ts')).withCareLabel(importOriginal),
);

test('a field that is added to the list is in the form without further code', () => {
  const html = renderToStaticMarkup(
    <ProductFields
      values={{ care: 'WASH COLD' }}
      isWithdrawn={false}
      withdrawnLabel=""
      problems={{}}
    />,
  );
  expect(html).toMatch(
    /How to look after it<\/label>.*<input[^>]* name="care"[^>]* value="WASH COLD"/,
  );
});
