/** Offline, on the way from page to page, and online again. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { pagesAreLoaded } from '#tests/e2e/support/pages-loaded.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';

function offlineNotice(page: Page) {
  return page.getByRole('status').getByText('The shop cannot be reached.', { exact: false });
}

test.use({ preloads: true });

test('an unreachable page shows a notice in the frame of the shop, and loads by itself later', async ({
  shopper,
  consoleErrors,
}) => {
  // The preloaded styles of the page that could not be shown are unused.
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|preloaded using link preload/);
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/');
  await pagesAreLoaded(page);
  await page.context().setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  await expectAccessible(page);
  await shopper.header.getByRole('link', { name: 'Returns & Orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop cannot be reached');
  await shopper.expectBasketCount(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop cannot be reached');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Orders');
  await expect(offlineNotice(page)).toBeHidden();
});

test('an add without a connection is taken back, said, and possible again afterwards', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const { page } = shopper;
  await shopper.open('/');
  await pagesAreLoaded(page);
  await page.context().setOffline(true);
  await shopper.product('book').getByRole('button', { name: 'Add to Basket' }).click();
  await expect(page.getByText('The shop could not be reached.', { exact: false })).toBeVisible();
  await expect(offlineNotice(page)).toHaveCount(0);
  await shopper.expectBasketCount(0);
  await page.context().setOffline(false);
  await expect(offlineNotice(page)).toBeHidden();
  await shopper.addToBasket('book');
  await shopper.expectBasketCount(1);
});

test('a form that does not reach the shop stays with what was typed, and goes on once it answers', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
  const shop = await shopWith({ mode: { delivery: 'address', codes: false } });
  const shopper = await visitor({ baseURL: shop.origin });
  const { page } = shopper;
  const type = async () => {
    await page.getByLabel('Country').selectOption('NO');
    await page.getByLabel('Name', { exact: true }).fill('Ann Lee');
    await page.getByLabel('Street and number').fill('Storgata 1');
    await page.getByLabel('Postal code').fill('0150');
    await page.getByLabel('Town or city').fill('Oslo');
  };
  await shopper.haveAccount();
  await shopper.haveInBasket('book');
  await shopper.open('/account/addresses');
  await type();
  await page.context().setOffline(true);
  const save = page.getByRole('button', { name: 'Save the address' });
  await save.click();
  await expect(offlineNotice(page)).toBeVisible();
  await expect(page.getByLabel('Town or city')).toHaveValue('Oslo');
  await page.context().setOffline(false);
  await expect(offlineNotice(page)).toBeHidden();
  await save.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ann Lee' })).toBeVisible();

  await shopper.open('/Payment');
  await shopper.fillCard({ number: GOOD_CARD });
  // Refused within one frame, before the page has drawn that it sends anything.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      if (!String(request[0]).includes('/Payment.data')) return fetch(...request);
      throw new TypeError('Failed to fetch');
    };
    window.addEventListener('reached', () => Object.assign(window, { fetch }), { once: true });
  });
  await page.getByRole('radio', { name: 'Another address' }).check();
  await type();
  await page.getByLabel('Town or city').fill('Bergen');
  await page.keyboard.press('Tab');
  await page.getByRole('heading', { name: 'Review items and delivery' }).click();
  await expect(offlineNotice(page)).toBeVisible();
  await expect(shopper.buyButton).toBeDisabled();
  await page.evaluate(() => window.dispatchEvent(new Event('reached')));
  await expect(shopper.buyButton).toBeEnabled();
  await shopper.open('/Payment');
  await expect(page.getByRole('radio', { name: 'Ann Lee' }).first()).toBeVisible();
  await expect(
    page.locator('label').filter({ has: page.getByRole('radio', { checked: true }) }),
  ).toContainText('Bergen');
});

test('a page whose code could not be had ahead opens all the same, without a reload', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  const { page } = shopper;
  await shopper.open('/');
  await page.route(/\/assets\/orders-.*\.js$/, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await failed;
  await page.evaluate(() => Reflect.set(window, 'isTheSamePage', true));
  await shopper.header.getByRole('link', { name: 'Returns & Orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Orders');
  expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true);
});

test('a link that was pointed at needs nothing more when it is clicked', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/');
  const arrived = page.waitForResponse(/\/checkout\.data/);
  await shopper.basketLink.hover();
  await (await arrived).finished();
  await page.waitForLoadState('networkidle');
  await shopper.basketLink.click();
  await expect(shopper.lines).toHaveCount(1);
  const answers = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/checkout.data'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  // A response from the browser's own cache is no transfer.
  expect(answers.at(-1)).toBe(0);
});

test('the focus and the title follow the page, and back brings the place back', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.basketLink.evaluate((link) => {
    link.focus();
    window.scrollTo(0, 400);
  });
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText('Your shopping Basket');
  await expect(page.locator('[aria-live=polite]')).toHaveText('Your shopping Basket · Basket');
  await expect(page).toHaveTitle('Your shopping Basket · Basket');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test('without a connection, and before anything was clicked, a page is the shop’s own', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|503/);
  const { page } = shopper;
  await shopper.open('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto('/categories');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('The shop cannot be reached');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.context().setOffline(false);
  await expect(heading).toHaveText('Categories');
});

test.describe('for who saves data', () => {
  test.use({ preloads: false });

  test('no code of another page is loaded before it is opened', async ({ shopper }) => {
    const { page } = shopper;
    await page.clock.install();
    await shopper.open('/');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.clock.runFor('00:30');
    // What was to be preloaded would have been asked for before this.
    await page.evaluate(() => fetch('/up'));
    expect(loaded.filter((url) => url.includes('/assets/'))).toEqual([]);
    await shopper.header.getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
    expect(loaded.filter((url) => url.includes('/assets/'))).not.toEqual([]);
  });
});
