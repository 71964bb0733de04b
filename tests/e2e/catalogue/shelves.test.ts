/** The shelves of a home page: on a wide screen arrows move them, and no card is cut. */
import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/shop.ts';
import type { CatalogueRow } from '#tests/e2e/support/shop-process.ts';

const catalogue = Array.from({ length: 40 }, (_, position): CatalogueRow => {
  const id = `thing-${position}`;
  const named = { variant: id, id, title: `Thing ${position}`, image: '/pictures/book-640.webp' };
  return { ...named, priceCents: 5_000, rating: 4, position };
});

/** How many cards are in sight, and how many of them are cut. */
function seenOf(row: Locator): Promise<{ seen: number; cut: number }> {
  return row.evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    const boxes = [...list.children].map((card) => card.getBoundingClientRect());
    const seen = boxes.filter((box) => box.right > left + 1 && box.left < right - 1);
    const cut = seen.filter((box) => box.left < left - 1 || box.right > right + 1);
    return { seen: seen.length, cut: cut.length };
  });
}

test('whole cards of a shelf are in sight at any width, and an arrow shows the others', async ({
  shopWith,
  visitor,
}) => {
  const { origin } = await shopWith({ catalogue });
  const { page, open } = await visitor({ baseURL: origin, reducedMotion: 'reduce' });
  await open('/');
  const shelf = page.getByRole('region', { name: 'Top rated' });
  const row = shelf.getByRole('list');
  const first = shelf.getByRole('listitem').first();
  for (const [width, inSight] of [
    [1024, 4],
    [1440, 5],
    [1920, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => seenOf(row), `${width} pixels`).toEqual({ seen: inSight, cut: 0 });
    await shelf.getByRole('button', { name: 'Next' }).click();
    await expect(first).not.toBeInViewport();
    await expect.poll(() => seenOf(row), `${width} pixels`).toEqual({ seen: inSight, cut: 0 });
    await shelf.getByRole('button', { name: 'Previous' }).click();
    await expect(first).toBeInViewport();
  }
});

test('a phone and a browser without scripts have no arrows', async ({ shopWith, visitor }) => {
  const { origin } = await shopWith({ catalogue });
  for (const [width, javaScriptEnabled] of [
    [390, true],
    [1440, false],
  ] as const) {
    const { page } = await visitor({
      ...{ baseURL: origin, viewport: { width, height: 900 } },
      javaScriptEnabled,
    });
    await page.goto('/');
    const shelf = page.getByRole('region', { name: 'Top rated' });
    await expect(shelf).toBeVisible();
    await expect(shelf.getByRole('button', { name: 'Next' })).toBeHidden();
  }
});
