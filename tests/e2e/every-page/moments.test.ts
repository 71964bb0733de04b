/** Moments in which a shopper could doubt: one notice at a time, true, undoable, and never in the way. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD, titleOf } from '#tests/e2e/support/shopper.ts';

const WAITING = 'Your payment is waiting';

test('who signs in on the way to pay has one notice on the home page, which leads back', async ({
  shopper,
  visitor,
}) => {
  const { page } = shopper;
  const elsewhere = await visitor();
  const account = await elsewhere.haveAccount();
  await elsewhere.haveInBasket('tablet');
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await shopper.signIn(account);
  await expect(page).toHaveURL('/');
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(
    page.getByText('1 item from before you signed in joined your basket.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Keep|Take/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go back to the payment page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout (2 items)');
});

test('no payment waits once it is paid, or when there is nothing to pay', async ({
  shopper,
  visitor,
}) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  await shopper.haveInBasket('tablet');
  await shopper.register();
  await expect(page.getByText(WAITING)).toHaveCount(0);

  const other = await visitor();
  await other.open('/Payment');
  await other.open('/login');
  await expect(other.page.getByText(WAITING)).toHaveCount(0);
  await other.register();
  await expect(other.page.getByText(WAITING)).toHaveCount(0);
});

test('registering says nothing about the basket, which is just kept', async ({ shopper }) => {
  await shopper.haveInBasket('book', 'tablet');
  await shopper.register();
  await shopper.expectBasketCount(2);
  await expect(shopper.page.getByText('joined your basket')).toHaveCount(0);
});

test('items that joined others can be taken out, and put back again', async ({
  shopper,
  visitor,
}) => {
  const { page } = shopper;
  const elsewhere = await visitor();
  const account = await elsewhere.haveAccount();
  await elsewhere.haveInBasket('tablet');
  await shopper.haveInBasket('book', 'stand-mixer');
  await shopper.signIn(account);
  await page.getByRole('button', { name: 'Take them out' }).click();
  await shopper.expectBasketCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await shopper.expectBasketCount(3);
  await page.reload();
  await shopper.expectBasketCount(3);
});

/** The edges of the toast and of what it must not cover, in pixels from the top of the window. */
async function edges(page: Page) {
  const toast = page.getByRole('status').getByText(/^(Added|Removed): /);
  const toastBox = await toast.boundingBox();
  const bar = page.locator('[data-bottom-bar]');
  const barBox = (await bar.count()) > 0 ? await bar.boundingBox() : null;
  return { top: toastBox?.y ?? 0, bottom: (toastBox?.y ?? 0) + (toastBox?.height ?? 0), barBox };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a toast covers neither the header nor the bar with the total', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open('/');
    await shopper.addToBasket('book', 'tablet');
    expect((await edges(page)).top).toBeGreaterThan(600);
    await page.getByRole('link', { name: 'View basket' }).click();
    await expect(page).toHaveURL('/checkout');
    await shopper.removeFromBasket('book');
    const { top, bottom, barBox } = await edges(page);
    const inHeader = await shopper.basketLink.boundingBox();
    expect(top).toBeGreaterThan(inHeader ? inHeader.y + inHeader.height : Number.NaN);
    expect(bottom).toBeLessThan(barBox?.y ?? Number.NaN);
  });

  test('the total and Buy Now are in sight above and below many lines', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.haveInBasket(...Array.from({ length: 12 }, () => 'book' as const));
    await shopper.open('/Payment');
    for (const y of [0, 100_000]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await expect(shopper.buyButton).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Order Total: $143.52')).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
  });
});

test('a toast goes with the page that it spoke of, or after five seconds', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.addToBasket('book');
  const toast = page.getByText(`Added: ${titleOf('book')}`);
  await expect(toast).toBeVisible();
  await shopper.header.getByRole('link', { name: 'Returns & Orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Orders');
  await expect(toast).toHaveCount(0);
  await shopper.open('/');
  await shopper.addToBasket('book');
  await page.mouse.move(0, 0);
  await expect(toast).toHaveCount(0, { timeout: 7_000 });
});

test('a basket that costs nothing says so, and is ordered without a card', async ({
  startOwnShop,
  visitor,
}) => {
  const gift = {
    variant: 'gift',
    id: 'gift',
    title: 'A gift',
    image: '',
    priceCents: 0,
    rating: 0,
    position: 1,
    description: '',
    category: '',
  };
  const shop = await startOwnShop({ catalogue: [gift as never] });
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visitor({ baseURL: shop.origin, javaScriptEnabled });
    const data = { type: 'ADD_TO_BASKET', variant: 'gift' };
    await page.context().request.post('/api/basket', { data });
    await page.goto('/Payment');
    await expect(page.getByText('Nothing is due: no card is needed.')).toBeVisible();
    await expect(page.getByText('Card number')).toHaveCount(0);
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Buy Now' }) });
    const action = await form.getAttribute('action');
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL(/\/orders/);
    await expect(page.getByRole('main')).toContainText('There was nothing to pay.');
    if (javaScriptEnabled) continue;
    const headers = { origin: shop.origin };
    const again = await page.context().request.post(`${action}`, { form: {}, headers });
    expect(new URL(again.url()).pathname).toBe('/orders');
  }
});

