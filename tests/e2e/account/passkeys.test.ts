/** Passkeys, with the virtual authenticator of Chromium. */
import type { Page } from '@playwright/test';
import { addAuthenticator } from '#tests/e2e/support/authenticator.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import type { Shopper } from '#tests/e2e/support/shopper.ts';

/** The button alone: the virtual authenticator would accept at once what the e-mail field offers. */
async function withoutAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

/** Adds a passkey of this name on the account page. */
async function addPasskey({ page, open }: Shopper, name: string): Promise<void> {
  await open('/account');
  await page.getByLabel('Name of the new passkey').fill(name);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is added.')).toBeVisible();
  await expect(passkeys(page)).toHaveCount(1);
}

function passkeys(page: Page) {
  return page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');
}

test('a passkey is added, named anew, signs in by the button, and is noted', async ({
  shopper,
}) => {
  const { page } = shopper;
  await withoutAutofill(page);
  await addAuthenticator(page);
  const account = await shopper.haveAccount();
  await addPasskey(shopper, 'my phone');
  await passkeys(page).getByText('Rename my phone').click();
  await passkeys(page).getByLabel('Name').fill('my new phone');
  await passkeys(page).getByRole('button', { name: 'Save the name' }).click();
  await expect(passkeys(page).getByText('my new phone').first()).toBeVisible();

  await shopper.signOut();
  await shopper.open('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/');
  await shopper.expectSignedIn(account);
  await shopper.open('/account');
  await expect(passkeys(page)).toContainText('last used');
});

test('a passkey is offered in the e-mail field', async ({ shopper }) => {
  const { page } = shopper;
  await addAuthenticator(page);
  const account = await shopper.haveAccount();
  await addPasskey(shopper, 'my phone');
  await shopper.signOut();
  // The virtual authenticator accepts what the browser offers.
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await shopper.expectSignedIn(account);
});

test('who has lost a device signs in with the password and removes its passkey', async ({
  shopper,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  const { page } = shopper;
  await withoutAutofill(page);
  const { cdp, authenticatorId } = await addAuthenticator(page);
  const account = await shopper.haveAccount();
  await addPasskey(shopper, 'lost phone');
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

  const owner = await visitor();
  await owner.signIn(account);
  await owner.open('/account');
  await passkeys(owner.page).getByRole('button', { name: 'Remove lost phone' }).click();
  await expect(owner.page.getByText('The passkey is removed.')).toBeVisible();
  await expect(passkeys(owner.page)).toHaveCount(0);

  await shopper.signOut();
  await shopper.open('/login');
  const alerted = page.waitForEvent('dialog');
  const clicked = page.getByRole('button', { name: 'Use a passkey' }).click();
  const dialog = await alerted;
  expect(dialog.message()).toBe('This passkey did not work. Sign in with your password.');
  await dialog.accept();
  await clicked;
  await expect(shopper.header.getByText('Hello Guest')).toBeVisible();
});
