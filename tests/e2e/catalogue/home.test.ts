/** The home page (spec 2, Home page). */
import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { titleOf } from '#tests/e2e/support/shopper.ts';

/** The sample in the specification and the contract: title, price and stars in order. */
const cards = [
  ['book', '$11.96', 5],
  ['stand-mixer', '$239.00', 4],
  ['tablet', '$598.99', 4],
  ['smart-speaker-charcoal', '$98.99', 5],
  ['smart-speaker-sand', '$98.99', 6],
  ['usb-c-cable', '$1.00', 3],
  ['ultrawide-monitor', '$1,094.98', 7],
] as const;

async function expectLoaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);
}

test('a hero image stands above the products', async ({ shopper }) => {
  await shopper.open('/');
  const hero = shopper.page.getByRole('main').locator('img[alt=""]').first();
  await expectLoaded(hero);
  const heroBox = await hero.boundingBox();
  const firstCard = await shopper.product('book').boundingBox();
  expect(heroBox?.y).toBeLessThan(firstCard?.y ?? 0);
});

test('seven cards stand in rows of 3, 3 and 1', async ({ shopper }) => {
  const { page } = shopper;
  await page.setViewportSize({ width: 1440, height: 900 });
  await shopper.open('/');
  const rows = new Map<number, string[]>();
  for (const card of await page.getByRole('main').getByRole('article').all()) {
    const box = await card.boundingBox();
    const top = Math.round(box?.y ?? 0);
    const title = await card.getByRole('heading').textContent();
    rows.set(top, [...(rows.get(top) ?? []), title ?? '']);
  }
  expect([...rows.keys()]).toEqual([...rows.keys()].sort((a, b) => a - b));
  expect([...rows.values()]).toEqual([
    [titleOf('book'), titleOf('stand-mixer'), titleOf('tablet')],
    [titleOf('smart-speaker-charcoal'), titleOf('smart-speaker-sand'), titleOf('usb-c-cable')],
    [titleOf('ultrawide-monitor')],
  ]);
});

test('each card shows title, price in dollars, stars, picture and Add to Basket', async ({
  shopper,
}) => {
  await shopper.open('/');
  for (const [variant, price, stars] of cards) {
    const card = shopper.product(variant);
    await expect(card.getByRole('heading')).toHaveText(titleOf(variant));
    await expect(card.getByText(price, { exact: true })).toBeVisible();
    await expect(card.getByText(/^★+$/)).toHaveText('★'.repeat(stars));
    await expectLoaded(card.getByRole('img', { name: titleOf(variant) }));
    await expect(card.getByRole('button', { name: 'Add to Basket' })).toBeVisible();
  }
});

test('the products come from the server, two variants with one id', async ({ shopper }) => {
  const answer = await shopper.page.request.get('/api/products');
  const { products }: { products: { variant: string; id: string; price: number }[] } =
    await answer.json();
  expect(products).toHaveLength(7);
  expect(new Set(products.map(({ id }) => id)).size).toBe(6);
  const prices = products.map(({ price }) => price);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([1, 1094.98]);
  const [charcoal, sand] = products.filter(({ variant }) => variant.startsWith('smart-speaker'));
  expect(charcoal?.id).toBe(sand?.id);
});

test('cards stand in three columns on a tablet, in two on a phone, in one on the narrowest', async ({
  shopper,
}) => {
  const { page } = shopper;
  for (const [width, columns] of [
    [768, 3],
    [390, 2],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const lefts = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `${width} pixels`).toBe(columns);
  }
});

test('a picture that fails before the scripts come is replaced as one that fails later', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  const { page } = shopper;
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.route(/\/pictures\/book-/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/', { waitUntil: 'commit' });
  await failed;
  scripts.resolve();
  await expect(shopper.product('book').getByText('No picture yet')).toBeVisible();
});
