/** The shop in a browser without scripts: every button is in a form that posts. */
import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD, newAccount, type Shopper, titleOf } from '#tests/e2e/support/shopper.ts';

const CHALLENGE_CARD = '4000 0025 0000 3155';
const POOR_CARD = '4000 0000 0000 9995';

test.use({ javaScriptEnabled: false });

/** Adds from the home page by a form that posts and returns. */
async function addPlainly({ page, product }: Shopper, variant: 'book' | 'tablet'): Promise<void> {
  await page.goto('/');
  await product(variant).getByRole('button', { name: 'Add to Basket' }).click();
  await expect(page).toHaveURL(`/#add-${variant}`);
}

function isValid(input: Locator): Promise<boolean> {
  return input.evaluate((element: HTMLInputElement) => element.validity.valid);
}

test('a shopper browses, searches, adds, removes, registers, pays, sees the order, and signs in again', async ({
  shopper,
}) => {
  const { page, header } = shopper;
  await addPlainly(shopper, 'book');
  await shopper.expectBasketCount(1);
  await header.getByRole('searchbox').fill('tablet');
  await header.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=tablet');
  await shopper.product('tablet').getByRole('button', { name: 'Add to Basket' }).click();
  await expect(page).toHaveURL('/search?q=tablet#add-tablet');
  await shopper.expectBasketCount(2);

  await shopper.basketLink.click();
  await expect(page.getByText(/^Subtotal/)).toHaveText('Subtotal (2 items): $610.95');
  const tablet = shopper.product('tablet');
  await tablet.getByRole('button', { name: 'Remove from Basket' }).click();
  await expect(page).toHaveURL(/\/checkout#line-\d+$/);
  await expect(shopper.lines).toHaveCount(1);
  await expect(shopper.lines).toContainText(titleOf('book'));

  const account = newAccount();
  await header.getByRole('link', { name: 'Hello Guest Sign In' }).click();
  await shopper.fillCredentials(account);
  await page.getByRole('button', { name: 'Create your Account' }).click();
  await expect(page).toHaveURL('/');
  await shopper.expectSignedIn(account);

  await shopper.basketLink.click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout (1 items)');
  await expect(shopper.buyButton).toBeEnabled();
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  await expect(shopper.orders).toHaveCount(1);
  await expect(shopper.orders).toContainText(titleOf('book'));
  await shopper.expectBasketCount(0);

  await shopper.signOut();
  await expect(page).toHaveURL('/');
  await header.getByRole('link', { name: 'Hello Guest Sign In' }).click();
  await shopper.fillCredentials(account);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
  await shopper.expectSignedIn(account);
  await header.getByRole('link', { name: 'Returns & Orders' }).click();
  await expect(shopper.orders).toContainText(titleOf('book'));
});

test('a wrong password shows a message on the page, which keeps the e-mail and never sends a password back', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/401/);
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

test('3-D Secure has a page of its own, and a refusal leads back to the form', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/402/);
  const { page } = shopper;
  await addPlainly(shopper, 'book');
  await page.goto('/Payment');
  await shopper.payWith(POOR_CARD);
  await expect(page.getByText('Your card has insufficient funds.')).toBeVisible();
  await page.getByRole('link', { name: 'Try another card' }).click();
  await expect(page).toHaveURL(/\/Payment\?shown=/);

  await shopper.payWith(CHALLENGE_CARD);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByText('unable to authenticate your payment method')).toBeVisible();
  await page.getByRole('link', { name: 'Try another card' }).click();

  await shopper.payWith(CHALLENGE_CARD);
  await page.getByRole('button', { name: 'Complete' }).click();
  await shopper.expectOrderPage();
  await expect(page.getByText('Thank you, your order is placed')).toBeVisible();
  await page.goto('/Payment');
  await expect(page.getByText('Nothing to pay: your basket is empty.')).toBeVisible();
  await expect(shopper.buyButton).toBeDisabled();
});

test('the form lets test cards through and no others', async ({ shopper }) => {
  const { page } = shopper;
  await addPlainly(shopper, 'book');
  await page.goto('/Payment');
  const number = page.getByLabel('Card number');
  for (const card of [GOOD_CARD, POOR_CARD, '4000002500003155']) {
    await number.fill(card);
    expect(await isValid(number), card).toBe(true);
  }
  for (const card of ['5555 5555 5555 4444', '4242', '', 'a card']) {
    await number.fill(card);
    expect(await isValid(number), card).toBe(false);
  }
  await number.fill(GOOD_CARD);
  for (const [text, valid] of [
    ['12 / 34', true],
    ['1/2034', true],
    ['1234', true],
    ['13 / 34', false],
    ['12', false],
  ] as const) {
    await page.getByLabel('Expiration date').fill(text);
    expect(await isValid(page.getByLabel('Expiration date')), text).toBe(valid);
  }
  await expect(number).toHaveAttribute('autocomplete', 'cc-number');
  await expect(page.getByLabel('Expiration date')).toHaveAttribute('autocomplete', 'cc-exp');
  await expect(page.getByLabel('Security code')).toHaveAttribute('autocomplete', 'cc-csc');
});

test('a return without a charge leads back to the form and says so', async ({ shopper }) => {
  const { page } = shopper;
  await addPlainly(shopper, 'book');
  await page.goto('/Payment');
  const secret = await page.locator('input[name=client_secret]').inputValue();
  const [intent = ''] = secret.split('_secret_');
  await page.goto(`/Payment/return?payment_intent=${intent}`);
  await expect(page).toHaveURL('/Payment?problem=unpaid');
  await expect(shopper.paymentError).toContainText('The payment did not go through.');
  await page.goto('/Payment/return?payment_intent=pi_of_nobody');
  await expect(page).toHaveURL('/orders');
});

test('adding, removing and undoing are answered by a notice, where the shopper was', async ({
  shopper,
}) => {
  const { page } = shopper;
  await page.goto('/');
  const monitor = shopper.product('ultrawide-monitor');
  await monitor.getByRole('button', { name: 'Add to Basket' }).click();
  await expect(page.getByText(`Added: ${titleOf('ultrawide-monitor')}`)).toBeVisible();
  await expect(monitor).toBeInViewport();
  await page.getByRole('link', { name: 'View basket' }).click();
  await expect(page.getByText('Added:')).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove from Basket' }).click();
  await expect(page.getByText('Removed from your basket.')).toBeVisible();
  await expect(shopper.lines).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Put back into your basket.')).toBeVisible();
  await expect(shopper.lines).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('Put back into your basket.')).toHaveCount(0);
});

test('three of a product are three lines, and one undo takes them out', async ({ shopper }) => {
  const { page } = shopper;
  await page.goto('/product/12321341');
  await page.getByLabel('Quantity').selectOption('3');
  await page.getByRole('button', { name: 'Add to Basket' }).click();
  await expect(page.getByText(`Added 3: ${titleOf('book')}`)).toBeVisible();
  await shopper.expectBasketCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await shopper.expectBasketCount(0);
});

test('what cannot be added is refused by a notice', async ({ shopper }) => {
  const { page } = shopper;
  await page.goto('/');
  // A product that is withdrawn while its card is on the screen.
  const variant = shopper.product('book').locator('input[name=variant]');
  await page.route('**/basket', (route) =>
    route.continue({ postData: 'type=ADD_TO_BASKET&variant=nothing' }),
  );
  await expect(variant).toBeAttached();
  await shopper.product('book').getByRole('button', { name: 'Add to Basket' }).click();
  await expect(page.getByText('This product is not sold any more.')).toBeVisible();
  await shopper.expectBasketCount(0);
});
