/** A catalogue other than the sample: its pages, and products without a picture. */

import { expect, test } from './shop.ts';
import type { CatalogueRow } from './shop-process.ts';

/** Thirty products; the first has no picture, the picture of the second is missing. */
const catalogue: CatalogueRow[] = Array.from({ length: 30 }, (_, index) => ({
  listing: `lamp-${index}`,
  id: `lamp-${index}`,
  title: `Lamp number ${index + 1}`,
  image: ['', '/pictures/not-there.webp'][index] ?? '/pictures/book-640.webp',
  priceCents: 1999,
  rating: 4,
  position: index,
}));

test('a larger catalogue flows in rows of 3, 3 and 1, 28 cards a page, with placeholders for pictures', async ({
  startOwnShop,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/404.*not-there/);
  const { origin } = await startOwnShop({ catalogue });
  const { page, open } = await visitor({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  const cards = page.getByRole('main').getByRole('article');
  await open('/');
  await expect(cards).toHaveCount(28);
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  const rowLengths = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
  expect(rowLengths).toEqual([3, 3, 1, 3, 3, 1, 3, 3, 1, 3, 3, 1]);

  const placeholder = page.getByRole('img', { name: 'Lamp number 1', exact: true });
  await expect(placeholder).toHaveText('No picture yet');
  const broken = page.getByRole('img', { name: 'Lamp number 2', exact: true });
  await expect(broken).toHaveText('No picture yet');
  const [placeholderBox, brokenBox] = [await placeholder.boundingBox(), await broken.boundingBox()];
  expect(brokenBox?.height, 'keeps its place').toBe(placeholderBox?.height);

  await page.getByRole('link', { name: 'More products' }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('Lamp number 29');
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(page).toHaveURL('/');
  await expect(cards).toHaveCount(28);
});
