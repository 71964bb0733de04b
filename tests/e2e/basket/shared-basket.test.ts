/** A basket by link, one that is shared, and the wish list. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';

/** The titles of what the page shows as the items of a basket. */
const titles = (page: Page) => page.getByRole('main').getByRole('article').allInnerTexts();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a shared basket shows each change in both browsers at once, offline and back, until its owner ends it', async ({
  shopper,
  visitor,
  consoleErrors,
}) => {
  // A stream of nothing, an add that does not reach the shop, and the page of an ended link.
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|404/);
  const { page: owner } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/checkout');
  await button(owner, 'Share this basket').click();
  await button(owner, 'Let others add').click();
  await expect(owner.getByText('Others may add to it.')).toBeVisible();
  const { page: friend } = await visitor();
  await friend.goto(owner.url());
  const count = (page: Page) => page.getByRole('status').filter({ hasText: 'Subtotal' });
  await friend.getByLabel('Find a product').fill('tablet');
  await button(friend, 'Find').click();
  const add = button(friend, 'Add to it').first();

  await add.click();
  await expect(count(owner)).toContainText('(2 items)');
  await expect(count(friend)).toContainText('(2 items)');

  await friend.context().setOffline(true);
  await shopper.haveInBasket('book');
  await expect(count(owner)).toContainText('(3 items)');
  await friend.context().setOffline(false);
  await expect(count(friend)).toContainText('(3 items)', { timeout: 30_000 });
  await add.click();
  await expect(count(owner)).toContainText('(4 items)');
  await expect(count(friend)).toContainText('(4 items)');
  const ownItems = await titles(owner);
  expect((await titles(friend)).slice(0, ownItems.length)).toEqual(ownItems);
  await expectAccessible(friend);

  await friend.getByRole('link', { name: 'Add these to my basket' }).click();
  await expect(friend.getByRole('heading', { name: 'A basket for you' })).toBeVisible();
  await expectAccessible(friend);
  await button(friend, 'Put into my basket').click();
  await expect(friend.getByText('Added: 4 items')).toBeVisible();

  await friend.goto(owner.url());
  await expect(count(friend)).toBeVisible();
  await expectAccessible(owner);
  await button(owner, 'End this link').click();
  await expect(owner).toHaveURL(/checkout$/);
  await expect(friend.getByRole('heading', { name: 'Nothing is shared here' })).toBeVisible();
});

test('what is saved for later waits on the wish list, and goes back into the basket', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/category/Books?utm_source=newsletter');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Quiet Startup/ })
    .first()
    .click();
  // The page before has a button of this name too, which the press would begin on.
  await expect(page.getByRole('heading', { level: 1, name: /Quiet Startup/ })).toBeVisible();
  const added = page.waitForRequest('**/api/basket');
  await button(page, 'Add to Basket').first().click();
  // A visit that goes from page to page carries where it came from, and stores nothing.
  expect((await added).postDataJSON()).toMatchObject({ source: 'newsletter' });
  await button(page, 'Save to wish list').click();
  await expect(page.getByRole('link', { name: 'Saved to your wish list' })).toBeFocused();
  await shopper.haveInBasket('tablet');
  await shopper.open('/checkout');
  await button(page, 'Save for later').last().click();
  await expect(page.getByText('Saved to your wish list.')).toBeVisible();
  await page.getByRole('link', { name: 'Your wish list' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await button(page, 'Add to Basket').last().click();
  await expect(shopper.header.getByRole('link', { name: /Basket, 2 items/ })).toBeVisible();
  await button(page, 'Remove from list').click();
  await expect(page.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible();
  await expectAccessible(page);
});
