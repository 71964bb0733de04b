/** The admin by keys alone, and what its title and its sound say of new orders. */
import { buyBook, expect, invite, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';

test('keys search everything, walk lists and open their rows, but not while somebody types', async ({
  page,
  browser,
  shop,
  firstLink,
}) => {
  await buyBook(browser, shop);
  await buyBook(browser, shop);
  await signIn(page, firstLink);
  await expect(page.getByRole('heading', { name: 'What waits' })).toBeVisible();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toBeVisible();
  await expectAccessible(page);
  // Behind an open dialog they do nothing.
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  const links = page.getByRole('table').getByRole('link');
  await expect(links).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.last()).toBeFocused();
  // There is no other row: the focus stays where it is.
  await page.keyboard.press('ArrowDown');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.first()).toBeFocused();
  const number = (await links.first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${number}: placed` })).toBeVisible();

  const everything = page.getByLabel('Search everything');
  await page.keyboard.press('/');
  await expect(everything).toBeFocused();
  await page.keyboard.type('quiet/go?');
  await expect(everything).toHaveValue('quiet/go?');
  await everything.fill('quiet startup');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?q=quiet\+startup$/);
  await page.keyboard.press('/');
  await everything.fill(number.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${number}: placed` })).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.getByLabel('Keys that go to a page').uncheck();
  await page.getByRole('heading', { name: 'In this browser' }).click();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(keys).toBeHidden();
  await expect(page).toHaveURL(/\/settings$/);

  const plain = await newPage(browser, { javaScriptEnabled: false });
  const link = new URL(await invite(shop, firstLink, 'Ann'));
  await plain.goto(new URL('/enter', link).href);
  await plain.getByLabel('Code of your link').fill(link.hash.slice(1));
  await plain.getByRole('button', { name: 'Open the admin' }).click();
  await plain.getByLabel('Search everything').fill(number);
  await plain.getByLabel('Search everything').press('Enter');
  await expect(plain.getByRole('heading', { name: `Order ${number}: placed` })).toBeVisible();
});

test('the title counts the orders that come in while nobody looks, with a sound if it is wanted', async ({
  page,
  browser,
  shop,
  firstLink,
}) => {
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function count(when) {
      document.documentElement.dataset.tones = String(
        Number(document.documentElement.dataset.tones ?? 0) + 1,
      );
      Reflect.apply(start, this, [when]);
    };
  });
  await signIn(page, firstLink);
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  const tones = () => page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0));
  expect(await tones()).toBe(0);
  await page.getByLabel('A sound for each new order').check();
  await page.reload();
  await expect(page.getByLabel('A sound for each new order')).toBeChecked();
  await page.getByRole('heading', { name: 'In this browser' }).click();

  /** Whether somebody looks: Playwright gives every page the focus. */
  const look = (isLookedAt: boolean) =>
    page.evaluate((has) => {
      document.hasFocus = () => has;
      if (has) window.dispatchEvent(new Event('focus'));
    }, isLookedAt);
  await look(false);
  const before = await tones();
  await buyBook(browser, shop);
  await expect(page).toHaveTitle('(1) Settings · Admin', { timeout: 5_000 });
  await buyBook(browser, shop);
  await expect(page).toHaveTitle('(2) Settings · Admin', { timeout: 5_000 });
  expect(await tones()).toBe(before + 4);
  await look(true);
  await expect(page).toHaveTitle('Settings · Admin');
  // What one looks at is not counted.
  await buyBook(browser, shop);
  await page.goto(new URL('/orders', firstLink).href);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(3);
  await expect(page).toHaveTitle('Orders · Admin');
});
