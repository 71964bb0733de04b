/** The header of all pages (spec 2, Header). */
import { expect, test } from './shop.ts';

const pages = [
  '/',
  '/login',
  '/checkout',
  '/orders',
  '/Payment',
  '/search?q=book',
  '/no-such-page',
];

test('every page has the whole header', async ({ shopper, consoleErrors }) => {
  consoleErrors.expect(/404/);
  const { page, header } = shopper;
  for (const path of pages) {
    await page.goto(path);
    await expect(header.getByRole('link', { name: 'Basket home page' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(header.getByRole('searchbox', { name: 'Search products' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Hello Guest Sign In' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Returns & Orders' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Your Prime' })).toBeVisible();
    await expect(shopper.basketLink).toBeVisible();
  }
});

test('the logo leads to the home page', async ({ shopper }) => {
  await shopper.open('/orders');
  const logo = shopper.header.getByRole('link', { name: 'Basket home page' });
  const picture = logo.getByRole('img');
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await logo.click();
  await expect(shopper.page).toHaveURL('/');
});

test('a guest reads Hello Guest above Sign In, which leads to the login page', async ({
  shopper,
}) => {
  await shopper.open('/');
  const over = await shopper.header.getByText('Hello Guest').boundingBox();
  const under = await shopper.header.getByText('Sign In').boundingBox();
  expect(over?.y).toBeLessThan(under?.y ?? 0);
  await shopper.header.getByRole('link', { name: 'Hello Guest Sign In' }).click();
  await expect(shopper.page).toHaveURL('/login');
});

test('who is signed in reads their e-mail above Sign Out', async ({ shopper }) => {
  const { email } = await shopper.haveAccount();
  await shopper.open('/');
  const greeting = shopper.header.getByRole('link', { name: `Hello ${email}` });
  const over = await greeting.boundingBox();
  const under = await shopper.header.getByRole('button', { name: 'Sign Out' }).boundingBox();
  expect(over?.y).toBeLessThan(under?.y ?? 0);
  for (const box of [over, under]) expect(box?.height).toBeGreaterThanOrEqual(24);
  await greeting.click();
  await expect(shopper.page).toHaveURL('/account');
});

test('Returns & Orders leads to the orders', async ({ shopper }) => {
  await shopper.open('/');
  await shopper.header.getByRole('link', { name: 'Returns & Orders' }).click();
  await expect(shopper.page).toHaveURL('/orders');
});

test('Your Prime does nothing', async ({ shopper }) => {
  const { page, header } = shopper;
  await shopper.open('/');
  const before = await page.content();
  const requests = shopper.watchRequests();
  await header.getByRole('button', { name: 'Your Prime' }).click();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await expect(page).toHaveURL('/');
  expect(await page.content()).toBe(before);
  expect(requests).toEqual([]);
});

test('the basket link shows the item count and leads to the basket', async ({ shopper }) => {
  await shopper.open('/');
  await expect(shopper.basketLink).toContainText('0');
  await shopper.addToBasket('book', 'tablet');
  await shopper.expectBasketCount(2);
  await expect(shopper.basketLink).toContainText('2');
  await shopper.basketLink.click();
  await expect(shopper.page).toHaveURL('/checkout');
});

test('is one row that stays in sight, from a small tablet to a desktop', async ({ shopper }) => {
  const { page, header } = shopper;
  for (const width of [576, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await shopper.open('/');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const bar = await header.boundingBox();
    expect(bar?.y, `${width} pixels`).toBe(0);
    expect(bar?.height, `${width} pixels`).toBeLessThan(80);
    const field = await header.getByRole('searchbox').boundingBox();
    expect(field?.width, `${width} pixels`).toBeGreaterThan(60);
    await expect(header.getByRole('link', { name: 'Returns & Orders' })).toBeInViewport();
    await expect(shopper.basketLink).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
});

test("the shop's own pages are linked from the footer, and the terms from the terms notice", async ({
  shopper,
}) => {
  const { page } = shopper;
  const footer = page.getByRole('contentinfo');
  for (const name of ['Help', 'Returns', 'Terms of sale', 'Privacy']) {
    await shopper.open('/');
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} · Basket`);
  }
  await shopper.open('/login');
  await page.getByRole('main').getByRole('link', { name: 'terms' }).click();
  await expect(page).toHaveURL('/terms');
});
