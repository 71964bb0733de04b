/** The shop before its scripts have loaded: input from before hydration is not lost. */
import type { Page } from '@playwright/test';
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';

/** Holds the page's scripts until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

test('a card that is typed before hydration stays, and is sent once', async ({ shopper }) => {
  const { page } = shopper;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await shopper.haveInBasket('book');
  const letGo = await holdScripts(page);
  await page.goto('/Payment', { waitUntil: 'commit' });
  await page.getByLabel('Card number').fill(GOOD_CARD);
  letGo();
  await hydrated(page);
  await expect(page.getByLabel('Card number')).toHaveValue(GOOD_CARD);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await shopper.buyButton.dblclick();
  await shopper.expectOrderPage();
  expect(sent.filter((path) => path.startsWith('/card-simulator'))).toEqual(['/card-simulator']);
});

test('a card that is typed before the provider’s field loads stays', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  const provider = Promise.withResolvers<void>();
  await page.route(/\/load-card-simulator-/, async (route) => {
    await provider.promise;
    await route.continue();
  });
  await page.goto('/Payment', { waitUntil: 'commit' });
  await hydrated(page);
  await page.getByLabel('Card number').pressSequentially('4242');
  const loaded = page.waitForResponse(/\/load-card-simulator-/);
  provider.resolve();
  await (await loaded).finished();
  await page.getByLabel('Card number').pressSequentially('424242424242');
  await expect(page.getByLabel('Card number')).toHaveValue('4242424242424242');
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await shopper.buyButton.click();
  await shopper.expectOrderPage();
});

test('a form that is sent before the scripts come works, and is sent once', async ({ shopper }) => {
  const { page } = shopper;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await shopper.product('book').getByRole('button', { name: 'Add to Basket' }).click();
  await shopper.expectBasketCount(1);
  letGo();
  await hydrated(page);
  await shopper.expectBasketCount(1);
  expect(sent).toHaveLength(1);
});

test('the card field takes the place of the plain form without moving anything', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const letGo = await holdScripts(page);
    await page.goto('/Payment', { waitUntil: 'commit' });
    await expect(shopper.buyButton).toBeEnabled();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
        (link) => link.sheet,
      ),
    );
    const before = await shopper.buyButton.boundingBox();
    letGo();
    await hydrated(page);
    await expect(shopper.buyButton).toBeDisabled();
    await expect(page.getByLabel('Card number')).toBeEnabled();
    expect(await shopper.buyButton.boundingBox()).toEqual(before);
    await page.unrouteAll();
  }
});
