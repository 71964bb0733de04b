/** A catalogue other than the sample: its pages, and products without a picture. */

import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import type { CatalogueRow } from '#tests/e2e/support/shop-process.ts';

/**
 * Thirty variants; the first has no picture, the picture of the second is missing, the third and the
 * fourth are one product.
 */
const catalogue: CatalogueRow[] = Array.from({ length: 30 }, (_, index) => ({
  variant: `lamp-${index}`,
  id: index === 3 ? 'lamp-2' : `lamp-${index}`,
  title:
    ({ 2: 'Lamp number 3, Red', 3: 'Lamp number 3, Blue' } as Record<number, string>)[index] ??
    `Lamp number ${index + 1}`,
  category: index < 27 ? 'Light' : 'Garden',
  image: ['', '/pictures/not-there.webp'][index] ?? '/pictures/book-640.webp',
  priceCents: 1999,
  rating: 4,
  position: index,
}));

test('a larger catalogue has rows of 3, 3 and 1, then categories and shelves, and no product twice', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/404.*not-there/);
  const { origin } = await shopWith({ catalogue });
  const { page, open } = await visitor({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  await open('/');
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  const rowLengths = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
  expect(rowLengths).toEqual([3, 3, 1, 7, 5, 5, 5]);
  const titles = await cards.getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
  await expect(main.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Lamp' })).toHaveText([
    'Shop by category',
    'Top rated',
    'Under $25',
    'New',
    'Light',
  ]);
  await expect(main.getByRole('link', { name: 'Light 26 products' })).toBeVisible();

  const placeholder = page.getByRole('img', { name: 'Lamp number 1', exact: true });
  await expect(placeholder).toHaveText('No picture yet');
  const broken = page.getByRole('img', { name: 'Lamp number 2', exact: true });
  await expect(broken).toHaveText('No picture yet');
  const [placeholderBox, brokenBox] = [await placeholder.boundingBox(), await broken.boundingBox()];
  expect(brokenBox?.height, 'keeps its place').toBe(placeholderBox?.height);
  await expectAccessible(page);
});

test('variants that share an id stand as one card with its choices, which lead to each of them', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/404.*not-there/);
  const { origin } = await shopWith({ catalogue });
  const { page, open } = await visitor({ baseURL: origin });
  await open('/');
  const card = page.getByRole('article').filter({ hasText: 'Lamp number 3' }).first();
  await expect(card.getByRole('list', { name: 'Choices' }).getByRole('link')).toHaveText([
    'Red',
    'Blue',
  ]);
  await card.getByRole('link', { name: 'Blue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamp number 3, Blue');
});

test('the page of categories shows each with a picture and a count', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/404.*not-there/);
  const { origin } = await shopWith({ catalogue });
  const { page, open } = await visitor({ baseURL: origin });
  await open('/categories');
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link');
  const [garden, light] = [
    tiles.filter({ hasText: 'Garden' }),
    tiles.filter({ hasText: '26 products' }),
  ];
  await expect(garden).toHaveAccessibleName('Garden 3 products');
  await expect(light).toHaveAccessibleName('Light 26 products');
  await expect(garden.locator('img')).toHaveAttribute('src', /book/);
});
