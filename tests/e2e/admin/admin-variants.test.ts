/** A product with its variants in the admin: made of options, filled by keyboard, pasted, and all of it without scripts. */
import type { Page } from '@playwright/test';
import { expect, invite, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { hydrated } from '#tests/e2e/support/hydrated.ts';

const cell = (page: Page, column: string, name: string) =>
  page.getByLabel(`${column}, ${name}`, { exact: true });

/** As a spreadsheet puts it into the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
  }, text);
}

/** A new product of one variant, and its page with all its variants. */
async function openBeanie(page: Page): Promise<void> {
  await page.goto(new URL('/products/new', page.url()).href);
  await page.getByLabel('Product id').fill('beanie');
  await page.getByLabel('Title', { exact: true }).fill('Merino Beanie');
  await page.getByLabel('Price in dollars').fill('19.90');
  await page.getByLabel('On the shelf (optional)').fill('4');
  await page.getByRole('button', { name: 'Add the product' }).click();
  await page.getByRole('link', { name: 'beanie', exact: true }).click();
}

async function makeVariants(page: Page): Promise<void> {
  await page.getByLabel('New option').fill('Colour');
  await page.getByLabel('Its values').fill('Black, Sand');
  await page.getByRole('button', { name: 'Make the variants' }).click();
  await expect(page.getByText('Saved: 1 variant made.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Option Colour' })).toBeVisible();
  await page.getByLabel('New option').fill('Size');
  await page.getByLabel('Its values').fill('S, M');
  await page.getByRole('button', { name: 'Save the options' }).click();
  await expect(page.getByText('Saved: 2 variants made.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Option Size' })).toBeVisible();
}

test('variants are made of options, filled by keyboard and pasted from a spreadsheet', async ({
  page,
  firstLink,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.expect(/400 \(Bad Request\)/);
  await signIn(page, firstLink);
  await openBeanie(page);
  await makeVariants(page);
  await hydrated(page);
  await cell(page, 'Price', 'Black, S').focus();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Price', 'Black, M')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'Was', 'Sand, S')).toBeFocused();
  await paste(page, '30\t7\tS-1\n31\t8\tS-2\n');
  await expect(cell(page, 'SKU', 'Sand, M')).toHaveValue('S-2');
  await cell(page, 'Price', 'Black, S').focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(cell(page, 'Price', 'Sand, M')).toHaveValue('20');
  await cell(page, 'Barcode', 'Black, M').fill('12345678');
  await expect(page.getByText('4 variants changed, not saved yet')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const wrong = cell(page, 'Barcode', 'Black, M');
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription(/look for a digit that is mistyped/);
  await expectAccessible(page);
  await wrong.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved: 4 variants changed. The shop shows it now.')).toBeVisible();
  await expect(cell(page, 'Price', 'Sand, M')).toHaveValue('20.00');
  await page.reload();
  await expect(cell(page, 'On the shelf', 'Sand, M')).toHaveValue('8');

  // A list of products leads here, and what is not saved is not lost by a click.
  await hydrated(page);
  await cell(page, 'SKU', 'Sand, S').fill('other');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(cell(page, 'SKU', 'Sand, S')).toHaveValue('other');
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('link', { name: 'Products' }).first().click();
  await page.getByRole('link', { name: 'Merino Beanie, Sand, M' }).click();
  await expect(page.getByRole('heading', { name: 'Merino Beanie', level: 1 })).toBeVisible();
});

test('what a colleague has changed meanwhile is not overwritten, and what is typed stays', async ({
  page,
  browser,
  shop,
  firstLink,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.expect(/409 \(Conflict\)/);
  await signIn(page, firstLink);
  await openBeanie(page);
  await makeVariants(page);
  await hydrated(page);
  await cell(page, 'Price', 'Sand, M').fill('26');
  await cell(page, 'SKU', 'Sand, S').fill('S-1');
  const other = await newPage(browser);
  await signIn(other, await invite(shop, firstLink, 'Bob'));
  await other.goto(page.url());
  await hydrated(other);
  await cell(other, 'Price', 'Sand, M').fill('25');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Saved: 1 variant changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('Has been changed by somebody else in the meantime.', { exact: true }),
  ).toBeVisible();
  await expect(cell(page, 'Price', 'Sand, M')).toHaveValue('26');
  await expect(cell(page, 'SKU', 'Sand, S')).toHaveValue('S-1');
});

test('all of it works without scripts', async ({ browser, shop, firstLink }) => {
  test.slow();
  const link = new URL(await invite(shop, firstLink, 'Ann'));
  const page = await newPage(browser, { javaScriptEnabled: false });
  await page.goto(new URL('/enter', link).href);
  await page.getByLabel('Code of your link').fill(link.hash.slice(1));
  await page.getByRole('button', { name: 'Open the admin' }).click();
  await openBeanie(page);
  await makeVariants(page);
  await page.getByLabel('Title', { exact: true }).fill('Wool Beanie');
  await cell(page, 'Price', 'Sand, M').fill('free');
  await cell(page, 'SKU', 'Sand, S').fill('S-1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(cell(page, 'Price', 'Sand, M')).toHaveValue('free');
  await expect(cell(page, 'Price', 'Sand, M')).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, 'SKU', 'Sand, S')).toHaveValue('S-1');
  await cell(page, 'Price', 'Sand, M').fill('25');
  await cell(page, 'Withdrawn', 'Black, M').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved: 3 variants changed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wool Beanie', level: 1 })).toBeVisible();
  await expect(cell(page, 'Withdrawn', 'Black, M')).toBeChecked();
  await page.getByLabel('Value of Colour: Sand').fill('Beige');
  await page.getByLabel('Value of Size: M').fill('');
  await page.getByRole('button', { name: 'Save the options' }).click();
  await page.getByRole('button', { name: 'Take off sale' }).click();
  await expect(page.getByText('Saved: 1 variant withdrawn.')).toBeVisible();
  await expect(cell(page, 'Price', 'Beige, S')).toHaveValue('19.90');
});
