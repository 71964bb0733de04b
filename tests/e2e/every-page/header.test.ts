/** The header of all pages (spec 2, Header). */
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';

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

test('the menu of a desktop leads to the categories, and the payment page leads to none', async ({
  shopper,
}) => {
  const { page, header } = shopper;
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const opener = header.getByRole('button', { name: 'Categories' });
  await shopper.open('/orders');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(menu.getByRole('link', { name: 'Orders' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Sound' }).click();
  await expect(page).toHaveURL('/category/Sound');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: 'All categories' }).click();
  await expect(page).toHaveURL('/categories');
  await shopper.open('/Payment');
  await expect(opener).toBeHidden();
});

test('the Tab key follows the header as it is read', async ({ shopper }) => {
  const { page, header } = shopper;
  await shopper.open('/');
  await header.getByRole('link', { name: 'Basket home page' }).focus();
  await page.keyboard.press('Tab');
  await expect(header.getByRole('button', { name: 'Categories' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(header.getByLabel('Search products')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a bar of 56 pixels stays in sight, and the search below it does not', async ({
    shopper,
  }) => {
    const { page, header } = shopper;
    await shopper.open('/');
    const inBar = [
      header.getByRole('button', { name: 'Menu' }),
      header.getByRole('link', { name: 'Basket home page' }),
      header.getByRole('link', { name: 'Hello Guest Sign In' }),
      shopper.basketLink,
    ];
    const search = header.getByRole('searchbox');
    expect((await search.boundingBox())?.y).toBeGreaterThanOrEqual(56);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(search).not.toBeInViewport();
    for (const one of inBar) {
      await expect(one).toBeInViewport({ ratio: 1 });
      const box = await one.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(56);
    }
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('what the bar has no room for is in the menu, on every page', async ({
        shopper,
        consoleErrors,
      }) => {
        consoleErrors.expect(/404/);
        const { page, header } = shopper;
        const menu = page.getByRole('navigation', { name: 'Menu' });
        for (const path of pages) {
          await page.goto(path);
          await expect(header.getByRole('searchbox', { name: 'Search products' })).toBeVisible();
          await header.getByRole('button', { name: 'Menu' }).click();
          await expect(menu.getByRole('button', { name: 'Your Prime' })).toBeVisible();
          await expect(menu.getByRole('link', { name: 'Returns & Orders' })).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(menu).toBeHidden();
        }
        await header.getByRole('button', { name: 'Menu' }).click();
        await menu.getByRole('link', { name: 'Returns & Orders' }).click();
        await expect(page).toHaveURL('/orders');
        await expect(menu).toBeHidden();
      });
    });
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
