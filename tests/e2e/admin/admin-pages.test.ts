/** The other pages of the admin, in a browser: a product that two edit, mail, staff. */
import { expect, invite, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';

test('a product is edited by two, and the page of each says what came of it', async ({
  page,
  browser,
  shop,
  firstLink,
  consoleErrors,
}) => {
  // The answer to whoever was slower.
  consoleErrors.expect(/409 \(Conflict\)/);
  await signIn(page, firstLink);
  await page.getByRole('link', { name: 'Products' }).click();
  await expectAccessible(page);
  await page.getByLabel('Search products').fill('quiet startup');
  await page.getByLabel('Search products').press('Enter');
  await page.getByRole('link', { name: /The Quiet Startup/ }).click();
  await expectAccessible(page);

  const other = await newPage(browser);
  await signIn(other, await invite(shop, firstLink, 'Ann'));
  await other.goto(page.url());
  await page.getByLabel('Price in dollars').fill('13.37');
  await other.getByLabel('Price in dollars').fill('9.99');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Saved. The shop shows it now.')).toBeVisible();
  // What is typed stays, and the page says that it cannot be saved.
  await expect(page.getByText('Somebody has changed this product')).toBeVisible();
  await expect(page.getByLabel('Price in dollars')).toHaveValue('13.37');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Somebody else has changed it')).toBeVisible();
  await expect(page.getByLabel('Price in dollars')).toHaveValue('13.37');

  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { name: 'Ann' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Changed product book', exact: true })).toBeVisible();
  await expectAccessible(page);
  const form = page.getByRole('region', { name: 'Invite' });
  await form.getByLabel('Name').fill('Bob');
  await form.getByLabel('Role').selectOption('packer');
  await form.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByText(/\/enter#/)).toBeVisible();

  const own = page.getByRole('region', { name: 'Owner' });
  await own.getByLabel('E-mail').fill('olga@example.com');
  await own.getByRole('button', { name: 'Save the e-mail' }).click();
  await expect(
    page.getByText('The mails that Owner chooses go to olga@example.com.'),
  ).toBeVisible();
  await expect(own.getByLabel('E-mail')).toHaveValue('olga@example.com');
  await page.getByRole('link', { name: 'Owner' }).click();
  await page.getByLabel('New orders').check();
  await page.getByRole('button', { name: 'Save the choice' }).click();
  await expect(page.getByText('From now on a mail to olga@example.com')).toBeVisible();
  await expect(page.getByLabel('New orders')).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mail' }).click();
  await expect(page.getByText('No mails here.')).toBeVisible();
  await expectAccessible(page);
});
