/** The account page, and a forgotten password, with and without scripts. */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { mailedLink, mailsTo } from '#tests/e2e/support/mailbox.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { newAccount, type Shopper } from '#tests/e2e/support/shopper.ts';

const NEW_PASSWORD = 'a wholly new password';

/** As a mail scanner does, which has no cookies of the shopper. */
async function scan(context: BrowserContext, link: string): Promise<void> {
  for (let time = 1; time <= 2; time += 1) {
    expect((await context.request.get(link)).status()).toBe(200);
  }
}

/** The live stream says that the session has ended before the answer of a form comes. */
async function holdBackPosts(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    await setTimeout(1_000);
    await route.fulfill({ response });
  });
}

/** The section of the account page with this heading. */
function section({ page }: Shopper, name: string) {
  return page.getByRole('region', { name });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    async function open({ page, open }: Shopper, path: string): Promise<void> {
      await (javaScriptEnabled ? open(path) : page.goto(path));
    }

    test('a forgotten password is set by a link that a scanner has opened twice', async ({
      shopper,
      visitor,
      shop,
      consoleErrors,
    }) => {
      consoleErrors.allow(/40[01]/);
      const { page } = shopper;
      const account = await (await visitor()).haveAccount();
      await open(shopper, '/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page).toHaveURL('/forgot-password');
      await page.getByLabel('E-mail').fill(account.email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByText('Look into your inbox')).toBeVisible();
      const link = await mailedLink(shop, account.email, 'password_reset');
      await scan((await visitor()).page.context(), link);

      await page.goto(link);
      await page.getByLabel('New password').fill('iloveyou');
      await page.getByRole('button', { name: 'Set the password' }).click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'Password too common' }),
      ).toBeVisible();
      await page.getByLabel('New password').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Set the password' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set');
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await shopper.fillCredentials({ ...account, password: NEW_PASSWORD });
      await page.getByRole('button', { name: 'Sign In' }).click();
      await shopper.expectSignedIn(account);

      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This link does not work any more',
      );
    });

    test('a password is set by who is signed in, and the page says so when the session has ended', async ({
      shopper,
      shop,
    }) => {
      const { page } = shopper;
      const { email } = await shopper.haveAccount();
      await open(shopper, '/forgot-password');
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByText('Look into your inbox')).toBeVisible();
      await page.goto(await mailedLink(shop, email, 'password_reset'));
      await page.getByLabel('New password').fill(NEW_PASSWORD);
      await holdBackPosts(page, '**/reset-password.data*');
      await page.getByRole('button', { name: 'Set the password' }).click();
      await expect(shopper.header.getByText('Hello Guest')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set');
    });

    test('the password is changed, which signs the other browser out', async ({
      shopper,
      visitor,
      consoleErrors,
    }) => {
      consoleErrors.allow(/40[01]/);
      const { page } = shopper;
      const account = await shopper.haveAccount();
      // It stays open and receives that it is signed out.
      const other = await visitor({ javaScriptEnabled: true });
      await other.signIn(account);
      await open(shopper, '/account');
      const signIn = section(shopper, 'Sign-in');
      await signIn.getByText('Change Password').click();
      await signIn.getByLabel('Current password').fill('not the password');
      await signIn.getByLabel('New password').fill(NEW_PASSWORD);
      await signIn.getByRole('button', { name: 'Change the password' }).click();
      await expect(signIn.getByText('This is not your password.')).toBeVisible();
      await signIn.getByLabel('Current password').fill(account.password);
      await signIn.getByLabel('New password').fill(NEW_PASSWORD);
      await signIn.getByRole('button', { name: 'Change the password' }).click();
      await expect(page.getByText('Your password is changed')).toBeVisible();
      await expect(other.header.getByText('Hello Guest')).toBeVisible();
      await page.reload();
      await shopper.expectSignedIn(account);
      await expect(page.getByText('Your password is changed')).toHaveCount(0);
    });

    test('the e-mail changes with the link to the new one, and both are notified', async ({
      shopper,
      shop,
    }) => {
      const { page } = shopper;
      const account = await shopper.haveAccount();
      const changed = newAccount();
      await open(shopper, '/account');
      await expect(page.getByText('Please confirm your e-mail')).toBeVisible();
      await page.goto(await mailedLink(shop, account.email, 'confirm_email'));
      await page.getByRole('button', { name: 'Confirm this address' }).click();
      await expect(page).toHaveURL('/account');
      const signIn = section(shopper, 'Sign-in');
      await signIn.getByText('Change E-mail').click();
      await signIn.getByLabel('New e-mail').fill(changed.email);
      await signIn.getByRole('button', { name: 'Send a mail to it' }).click();
      await expect(page.getByText('We have sent a mail to the new address.')).toBeVisible();
      await shopper.expectSignedIn(account);
      await page.goto(await mailedLink(shop, changed.email, 'confirm_email'));
      await page.getByRole('button', { name: 'Confirm this address' }).click();
      await expect(page).toHaveURL('/account');
      await expect(page.getByText('Your e-mail address is changed.')).toBeVisible();
      await expect(page.getByText('Please confirm your e-mail')).toHaveCount(0);
      await shopper.expectSignedIn(changed);
      for (const { email } of [account, changed]) {
        await expect.poll(() => mailsTo(shop, email, 'email_changed').length).toBe(1);
      }
    });

    test('another browser is signed out, and then all of them', async ({
      shopper,
      visitor,
      shop,
    }) => {
      const { page } = shopper;
      const account = await shopper.haveAccount();
      // It stays open and receives that it is signed out.
      const other = await visitor({ javaScriptEnabled: true });
      await other.signIn(account);
      await expect.poll(() => mailsTo(shop, account.email, 'new_sign_in').length).toBe(1);
      await open(shopper, '/account');
      const sessions = section(shopper, 'Where you are signed in');
      await expect(sessions.getByRole('listitem')).toHaveCount(2);
      await expect(sessions.getByRole('listitem').first()).toContainText('This browser');
      await sessions.getByRole('button', { name: /^Sign out .* on / }).click();
      await expect(page.getByText('That browser is signed out.')).toBeVisible();
      await expect(sessions.getByRole('listitem')).toHaveCount(1);
      await expect(other.header.getByText('Hello Guest')).toBeVisible();
      await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page).toHaveURL('/');
      await expect(shopper.header.getByText('Hello Guest')).toBeVisible();
    });

    test('the account is deleted by the link of a mail, which a scanner has opened', async ({
      shopper,
      visitor,
      shop,
    }) => {
      const { page } = shopper;
      const { email } = await shopper.haveAccount();
      await shopper.haveOrdered('book');
      await open(shopper, '/account');
      const data = section(shopper, 'Your data');
      await data.getByRole('button', { name: 'Send the mail' }).click();
      await expect(page.getByText('Its link deletes your account.')).toBeVisible();
      const link = await mailedLink(shop, email, 'confirm_deletion');
      await scan((await visitor()).page.context(), link);
      await page.goto(link);
      await holdBackPosts(page, '**/account/confirm.data*');
      await page.getByRole('button', { name: 'Delete my account for good' }).click();
      await expect(shopper.header.getByText('Hello Guest')).toBeVisible();
      await expect.poll(() => mailsTo(shop, email, 'account_deleted').length).toBe(1);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted');
    });

    test('everything that is kept of the account is downloaded', async ({ shopper }) => {
      const { email } = await shopper.haveAccount();
      await open(shopper, '/account');
      const downloading = shopper.page.waitForEvent('download');
      await shopper.page.getByRole('link', { name: 'Download your data' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('account.json');
      const document = JSON.parse(readFileSync(await download.path(), 'utf8'));
      expect(document.user).toMatchObject([{ email }]);
    });
  });
}