test('after paying an account is thanked, by the number of its order', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.haveAccount();
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  const placed = page.getByRole('region', { name: 'Thank you, your order is placed' });
  await expect(placed.getByRole('img', { name: titleOf('book') })).toBeVisible();
  await expect(placed).toContainText('Goes to12 Harbour Lane, Portland, OR 97201');
  const number = await placed.getByRole('definition').first().textContent();
  expect(number).toMatch(/^[2-9C-X]{10}$/);
  await expect(shopper.orders).toContainText(`Order ${number}`);
  await expectAccessible(page);
  await placed.getByRole('link', { name: 'See your order' }).click();
  await expect(page).toHaveURL(/\/orders\/pi_/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order /);
});

test('after paying a guest is thanked too, and led to the order and to an account', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await page.getByLabel('E-mail for your confirmation').fill('thanked-guest@example.com');
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  const placed = page.getByRole('region', { name: 'Thank you, your order is placed' });
  await expect(placed).toContainText('is sent to thanked-guest@example.com');
  await expect(shopper.orders).toHaveCount(0);
  await expectAccessible(page);
  await placed.getByRole('link', { name: 'See your order' }).click();
  await expect(page).toHaveURL(/\/orders\/pi_/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order /);
  await page.goBack();
  await placed.getByRole('link', { name: 'Sign in or create an account' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('thanked-guest@example.com');
});

test('the items of a basket, a payment and an order lead to their products', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.haveAccount();
  await shopper.haveOrdered('smart-speaker-sand');
  await shopper.haveInBasket('smart-speaker-sand');
  for (const path of ['/checkout', '/Payment', '/orders']) {
    await shopper.open(path);
    await page.getByRole('link', { name: titleOf('smart-speaker-sand') }).click();
    await expect(page).toHaveURL('/product/23445930?variant=smart-speaker-sand');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('smart-speaker-sand'));
  }
});

test('adding three appends three lines, and undoing takes out these', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/basket') sent.push(request.postData());
  });
  await shopper.open('/product/12321341');
  await page.getByLabel('Quantity').selectOption('3');
  await page.getByRole('button', { name: 'Add to Basket' }).click();
  await expect(page.getByText(`Added 3: ${titleOf('book')}`)).toBeVisible();
  await shopper.expectBasketCount(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await shopper.expectBasketCount(1);
  expect(sent[0]).toBe('{"type":"ADD_TO_BASKET","variant":"book","count":3}');
  expect(sent).toHaveLength(2);
  await shopper.open('/checkout');
  await expect(shopper.lines).toHaveCount(1);
});

test('titles of any script and length stand in their places', async ({ startOwnShop, visitor }) => {
  const row = { image: '', priceCents: 100, description: '', category: '', rating: 0 };
  const title = 'A title of two hundred letters '.repeat(7).slice(0, 200);
  const catalogue = [
    { ...row, variant: 'long', id: 'long', title, position: 1 },
    { ...row, variant: 'rtl', id: 'rtl', title: 'سماعة ذكية (3rd Gen)', position: 2 },
  ];
  const shop = await startOwnShop({ catalogue: catalogue as never });
  const { page, open } = await visitor({
    baseURL: shop.origin,
    viewport: { width: 390, height: 844 },
  });
  await open('/');
  const long = page.getByRole('heading', { level: 2, name: title });
  const height = await long.evaluate((element) => {
    return element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight);
  });
  expect(Math.round(height)).toBe(3);
  await expect(page.getByRole('heading', { level: 2, name: 'سماعة' })).toHaveCSS(
    'direction',
    'rtl',
  );
  await expect(page.getByText('Not rated yet')).toHaveCount(2);
  await page
    .context()
    .request.post('/api/basket', { data: { type: 'ADD_TO_BASKET', variant: 'long' } });
  await open('/checkout');
  const line = page.getByRole('article').locator('p').first();
  const lines = await line.evaluate((element) => {
    return element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight);
  });
  expect(Math.round(lines)).toBe(2);
  await expect(page.getByText('No picture yet')).toBeHidden();
});

test('a password can be seen, and its minimum is said before', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/login');
  const password = page.getByLabel('Password');
  await expect(password).toHaveAccessibleDescription('New accounts: at least 8 characters.');
  await page.getByRole('button', { name: 'Show password' }).press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide password' }).press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
});
