/** The shop in a browser without scripts: every button is in a form that posts. */
import { expect, test } from './shop.ts';
import { newAccount, titleOf } from './shopper.ts';

test.use({ javaScriptEnabled: false });

test('one can browse, add, see the basket and remove', async ({ shopper }) => {
  const { page } = shopper;
  await page.goto('/');
  await shopper.product('book').getByRole('button', { name: 'Add to Basket' }).click();
  await expect(page).toHaveURL('/');
  await shopper.expectBasketCount(1);
  await shopper.product('tablet').getByRole('button', { name: 'Add to Basket' }).click();
  await shopper.expectBasketCount(2);
  await shopper.basketLink.click();
  await expect(page.getByText(/^Subtotal/)).toHaveText('Subtotal (2 items): $610.95');
  await shopper.product('book').getByRole('button', { name: 'Remove from Basket' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(shopper.lines).toHaveCount(1);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout (1 items)');
});

test('one can search', async ({ shopper }) => {
  const { page } = shopper;
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('coral cable');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search?q=coral+cable');
  await expect(shopper.lines).toContainText(titleOf('usb-c-cable'));
});

test('one can register, sign out, sign in and see the orders', async ({ shopper }) => {
  const { page, header } = shopper;
  const account = newAccount();
  await page.goto('/login');
  await shopper.fillCredentials(account);
  await page.getByRole('button', { name: 'Create your Account' }).click();
  await expect(page).toHaveURL('/');
  await shopper.expectSignedIn(account);
  const intent = await shopper.haveOrdered('book');
  await header.getByRole('link', { name: 'Returns & Orders' }).click();
  await expect(shopper.orders).toContainText(intent);
  await shopper.signOut();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await shopper.fillCredentials(account);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
  await shopper.expectSignedIn(account);
});

test('a wrong password is told on the page, which keeps the e-mail and never sends a password back', async ({
  shopper,
  complaints,
}) => {
  complaints.expect(/401/);
  const { page } = shopper;
  await page.goto('/login');
  await shopper.fillCredentials({ email: 'someone@example.com', password: 'wrong password' });
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText(/invalid email or password/i);
  await expect(page.getByLabel('E-mail')).toHaveValue('someone@example.com');
  await expect(page.getByLabel('Password')).toHaveValue('');
  expect(await page.content()).not.toContain('wrong password');
});
