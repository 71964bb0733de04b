/** The shop without JavaScript, and with scripts that come late. */
import type { Locator, Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, test } from './shop.ts';
import { GOOD_CARD, newAccount, type Shopper, titleOf } from './shopper.ts';

const CHALLENGE_CARD = '4000 0025 0000 3155';
const POOR_CARD = '4000 0000 0000 9995';

/** Adds from the home page by a form that posts and comes back. */
async function addPlainly({ page, product }: Shopper, listing: 'book' | 'tablet'): Promise<void> {
  await page.goto('/');
  await product(listing).getByRole('button', { name: 'Add to Basket' }).click();
  await expect(page).toHaveURL('/');
}

/** Holds the page's scripts back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

function isValid(input: Locator): Promise<boolean> {
  return input.evaluate((element: HTMLInputElement) => element.validity.valid);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper browses, searches, adds, removes, registers, pays and sees the order', async ({
    shopper,
  }) => {
    const { page, header } = shopper;
    await addPlainly(shopper, 'book');
    await header.getByRole('searchbox').fill('tablet');
    await header.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=tablet');
    await shopper.product('tablet').getByRole('button', { name: 'Add to Basket' }).click();
    await expect(page).toHaveURL('/search?q=tablet');
    await shopper.expectBasketCount(2);

    await shopper.basketLink.click();
    const tablet = shopper.product('tablet');
    await tablet.getByRole('button', { name: 'Remove from Basket' }).click();
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
    await expect(shopper.buyButton).toBeEnabled();
    await shopper.payWith(GOOD_CARD);
    await shopper.expectOrderPage();
    await expect(shopper.orders).toHaveCount(1);
    await expect(shopper.orders).toContainText(titleOf('book'));
    await shopper.expectBasketCount(0);
    await shopper.signOut();
  });

  test('a failed sign-in is told on the page, which keeps the e-mail and no password', async ({
    shopper,
    complaints,
  }) => {
    complaints.expect(/401/);
    const { page } = shopper;
    const account = newAccount();
    await page.goto('/login');
    await shopper.fillCredentials(account);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toContainText('Invalid email or password');
    await expect(page.getByLabel('E-mail')).toHaveValue(account.email);
    await expect(page.getByLabel('Password')).toHaveValue('');
  });

  test('the bank is asked on a page of its own, and a refusal leads back to the form', async ({
    shopper,
    complaints,
  }) => {
    complaints.expect(/402/);
    const { page } = shopper;
    await addPlainly(shopper, 'book');
    await page.goto('/Payment');
    await shopper.payWith(POOR_CARD);
    await expect(page.getByText('Your card has insufficient funds.')).toBeVisible();
    await page.getByRole('link', { name: 'Try another card' }).click();
    await expect(page).toHaveURL('/Payment');

    await shopper.payWith(CHALLENGE_CARD);
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByText('unable to authenticate your payment method')).toBeVisible();
    await page.getByRole('link', { name: 'Try another card' }).click();

    await shopper.payWith(CHALLENGE_CARD);
    await page.getByRole('button', { name: 'Complete' }).click();
    await shopper.expectOrderPage();
    await expect(page.getByText('Thank you, your order is safe')).toBeVisible();
    await page.goto('/Payment');
    await expect(page.getByText('Your basket is empty')).toBeVisible();
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
});

test('a card that is typed before the scripts come is kept, and is sent once', async ({
  shopper,
}) => {
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

test('a card that is typed before the provider’s field comes is kept', async ({ shopper }) => {
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
