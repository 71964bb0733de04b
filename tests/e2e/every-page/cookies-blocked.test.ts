/** A browser that blocks all cookies is told so, where it needs them, with scripts and without. */
import { blockCookies, startCookieBlocker } from '#tests/e2e/support/cookie-blocker.ts';
import { test as base, expect } from '#tests/e2e/support/shop.ts';
import { newAccount, type Shopper } from '#tests/e2e/support/shopper.ts';

type Fixtures = {
  /** The shop as browsers reach it that block cookies. */
  blockedOrigin: string;
  /** A visitor with such a browser. */
  blocking(options: { javaScriptEnabled: boolean }): Promise<Shopper>;
};

const test = base.extend<Fixtures>({
  blockedOrigin: async ({ shop }, use) => {
    const blocker = await startCookieBlocker(shop.origin);
    await use(blocker.origin);
    blocker.close();
  },
  // In this order: the visitors leave before the origin closes.
  blocking: async ({ blockedOrigin, visitor }, use) => {
    await use(async ({ javaScriptEnabled }) => {
      const shopper = await visitor({ baseURL: blockedOrigin, javaScriptEnabled });
      if (javaScriptEnabled) await blockCookies(shopper.page);
      return shopper;
    });
  },
});

const NEEDED = 'Your browser blocks cookies';

/** React Router's own script of the scroll positions, which reads them in vain. */
const NO_SCROLL_POSITIONS = /Access is denied for this document/;

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with scripts' : 'without scripts';
  const open = (shopper: Shopper, path: string) =>
    javaScriptEnabled ? shopper.open(path) : shopper.page.goto(path);

  test(`what cannot be kept in a basket is said, ${scripts}`, async ({
    blocking,
    consoleErrors,
  }) => {
    if (!javaScriptEnabled) consoleErrors.expect(/400/);
    consoleErrors.allow(NO_SCROLL_POSITIONS);
    const shopper = await blocking({ javaScriptEnabled });
    await open(shopper, '/');
    await shopper.clickAdd('book');
    await expect(shopper.page.getByText(NEEDED)).toBeVisible();
    await expect(shopper.page.getByText('Added:')).toHaveCount(0);
    await shopper.expectBasketCount(0);
  });

  test(`an account to which nobody could stay signed in is not made, ${scripts}`, async ({
    blocking,
    visitor,
    consoleErrors,
  }) => {
    consoleErrors.expect(/400/);
    consoleErrors.allow(NO_SCROLL_POSITIONS);
    const account = newAccount();
    const shopper = await blocking({ javaScriptEnabled });
    const { page } = shopper;
    await open(shopper, '/login');
    await shopper.fillCredentials(account);
    const create = page.getByRole('button', { name: 'Create your Account' });
    if (javaScriptEnabled) {
      const alerted = page.waitForEvent('dialog');
      // The click may only resolve once the alert is closed.
      const clicked = create.click();
      const dialog = await alerted;
      expect(dialog.message()).toContain(NEEDED);
      await dialog.accept();
      await clicked;
    } else {
      await create.click();
      await expect(page.getByRole('alert')).toContainText(NEEDED);
    }
    await expect(page.getByLabel('E-mail')).toHaveValue(account.email);
    await (await visitor()).register(account);
  });
}

test('pages open in a browser that blocks cookies, and none ends in an error', async ({
  blocking,
  consoleErrors,
}) => {
  consoleErrors.allow(NO_SCROLL_POSITIONS);
  const shopper = await blocking({ javaScriptEnabled: true });
  for (const path of ['/', '/product/12321341', '/checkout', '/orders', '/Payment', '/login']) {
    await shopper.open(path);
    await expect(shopper.page.getByText('Something went wrong')).toHaveCount(0);
  }
  await shopper.header.getByRole('link', { name: 'Returns & Orders' }).click();
  await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText('Your Orders');
});
