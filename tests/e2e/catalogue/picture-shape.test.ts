/** The shape of pictures of products is a setting, and their marks say what a page does with them. */

import { expect, test } from '#tests/e2e/support/shop.ts';
import type { CatalogueRow } from '#tests/e2e/support/shop-process.ts';

const HASH = '0123456789abcdef'.repeat(2);
const PHOTO = `/pictures/${HASH}-335577-640.webp`;

const row = (variant: string, image: string, position: number): CatalogueRow => ({
  ...{ variant, id: variant, title: variant, image, position },
  ...{ priceCents: 1_000, rating: 4, category: 'Kitchen' },
});

const catalogue = [
  row('photo', `${PHOTO}#focus=top-left`, 1),
  row('alone', `/pictures/${HASH}-f2f1ef-plain-640.webp`, 2),
  row('tiny', `/pictures/${HASH}-335577-small-640.webp`, 3),
  row('sample', '/pictures/book-640.webp', 4),
];

test('all pictures have the shape that is set', async ({ startOwnShop, visitor }) => {
  const settings = { SHOP_PICTURE_RATIO: '4:5', SHOP_PICTURE_FIT: 'cover' };
  const { origin } = await startOwnShop('production', settings);
  const { page } = await visitor({ baseURL: origin, javaScriptEnabled: false });
  await page.goto('/category/Computers');
  const boxes = await page
    .locator('article picture')
    .evaluateAll((pictures) =>
      pictures.map(({ parentElement }) => parentElement?.getBoundingClientRect().toJSON()),
    );
  expect(boxes.length).toBeGreaterThan(0);
  for (const { width, height } of boxes) expect(width / height).toBeCloseTo(0.8, 2);
  await expect(page.locator('html')).toHaveCSS('--picture-fit', 'cover');
});

test('photographs fill the shape around their focus; what stands alone and the sample stay whole', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  // The files of these pictures are not there.
  consoleErrors.allow(/404/);
  const { origin } = await shopWith({ catalogue });
  const { page } = await visitor({ baseURL: origin, javaScriptEnabled: false });
  await page.goto('/category/Kitchen');
  const looks = await page.locator('article picture img').evaluateAll((images) => {
    document.documentElement.style.setProperty('--picture-fit', 'cover');
    return images.map((image) => {
      const { objectFit, objectPosition } = getComputedStyle(image);
      return [image.getAttribute('alt'), objectFit, objectPosition];
    });
  });
  expect(looks).toEqual([
    ['photo', 'cover', '0% 0%'],
    ['alone', 'cover', '50% 50%'],
    ['tiny', 'cover', '50% 50%'],
    ['sample', 'contain', '50% 50%'],
  ]);
  const ground = page.locator('article svg[color]').first();
  await expect(ground).toHaveCSS('background-color', 'rgb(51, 85, 119)');
});

test('what stands alone is whole in the tile of its category', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const alone = catalogue.slice(1, 2);
  const { origin } = await shopWith({ catalogue: alone });
  const { page } = await visitor({ baseURL: origin, javaScriptEnabled: false });
  await page.goto('/categories');
  await expect(page.getByRole('main').locator('picture img')).toHaveCSS('object-fit', 'contain');
});

test('a small picture is not enlarged', async ({ shopWith, visitor, consoleErrors }) => {
  consoleErrors.allow(/404/);
  const { origin } = await shopWith({ catalogue });
  const { page } = await visitor({ baseURL: origin, javaScriptEnabled: false });
  const enlarge = page.getByRole('button', { name: 'Enlarge picture' });
  await page.goto('/product/photo');
  await expect(enlarge).toHaveCount(1);
  await page.goto('/product/tiny');
  await expect(enlarge).toHaveCount(0);
});
