/** Products and imports in the admin, in a browser: with scripts, and without. */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, invite, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';

function png(background: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
}

const picture = (page: Page, position: number) =>
  page.getByRole('list').getByRole('img', { name: `Picture ${position}`, exact: true });

async function addPicture(page: Page, color: string): Promise<void> {
  const buffer = await png(color);
  await page
    .getByLabel('More pictures')
    .setInputFiles({ name: `${color}.png`, mimeType: 'image/png', buffer });
}

test('a product is made, gets its pictures, and many are changed after a look at what would change', async ({
  page,
  shop,
  firstLink,
  consoleErrors,
}) => {
  consoleErrors.expect(/400 \(Bad Request\)/);
  await signIn(page, firstLink);
  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'New product' }).click();
  await expectAccessible(page);
  await page.getByLabel('Title', { exact: true }).fill('Desk Lamp');
  await page.getByRole('button', { name: 'Add the product' }).click();
  await expect(page.getByText('Is empty: every product needs one.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Desk Lamp');
  await expectAccessible(page);
  await page.getByLabel('Product id').fill('desk-lamp');
  await page.getByLabel('Price in dollars').fill('20');
  await page.getByLabel('Category', { exact: true }).fill('Lighting');
  await page.getByRole('button', { name: 'Add the product' }).click();
  await expect(page.getByText('The shop sells it now. Add its pictures below.')).toBeVisible();

  await addPicture(page, 'red');
  await expect(picture(page, 1)).toBeVisible();
  await addPicture(page, 'blue');
  await expect(picture(page, 2)).toBeVisible();
  const last = await picture(page, 2).getAttribute('src');
  await page.getByRole('button', { name: 'First, on cards: picture 2' }).click();
  await expect(picture(page, 1)).toHaveAttribute('src', last ?? '');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove: picture 2' }).click();
  await expect(picture(page, 2)).toHaveCount(0);
  await page.getByLabel('More pictures').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await expect(page.getByText('logo.svg is no picture that can be read')).toBeVisible();
  await expectAccessible(page);
  const storefront = await page.request.get(`${shop.origin}/product/desk-lamp`);
  expect(await storefront.text()).toContain(last);

  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Change many' }).click();
  await expectAccessible(page);
  await page.getByLabel('Words').fill('speaker');
  await page.getByRole('combobox', { name: 'Change' }).selectOption('Price: by percent');
  await page.getByLabel('By how much').fill('-50');
  await page.getByRole('button', { name: 'Show what would change' }).click();
  await expect(page.getByRole('heading', { name: 'Price 50 % less' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '$49.50' })).toHaveCount(2);
  await expectAccessible(page);
  const [bulk, other] = [page.url(), await page.context().newPage()];
  await other.goto(new URL('/products/smart-speaker-sand', bulk).href);
  await other.getByLabel('Price in dollars').fill('77');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Saved. The shop shows it now.')).toBeVisible();
  await expect(other.getByLabel('Price in dollars')).toHaveValue('77.00');
  await other.getByLabel('Price in dollars').fill('78');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByLabel('Price in dollars')).toHaveValue('78.00');
  await expect(other.getByText('Saved. The shop shows it now.')).toBeVisible();
  await expect(other.getByText('Somebody has changed this product')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(page.getByText('1 product changed. 1 product left alone')).toBeVisible();
  await expectAccessible(page);
});

test('a catalogue is imported with live progress, and its bad rows are mended and imported', async ({
  page,
  firstLink,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'basket-admin-import-'));
  const file = join(folder, 'products.csv');
  const rows = Array.from({ length: 3_000 }, (_, n) => `many-${n},Thing ${n},${n}.50`);
  const script = '"<script>document.title=1</script><img src=x onerror=document.title=1>"';
  writeFileSync(file, ['id,title,price', `evil,${script},1`, 'bad,Bad,free', ...rows].join('\n'));
  await signIn(page, firstLink);
  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Import and export' }).click();
  await expectAccessible(page);
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Look at what would change' }).click();
  await expect(page.getByRole('heading', { name: 'products.csv' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 3,001 rows' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('line 3, price: "free" is no price')).toBeVisible();
  await expectAccessible(page);

  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'The bad rows as a file' }).click();
  const badRows = await (await downloaded).createReadStream();
  const text = (await badRows.toArray()).join('');
  expect(text).toContain('bad,Bad,free,"line 3, price');

  await page.getByRole('button', { name: 'Import 3,001 rows' }).click();
  await expect(page.getByText('Imported. The shop shows it now.')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  writeFileSync(file, text.replace(',free,', ',2.00,'));
  await page.getByRole('link', { name: 'Import and export' }).click();
  await expectAccessible(page);
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Look at what would change' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Imported. The shop shows it now.')).toBeVisible();
  await page.goto(new URL('/products?q=evil', page.url()).href);
  await expect(page.getByRole('link', { name: /<script>document/ })).toBeVisible();
  await expect(page).toHaveTitle('Products · Admin');
  await rm(folder, { recursive: true });
});

test('all of it works without scripts', async ({ browser, shop, firstLink }) => {
  const link = new URL(await invite(shop, firstLink, 'Ann'));
  const page = await newPage(browser, { javaScriptEnabled: false });
  await page.goto(new URL('/enter', link).href);
  await page.getByLabel('Code of your link').fill(link.hash.slice(1));
  await page.getByRole('button', { name: 'Open the admin' }).click();
  await page.goto(new URL('/products/new', link).href);
  await page.getByLabel('Product id').fill('clock');
  await page.getByLabel('Title', { exact: true }).fill('Clock');
  await page.getByLabel('Price in dollars').fill('19');
  await page.getByRole('button', { name: 'Add the product' }).click();
  await addPicture(page, 'green');
  await page.getByRole('button', { name: 'Add pictures' }).click();
  await expect(picture(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Remove: picture 1' }).click();
  await expect(picture(page, 1)).toHaveCount(0);

  await page.goto(new URL('/bulk', link).href);
  await page.getByLabel('Words').fill('clock');
  await page.getByRole('combobox', { name: 'Change' }).selectOption('Category');
  await page.getByLabel('By how much').fill('Clocks');
  await page.getByRole('button', { name: 'Show what would change' }).click();
  await page.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(page.getByText('1 product changed.')).toBeVisible();

  await page.goto(new URL('/import', link).href);
  const buffer = Buffer.from('id,price\nclock,21\n');
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Look at what would change' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Imported. The shop shows it now.')).toBeVisible();
});
