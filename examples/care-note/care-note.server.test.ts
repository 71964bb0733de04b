import { afterAll, expect, test } from 'vitest';
import { defineShop } from '#app/plugins/plugin.ts';
import { testShell } from '#tests/shell.ts';
import { testShop } from '#tests/test-shop.ts';
import { careNote } from './care-note.ts';

const shop = await testShop({ ...defineShop({ plugins: [careNote] }), sendsEvents: false });
afterAll(() => shop.close());

test('staff writes the note with the product, and shoppers read it on its page', async () => {
  const run = testShell(shop.services);
  expect((await run('fields', 'list')).out).toContain('Care: text, on the page of a product');
  const { err } = await run('products', 'change', 'book', '--details', 'Care: Keep it dry');
  expect(err).toBe('');
  const found = await shop.services.productPages.variants('12321341');
  expect(JSON.stringify(found)).toContain('Keep it dry');
});
