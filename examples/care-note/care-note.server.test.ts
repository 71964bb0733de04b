import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { defineShop } from '#app/plugins/plugin.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { careNote } from './care-note.ts';
import CareView from './care-view.tsx';

const shop = await testShop({ ...defineShop({ plugins: [careNote] }), sendsEvents: false });
afterAll(() => shop.close());

async function sayCare(care: string): Promise<void> {
  const run = testShell(shop.services);
  const { err } = await run('products', 'change', 'book', '--details', `Care: ${care}`);
  expect(err).toBe('');
}

async function shownNote(): Promise<string> {
  const [product] = await shop.services.productPages.variants('12321341');
  return product ? renderToString(createElement(CareView, { product })) : 'gone';
}

test('staff says what a product is made of, and its page says how that is cared for', async () => {
  expect((await testShell(shop.services)('fields', 'list')).out).toContain(
    'Care: text, on the page of a product',
  );
  await sayCare('Wool');
  // A page is kept until the database's notice of a change has arrived.
  await expect.poll(shownNote).toContain('dry it flat');
});

test('what has no note shows none', async () => {
  await sayCare('Moon dust');
  await expect.poll(shownNote).toBe('');
});
