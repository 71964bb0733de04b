/** An order by telephone, paid by transfer: marked as paid in the admin, and a part of it given back by hand. */
import { expect, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';

test('a draft is marked as paid, and its refund waits on Today until it is given back', async ({
  page,
  firstLink,
}) => {
  await signIn(page, firstLink);
  await page.goto(new URL('/drafts', firstLink).href);
  await page.getByLabel('E-mail of the customer').fill('ann@example.com');
  await page.getByRole('button', { name: 'New order' }).click();
  await page.getByLabel('Search products to add').fill('book');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add: The Quiet Startup' }).click();
  await expect(page.getByText('Total: $11.96')).toBeVisible();

  await page.getByText('Mark as paid').first().click();
  await page.getByLabel('How it was paid').selectOption('By bank transfer');
  await page.getByLabel('Reference').fill('2041');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark as paid' }).dblclick();
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByRole('heading', { name: /^Order \w+: placed$/ })).toBeVisible();
  await expect(page.getByText('Paid by bank transfer, reference 2041: $11.96.')).toBeVisible();
  await expect(page.getByText(/^Paid on .+, says Owner\.$/)).toBeVisible();

  await page.getByLabel('An amount').check();
  await page.getByLabel('Amount in dollars').fill('1.50');
  await page.getByLabel('Reason of the refund').fill('came late');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByText('You give it back by hand.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refund $1.50' }).click();
  await expect(page.getByText('Due: to be given back by hand', { exact: true })).toBeVisible();

  await page.goto(new URL('/', firstLink).href);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Give back by hand, order \w+$/ }).click();
  await page.getByLabel('Reference').fill('T-9');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Given back: $1.50' }).dblclick();
  await expect(page.getByText('Made: T-9')).toBeVisible();
  await page.goto(new URL('/', firstLink).href);
  await expect(page.getByRole('link', { name: /^Give back by hand/ })).toHaveCount(0);
});
