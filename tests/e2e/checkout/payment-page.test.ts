/** What the payment page shows, and when its button works (spec 2, Payment page; spec 5). */
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD, titleOf } from '#tests/e2e/support/shopper.ts';
import { testZone } from '#tests/fixtures/delivery-zone.ts';

const CREATE = '/api/payments/create';

const CODE = {
  ...{ name: 'FIVE', sharePercent: null, amountCents: 500, uses: null, usesEach: null },
  ...{ fromSeconds: null, toSeconds: null },
};

test('a heading counts the items and links to the basket', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.haveInBasket('book', 'tablet');
  await shopper.open('/Payment');
  const heading = page.getByRole('heading', { level: 1, name: 'Checkout (2 items)' });
  await heading.getByRole('link', { name: 'Checkout (2 items)' }).click();
  await expect(page).toHaveURL('/checkout');
});

test('three sections show address, items and payment method', async ({ shopper }) => {
  const { page } = shopper;
  const { email } = await shopper.haveAccount();
  await shopper.haveInBasket('book', 'ultrawide-monitor');
  await shopper.open('/Payment');
  const address = page.getByRole('region', { name: 'Delivery Address' });
  await expect(address).toContainText(email);
  await expect(address).toContainText('12 Harbour Lane');
  await expect(address).toContainText('Portland, OR 97201');
  const review = page.getByRole('region', { name: 'Review items and delivery' });
  await expect(review.getByRole('article')).toHaveCount(2);
  await expect(review).toContainText(titleOf('book'));
  await expect(review).toContainText('$1,094.98');
  const method = page.getByRole('region', { name: 'Payment Method' });
  await expect(method.getByRole('group', { name: 'Card details' })).toBeVisible();
  await expect(method.getByText(/^Order Total/)).toHaveText('Order Total: $1,106.94');
  await expect(method.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  await expect(method.getByRole('alert')).toHaveText('');
});

test('a guest is called Guest where the e-mail would stand, and is not sent away', async ({
  shopper,
}) => {
  await shopper.haveInBasket('book');
  const answer = await shopper.page.goto('/Payment');
  expect(answer?.status()).toBe(200);
  await expect(shopper.page).toHaveURL('/Payment');
  const address = shopper.page.getByRole('region', { name: 'Delivery Address' });
  await expect(address).toContainText('Guest');
});

test('an empty basket cannot be paid for, and the page says so', async ({ shopper }) => {
  const { page } = shopper;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await shopper.open('/Payment');
  await expect(page.getByText('Nothing to pay: your basket is empty.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeDisabled();
  await expect(shopper.buyButton).toBeDisabled();
  expect(requested.filter((url) => url.includes(CREATE))).toEqual([]);
});

test('an empty basket asks for nothing: no address, no code, no card; its total is nothing', async ({
  shopWith,
  visitor,
}) => {
  const shop = await shopWith({
    mode: { delivery: 'address', codes: true },
    codes: [CODE],
    deliveryZones: [testZone('*', 490)],
  });
  const { page, open } = await visitor({ baseURL: shop.origin });
  await open('/Payment');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    ...['Delivery Address', 'Review items and delivery', 'Payment Method'],
  ]);
  await expect(page.locator('main :is(input, select):not(:disabled)')).toHaveCount(0);
  await expect(page.getByText('Order Total: $0.00')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Find something you like' }).click();
  await expect(page).toHaveURL('/');
});

test('the button is disabled exactly while the card input is empty', async ({ shopper }) => {
  const { page, buyButton } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(buyButton).toBeDisabled();
  await page.getByLabel('Card number').fill('4');
  await expect(buyButton).toBeEnabled();
  await page.getByLabel('Card number').fill('');
  await expect(buyButton).toBeDisabled();
  await page.getByLabel('Security code').fill('1');
  await expect(buyButton).toBeEnabled();
});

test('what is wrong with the card is said under the form while typing', async ({ shopper }) => {
  const { page, paymentError, buyButton } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await page.getByLabel('Card number').pressSequentially('4242424242424241');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4241');
  await expect(paymentError).toHaveText('Your card number is invalid.');
  const cardBox = await page.getByRole('group', { name: 'Card details' }).boundingBox();
  const errorBox = await paymentError.boundingBox();
  expect(errorBox?.y).toBeGreaterThan(cardBox?.y ?? Infinity);
  await page.getByLabel('Card number').fill(GOOD_CARD);
  await expect(paymentError).toHaveText('');
  await page.getByLabel('Expiration date').fill('12 / 20');
  await expect(paymentError).toHaveText("Your card's expiration year is in the past.");
  await expect(buyButton).toBeEnabled();
});

test('a card that is not complete is not sent, and the page says what is missing', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.getByLabel('Card number').fill(GOOD_CARD);
  await shopper.buyButton.click();
  await expect(shopper.paymentError).toHaveText("Your card's expiration date is incomplete.");
  await expect(shopper.buyButton).toHaveText('Buy Now');
  expect(requested.filter((url) => url.includes('/card-simulator'))).toEqual([]);
});

test('the button reads Processing and is disabled while working, and stays disabled after', async ({
  shopper,
}) => {
  const { page, buyButton } = shopper;
  const confirmation = Promise.withResolvers<void>();
  const report = Promise.withResolvers<void>();
  await page.route('**/confirm', async (route) => {
    await confirmation.promise;
    await route.continue();
  });
  await page.route('**/api/users/*/orders/*', async (route) => {
    await report.promise;
    await route.continue();
  });
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await shopper.payWith(GOOD_CARD);
  await expect(buyButton).toHaveText('Processing');
  await expect(buyButton).toBeDisabled();
  const reported = page.waitForRequest((request) => request.method() === 'PUT');
  confirmation.resolve();
  await reported;
  await expect(buyButton).toHaveText('Buy Now');
  await expect(buyButton).toBeDisabled();
  report.resolve();
  await shopper.expectOrderPage();
});

test('the intent is created for the total in cents, again whenever the basket changes', async ({
  shopper,
}) => {
  const { page } = shopper;
  const created: { url: string; body: string | null }[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.includes(CREATE)) {
      created.push({ url: url.slice(url.indexOf(CREATE)), body: request.postData() });
    }
  });
  await shopper.haveInBasket('smart-speaker-charcoal', 'book');
  await shopper.open('/Payment');
  await expect.poll(() => created).toEqual([{ url: `${CREATE}?total=11095`, body: null }]);

  // The same total, but not the same basket.
  const tab = await shopper.newTab();
  await tab.open('/');
  await tab.addToBasket('smart-speaker-sand');
  await expect.poll(() => created.at(-1)?.url).toBe(`${CREATE}?total=20994`);
  await tab.open('/checkout');
  await tab.removeFromBasket('smart-speaker-charcoal');
  await expect.poll(() => created.at(-1)?.url).toBe(`${CREATE}?total=11095`);
  await expect(page.getByText(/^Order Total/)).toHaveText('Order Total: $110.95');
});

test('the page says that this is test mode and which card to use', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await expect(page.getByText('Test mode: no real money moves')).toBeVisible();
  await expect(page.getByText('4242 4242 4242 4242', { exact: true })).toBeVisible();
  await page.getByText('Other test cards and what they do').click();
  await expect(page.getByText('4000 0025 0000 3155')).toBeVisible();
  await expectAccessible(page);
});
