/** Settings, a customer and a mail of the admin, in a browser: with and without scripts. */
import type { Page } from '@playwright/test';
import { buyBook, expect, invite, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';

test('zones of delivery and codes are changed, also without scripts, and what comes from the environment is shown', async ({
  page,
  browser,
  shop,
  firstLink,
  consoleErrors,
}) => {
  // A code that takes nothing off, and one that somebody else has changed.
  consoleErrors.expect(/400 \(Bad Request\)/);
  consoleErrors.expect(/409 \(Conflict\)/);
  await signIn(page, firstLink);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('cell', { name: 'AUTH_SECRET' })).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Add a zone').click();
  await page.getByLabel('Zone', { exact: true }).fill('North');
  await page.getByLabel('Countries', { exact: true }).fill('Norway, Swedn');
  await page.getByRole('button', { name: 'Add the zone' }).click();
  await expect(page.getByText('This does not know "Swedn"')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Countries', { exact: true }).fill('Norway, Sweden');
  await page.getByRole('button', { name: 'Add the zone' }).click();
  await page.getByRole('link', { name: 'North' }).click();
  await page.getByText('Add a method').click();
  await page.getByLabel('Method', { exact: true }).fill('Standard');
  await page.getByLabel('Price, in dollars').fill('4.90');
  await page.getByLabel('Working days until it arrives').fill('2-4');
  await page.getByRole('button', { name: 'Add the method' }).click();
  await expect(page.getByText('Standard: $4.90, working days: 2-4. It holds')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Standard' }).click();
  await expect(page.getByLabel('Working days until it arrives')).toHaveValue('2-4');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByText('Make a code').click();
  await page.getByLabel('Code', { exact: true }).fill('spring');
  await page.getByLabel('Takes off').fill('lots');
  await page.getByRole('button', { name: 'Make the code' }).click();
  await expect(page.getByText('This takes nothing off: write a share such as 10%')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Takes off').fill('10%');
  await page.getByRole('button', { name: 'Make the code' }).click();
  await page.getByRole('link', { name: 'SPRING' }).click();
  await expect(page.getByRole('heading', { name: 'Code SPRING' })).toBeVisible();
  await expectAccessible(page);

  const plain = await newPage(browser, { javaScriptEnabled: false });
  const link = new URL(await invite(shop, firstLink, 'Ann'));
  await plain.goto(new URL('/enter', link).href);
  await plain.getByLabel('Code of your link').fill(link.hash.slice(1));
  await plain.getByRole('button', { name: 'Open the admin' }).click();
  await plain.goto(new URL('/settings', link).href);
  await expect(plain.getByRole('heading', { name: 'In this browser' })).toHaveCount(0);
  await plain.getByRole('link', { name: 'North' }).click();
  await plain.getByRole('link', { name: 'Standard' }).click();
  await plain.getByLabel('Price, in dollars').fill('6');
  await plain.getByRole('button', { name: 'Save' }).click();
  await expect(plain.getByLabel('Price, in dollars')).toHaveValue('6.00');
  await plain.goto(page.url());
  await plain.getByRole('button', { name: 'End the code now' }).click();
  await expect(plain.getByText('Over since')).toBeVisible();

  // The page still shows the code as it was.
  await page.getByLabel('Takes off').fill('50%');
  const isRefused = page.waitForResponse((answer) => answer.status() === 409);
  await page.getByRole('button', { name: 'Save' }).click();
  await isRefused;
  await expect(page.getByText('Somebody else has changed it')).toBeVisible();
});

test('the pages of a customer, of a mail, of what is well and of today with sales are accessible', async ({
  page,
  browser,
  shop,
  firstLink,
}) => {
  const email = await buyBook(browser, shop);
  await signIn(page, firstLink);
  await page.getByText('As a table').first().click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Customers' }).click();
  await expectAccessible(page);
  await page.getByLabel('Search customers').fill(email);
  await page.getByLabel('Search customers').press('Enter');
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Health' }).click();
  await expect(page.getByText('All is well.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mail', exact: true }).click();
  await page.getByRole('link', { name: 'order placed' }).click();
  const preview = page.locator('iframe');
  await expect(preview).toHaveAttribute('title', /^Preview: /);
  // axe has to run in every frame, and nothing runs in this one; the mail itself is looked at in mail-look.test.ts.
  await preview.evaluate((frame) => frame.remove());
  await expectAccessible(page);
});

/** Holds back what the page of settings loads anew, once a form of it was answered. */
async function holdSettings(page: Page) {
  const isHeld = Promise.withResolvers<void>();
  const mayLoad = Promise.withResolvers<void>();
  await page.route(/\/settings\.data/, async (route) => {
    if (route.request().method() === 'GET') {
      isHeld.resolve();
      await mayLoad.promise;
    }
    await route.continue();
  });
  return { isHeld, mayLoad };
}

test('a button that waits for the page sends nothing once its form says something else', async ({
  page,
  firstLink,
}) => {
  await signIn(page, firstLink);
  const settings = new URL('/settings', firstLink).href;
  const sellerOn = (of: Page) => of.getByRole('region', { name: 'Tax and invoices' });
  const saveSeller = async (of: Page, name: string) => {
    await sellerOn(of).getByLabel('Name', { exact: true }).fill(name);
    await sellerOn(of).getByLabel('Address', { exact: true }).fill('Ring 1');
    await sellerOn(of).getByRole('button', { name: 'Save who sells' }).click();
    await expect(of.getByText(`Invoices are by ${name}`)).toBeVisible();
  };
  await page.goto(settings);
  await saveSeller(page, 'Basket KG');
  await page.reload();
  const { isHeld, mayLoad } = await holdSettings(page);
  await sellerOn(page)
    .getByRole('button', { name: 'Fill in the rates of the European Union' })
    .click();
  await isHeld.promise;
  await sellerOn(page).getByRole('button', { name: 'Save who sells' }).click();
  const other = await page.context().newPage();
  await other.goto(settings);
  await saveSeller(other, 'Other KG');
  mayLoad.resolve();
  await expect(page.getByText('Nothing was sent')).toBeVisible();
  await expect(sellerOn(page).getByLabel('Name', { exact: true })).toHaveValue('Other KG');
  await sellerOn(page).getByRole('button', { name: 'Save who sells' }).click();
  await expect(page.getByText('Invoices are by Other KG')).toBeVisible();
  await expect(page.getByText('Nothing was sent')).toHaveCount(0);
});

test('a button that is pressed before the page has caught up with another form is heard', async ({
  page,
  firstLink,
}) => {
  await signIn(page, firstLink);
  await page.goto(new URL('/settings', firstLink).href);
  const { isHeld, mayLoad } = await holdSettings(page);
  const tax = page.getByRole('region', { name: 'Tax and invoices' });
  await tax.getByRole('button', { name: 'Fill in the rates of the European Union' }).click();
  await expect(page.getByText('Filled in 81 rates')).toBeVisible();
  await isHeld.promise;
  await tax.getByLabel('Name', { exact: true }).fill('Basket KG');
  await tax.getByLabel('Address', { exact: true }).fill('Ring 1');
  await tax.getByRole('button', { name: 'Save who sells' }).click();
  mayLoad.resolve();
  await expect(page.getByText('Invoices are by Basket KG')).toBeVisible();
});
