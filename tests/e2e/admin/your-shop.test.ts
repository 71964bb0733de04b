/** A shopkeeper makes the shop their own in the admin, and shoppers who have it open see that. */
import type { Page } from '@playwright/test';
import { expect, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { createShopper } from '#tests/e2e/support/shopper.ts';

const save = async (page: Page, group: string) => {
  const section = page.getByRole('region', { name: group });
  const version = section.locator('[name="seenVersion"]');
  const before = await version.inputValue();
  await section.getByRole('button', { name: `Save: ${group}` }).click();
  await expect(version).not.toHaveValue(before);
  await expect(page.getByText('Saved.')).toBeVisible();
};

test('name, announcement, links and texts are changed while a shopper is there', async ({
  page,
  browser,
  shop,
  firstLink,
  consoleErrors,
}) => {
  // A link that a browser would run.
  consoleErrors.expect(/400 \(Bad Request\)/);
  const shopper = await newPage(browser);
  await shopper.goto(shop.origin);
  await expect(shopper.getByRole('button', { name: 'Your Prime' })).toBeVisible();
  await signIn(page, firstLink);
  await page.getByRole('link', { name: 'Your shop' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Fjord & Field');
  await save(page, 'Shop');
  await page.getByLabel('Announcement').fill('Free delivery this week');
  await save(page, 'Look');
  await page.getByLabel('In the header, beside the basket').selectOption('link');
  await page.getByLabel('Link in the header').fill('Sale javascript:alert(1)');
  await page.getByRole('button', { name: 'Save: Links' }).click();
  await expect(page.getByText('This is no link: write its words')).toBeVisible();
  await page.getByLabel('Link in the header').fill('All of it /search');
  await page.getByLabel('More links in the footer').fill('Our field https://example.com/field');
  await save(page, 'Links');
  await page.getByLabel('Imprint').fill('Sold by **Ann**');
  await save(page, 'Texts');
  await expectAccessible(page);

  await shopper.getByRole('link', { name: 'Categories' }).first().click();
  await expect(shopper.getByText('Free delivery this week')).toBeVisible();
  const header = shopper.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Fjord & Field' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'All of it' })).toHaveAttribute('href', '/search');
  await expect(header.getByRole('button', { name: 'Your Prime' })).toBeHidden();
  await shopper.getByRole('link', { name: 'Imprint' }).click();
  await expect(shopper.getByRole('heading', { name: 'Imprint' })).toBeVisible();
  await expect(shopper.locator('strong', { hasText: 'Ann' })).toBeVisible();
  await expect(shopper.getByRole('link', { name: 'Our field' })).toBeVisible();
});

test('an open page with a basket in it wears a new name and accent by itself, and the old ones again', async ({
  page,
  browser,
  shop,
  firstLink,
}) => {
  const shopper = createShopper(await newPage(browser, { baseURL: shop.origin }), shop.origin);
  await shopper.haveInBasket('book');
  await shopper.open('/');
  const button = shopper.page.getByRole('button', { name: /^Add to Basket/ }).first();
  const ground = () => button.evaluate((one) => getComputedStyle(one).backgroundColor);
  const before = await ground();
  await signIn(page, firstLink);
  await page.getByRole('link', { name: 'Your shop' }).click();
  await page.getByLabel('Accent colour').fill('#0a7a3c');
  await expect(page.getByText(/pairs of text and ground keep to WCAG AA/)).toBeVisible();
  await save(page, 'Look');
  await expect.poll(ground).toBe('rgb(10, 122, 60)');
  await page.getByLabel('Name', { exact: true }).fill('Fjord & Field');
  await save(page, 'Shop');
  const header = shopper.page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Fjord & Field' })).toBeVisible();
  await page.getByLabel('Accent colour').fill('#ffb648');
  await save(page, 'Look');
  await expect.poll(ground).toBe(before);
});