test('a link of another account confirms nothing', async ({ shopper, visitor, shop }) => {
  const { email } = await (await visitor()).haveAccount();
  const link = await mailedLink(shop, email, 'confirm_email');
  await shopper.page.goto(link);
  await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText('Sign in first');
  await shopper.haveAccount();
  await shopper.page.goto(link);
  await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText(
    'This link does not work any more',
  );
});

test('the page of the account is for the keyboard, and axe finds nothing on it', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/account');
  await expect(page.getByText('Sign in to see your account')).toBeVisible();
  await expectAccessible(page);
  await shopper.haveAccount();
  await shopper.open('/account');
  await page.getByText('Change Password').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expectAccessible(page);
  for (const path of ['/forgot-password', '/reset-password?token=x', '/account/confirm?email=x']) {
    await shopper.open(path);
    await expectAccessible(page);
  }
});

test('a problem on the account page stays when the page is read anew', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.allow(/40[01]/);
  const { page } = shopper;
  await shopper.haveAccount();
  await shopper.open('/account');
  const signIn = section(shopper, 'Sign-in');
  await signIn.getByText('Change Password').click();
  await signIn.getByLabel('Current password').fill('not the password');
  await signIn.getByLabel('New password').fill(NEW_PASSWORD);
  await signIn.getByRole('button', { name: 'Change the password' }).click();
  await expect(signIn.getByText('This is not your password.')).toBeVisible();
  // As a live event has it.
  const isRead = await page.evaluate(async () => {
    const router: unknown = Reflect.get(window, '__reactRouterDataRouter');
    if (typeof router !== 'object' || router === null) return false;
    const revalidate: unknown = Reflect.get(router, 'revalidate');
    if (typeof revalidate !== 'function') return false;
    await revalidate.call(router);
    return true;
  });
  expect(isRead).toBe(true);
  await expect(signIn.getByText('This is not your password.')).toBeVisible();
});
