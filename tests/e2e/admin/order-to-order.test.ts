/** From one order to the next by the search of everything, which keeps the page in the browser. */
import { buyBook, expect, signIn, test } from '#tests/e2e/support/admin-shop.ts';

test('what was unfolded of one order is folded away on the next one', async ({
  page,
  browser,
  shop,
  firstLink,
}) => {
  for (const _ of [1, 2]) await buyBook(browser, shop);
  await signIn(page, firstLink);
  await page.getByRole('link', { name: 'Orders 2 new' }).click();
  const numbers = page
    .getByRole('main')
    .locator('tbody')
    .getByRole('link', { name: /^[A-Z0-9]{5,}$/ });
  await expect(numbers).toHaveCount(2);
  const [first = '', second = ''] = await numbers.allTextContents();
  const find = page.getByLabel('Search everything');

  await find.fill(first);
  await find.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${first}: placed` })).toBeVisible();
  await page.locator('summary', { hasText: 'Cancel the order' }).click();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible();

  await find.fill(second);
  await find.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${second}: placed` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeHidden();
});
