/** Signing in to the admin, as a new shopkeeper meets it. */
import { expect, invite, newPage, test } from '#tests/e2e/support/admin-shop.ts';
import { addAuthenticator } from '#tests/e2e/support/authenticator.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';

const KB = 1_000;

// As `npm start` has it without a setting.
test.use({ kind: 'embedded' });

test('the link of the start opens the admin once, then a passkey does, and a code without scripts', async ({
  page,
  browser,
  firstLink,
  shop,
}) => {
  await addAuthenticator(page);
  let scriptBytes = 0;
  page.on('response', async (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    scriptBytes += (await answer.request().sizes()).responseBodySize;
  });
  await page.goto(firstLink);
  await expect(page.getByLabel('Code of your link')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open the admin' }).click();
  await expect(page.getByRole('heading', { name: 'You are in, Owner' })).toBeVisible();
  expect(page.url()).not.toContain('#');
  expect(scriptBytes).toBeGreaterThan(0);
  expect(scriptBytes).toBeLessThanOrEqual(110 * KB);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page).toHaveURL(new URL('/', firstLink).href);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

  const other = await newPage(browser);
  await other.goto(firstLink);
  await other.getByRole('button', { name: 'Open the admin' }).click();
  await expect(other.getByRole('alert')).toContainText('This code is of no use');
  await expectAccessible(other);

  const link = await invite(shop, firstLink, 'Ann');
  const plain = await newPage(browser, { javaScriptEnabled: false });
  await plain.goto(new URL('/enter', firstLink).href);
  await plain.getByLabel('Code of your link').fill(new URL(link).hash.slice(1));
  await plain.getByRole('button', { name: 'Open the admin' }).click();
  await expect(plain.getByRole('heading', { name: 'You are in, Ann' })).toBeVisible();
  await plain.getByRole('link', { name: 'Not now' }).click();
  await expect(plain.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
