/** Signing in, registering and signing out (spec 2, Login page; spec 4, User; spec 8). */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { newAccount, titleOf } from '#tests/e2e/support/shopper.ts';

/** Clicks, and returns the text of the alert that follows; the alert is closed. */
async function alertAfter(page: Page, button: string): Promise<string> {
  const alerted = page.waitForEvent('dialog');
  // The click may only resolve once the alert is closed.
  const clicked = page.getByRole('button', { name: button, exact: true }).click();
  const dialog = await alerted;
  expect(dialog.type()).toBe('alert');
  await dialog.accept();
  await clicked;
  return dialog.message();
}

test('the page has E-mail, Password, Sign In, a terms notice and Create your Account', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/login');
  const main = page.getByRole('main');
  await expect(main.getByLabel('E-mail')).toHaveAttribute('type', 'email');
  await expect(main.getByLabel('Password')).toHaveAttribute('type', 'password');
  await expect(main.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(main.getByText(/By signing in .* you agree to this shop's terms/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Create your Account' })).toBeVisible();
});

test('registering goes to the home page, signed in', async ({ shopper }) => {
  const account = await shopper.register();
  await expect(shopper.page).toHaveURL('/');
  await shopper.page.reload();
  await shopper.expectSignedIn(account);
});

test('signing in goes to the home page, and signing out makes a guest again', async ({
  shopper,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/502/);
  const account = await shopper.haveAccount();
  const other = await visitor();
  await other.open('/orders');
  await other.header.getByRole('link', { name: 'Hello Guest Sign In' }).click();
  await other.fillCredentials(account);
  await other.page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(other.page).toHaveURL('/');
  await other.expectSignedIn(account);
  // What stands before the shop answers for it.
  await other.page.route(/\/sign-out\.data/, (route) => route.fulfill({ status: 502 }), {
    times: 1,
  });
  await other.header.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.page.getByText('You are still signed in.')).toBeVisible();
  await expectAccessible(other.page);
  await other.page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(other.header.getByRole('link', { name: 'Hello Guest Sign In' })).toBeVisible();
  await other.page.reload();
  await expect(other.header.getByText('Hello Guest')).toBeVisible();
});

test('a wrong password raises an alert with the provider’s own message, and nothing else', async ({
  shopper,
  visitor,
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(/401/);
  const account = await (await visitor()).haveAccount();
  const wrong = { ...account, password: 'not the password' };
  const { page } = shopper;
  const answer = await page.request.post('/api/auth/sign-in/email', {
    data: wrong,
    headers: { origin: shop.origin },
  });
  const { message }: { message: string } = await answer.json();
  await shopper.haveInBasket('book');
  await shopper.open('/login');
  await shopper.fillCredentials(wrong);
  expect(await alertAfter(page, 'Sign In')).toBe(message);

  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('E-mail')).toHaveValue(wrong.email);
  await expect(page.getByLabel('Password')).toHaveValue(wrong.password);
  await expect(page.getByRole('main').getByText(message)).toHaveCount(0);
  await expect(shopper.header.getByText('Hello Guest')).toBeVisible();
  await shopper.expectBasketCount(1);
});

test('the client checks neither e-mail nor password: the provider’s words are shown', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/400/);
  const { page } = shopper;
  await shopper.open('/login');
  await shopper.fillCredentials({ email: 'nonsense', password: 'correct horse' });
  expect(await alertAfter(page, 'Create your Account')).toMatch(/invalid email/i);
  await shopper.fillCredentials({ email: newAccount().email, password: 'short' });
  expect(await alertAfter(page, 'Create your Account')).toMatch(/password too short/i);
  await shopper.fillCredentials({ email: '', password: '' });
  expect(await alertAfter(page, 'Sign In')).toMatch(/invalid/i);
});

test('registering an e-mail twice raises an alert', async ({ shopper, visitor, consoleErrors }) => {
  consoleErrors.expect(/422/);
  const account = await (await visitor()).haveAccount();
  await shopper.open('/login');
  await shopper.fillCredentials(account);
  expect(await alertAfter(shopper.page, 'Create your Account')).toMatch(/already exists/i);
  await expect(shopper.header.getByText('Hello Guest')).toBeVisible();
});

test('what a guest has put in joins the account’s basket once', async ({ shopper, visitor }) => {
  const elsewhere = await visitor();
  const account = await elsewhere.haveAccount();
  await elsewhere.haveInBasket('tablet');

  await shopper.haveInBasket('book', 'smart-speaker-sand');
  await shopper.signIn(account);
  await shopper.expectBasketCount(3);
  await shopper.page.reload();
  await shopper.expectBasketCount(3);
  await shopper.signOut();
  await shopper.expectBasketCount(0);
  await shopper.signIn(account);
  await shopper.expectBasketCount(3);
});

test('another browser that signs in sees the account’s basket', async ({ shopper, visitor }) => {
  const account = await shopper.haveAccount();
  await shopper.haveInBasket('ultrawide-monitor');
  const other = await visitor();
  await other.signIn(account);
  await other.expectBasketCount(1);
  await other.basketLink.click();
  await expect(other.lines).toHaveCount(1);
  await expect(other.lines).toContainText(titleOf('ultrawide-monitor'));
});

test('signing out leaves the basket with the account, and the browser starts an empty one', async ({
  shopper,
}) => {
  const account = await shopper.register();
  await shopper.addToBasket('book');
  await shopper.signOut();
  await shopper.expectBasketCount(0);
  await shopper.addToBasket('tablet');
  await shopper.expectBasketCount(1);
  await shopper.signIn(account);
  await shopper.expectBasketCount(2);
});

test('another tab learns who is signed in now', async ({ shopper }) => {
  await shopper.open('/checkout');
  const tab = await shopper.newTab();
  const account = await tab.register();
  await shopper.expectSignedIn(account);
  await expect(shopper.page.getByText(`Hello, ${account.email}`)).toBeVisible();
  await tab.signOut();
  await expect(shopper.page.getByText('Hello, Guest')).toBeVisible();
});

test('too many attempts show a message to wait', async ({
  startOwnShop,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/401/);
  consoleErrors.expect(/429/);
  const shop = await startOwnShop();
  const { page, open, fillCredentials } = await visitor({ baseURL: shop.origin });
  await open('/login');
  await fillCredentials({ email: 'someone@example.com', password: 'a guess of many' });
  const messages: string[] = [];
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    messages.push(await alertAfter(page, 'Sign In'));
  }
  expect(new Set(messages.slice(0, 10)).size).toBe(1);
  expect(messages[10]).toMatch(/too many/i);
});
