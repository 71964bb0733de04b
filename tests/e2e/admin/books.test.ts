/** The books in the admin: a link is made, used once by somebody without access, and the page says so. */
import { readFile } from 'node:fs/promises';
import { expect, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';

test('an accountant downloads a file by a link that works once', async ({
  page,
  browser,
  firstLink,
}) => {
  test.setTimeout(120_000);
  await signIn(page, firstLink);
  await page.goto(new URL('/orders', firstLink).href);
  await page.getByRole('link', { name: 'Books and payouts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
  const download = page.waitForEvent('download');
  const file = page.getByRole('region', { name: 'Download a file' });
  await file.getByLabel('What it has').selectOption('orders');
  await file.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('orders.csv');

  const links = page.getByRole('region', { name: 'Links that work once' });
  await links.getByLabel('What it has').selectOption('taxes');
  await links.getByLabel('Month').fill('2026-10');
  await links.getByRole('button', { name: 'Make the link' }).click();
  const said = page.getByText('Whoever opens this link first gets the file');
  await expect(said).toBeVisible();
  await expectAccessible(page);
  const [link = ''] = /https?:\S+key=[\w-]+/.exec((await said.textContent()) ?? '') ?? [];

  const accountant = await newPage(browser);
  await accountant.goto(link);
  await expectAccessible(accountant);
  const taken = accountant.waitForEvent('download');
  await accountant.getByRole('button', { name: 'Download' }).click();
  const tax = await taken;
  expect(tax.suggestedFilename()).toBe('taxes-2026-10.csv');
  expect(await readFile(await tax.path(), 'utf8')).toContain('day,country,tax_rate');
  await accountant.goto(link);
  await expect(accountant.getByText('This file was downloaded already')).toBeVisible();

  await page.reload();
  await expect(links.getByRole('cell', { name: 'Used', exact: true })).toBeVisible();
});
