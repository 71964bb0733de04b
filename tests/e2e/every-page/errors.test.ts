/** Pages that do not exist or cannot be shown (issue 3). */
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';

test('an unknown page is a 404 in the shop’s own frame', async ({ shopper, consoleErrors }) => {
  consoleErrors.expect(/404/);
  const { page } = shopper;
  await shopper.haveInBasket('book');
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We looked everywhere');
  await shopper.expectBasketCount(1);
  await expectAccessible(page);
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search products' }).fill('mixer');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “mixer”');
  await page.goto('/product/withdrawn');
  await expect(page).toHaveTitle(/^We looked everywhere · /);
  const offered = main.getByRole('region', { name: 'While you are here' });
  await offered.getByRole('link').first().click();
  await expect(main.getByRole('button', { name: 'Add to Basket' })).toBeVisible();
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('a page of the catalogue that never was is a 404', async ({ shopper, consoleErrors }) => {
  consoleErrors.expect(/404/);
  const answer = await shopper.page.goto('/search?q=&after=nonsense');
  expect(answer?.status()).toBe(404);
});

test('an error that is thrown is a 500 in the shop’s own frame', async ({
  startOwnShop,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/500/);
  const shop = await startOwnShop({ brokenRoute: 'orders' });
  const { page, open, header } = await visitor({ baseURL: shop.origin });
  const answer = await page.goto('/orders');
  expect(answer?.status()).toBe(500);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Something went wrong on our side');
  await expect(page.getByText('This page is broken')).toHaveCount(0);
  await open('/');
  await header.getByRole('link', { name: 'Returns & Orders' }).click();
  await expect(title).toHaveText('Something went wrong on our side');
});

test('what the router says to programmers is not shown', async ({ shopper }) => {
  const answer = await shopper.page.request.post('/categories', { form: { a: 'b' } });
  expect(answer.status()).toBe(405);
  const text = await answer.text();
  expect(text).toContain('That is not how it works');
  expect(text.replace(/<script.*?<\/script>/gs, '')).not.toContain('did not provide an');
});
