/** A shopkeeper in the European Union: from the switch to a page that says that nothing is missing. */
import sharp from 'sharp';
import { expect, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';

/** Stands for the official file. */
function notice(): Promise<Buffer> {
  const plain = { width: 900, height: 450, channels: 3, background: '#039' } as const;
  return sharp({ create: plain }).png().toBuffer();
}

test('what the law asks is switched on, seen as missing, and done where the page says', async ({
  page,
  browser,
  shop,
  firstLink,
}) => {
  test.setTimeout(120_000);
  await signIn(page, firstLink);
  await page.goto(new URL('/settings', firstLink).href);
  await expect(page.getByRole('link', { name: 'What the law asks' })).toHaveCount(0);
  const law = page.getByRole('region', { name: 'What the law asks' });
  await law.getByLabel('Where consumers are').selectOption('eu');
  await law.getByLabel('Where you are at home').fill('at');
  await law.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('link', { name: 'What the law asks' }).click();
  const missing = page.getByRole('region', { name: 'Missing' });
  await expect(missing.getByRole('heading', { level: 3 })).toHaveText([
    'Imprint',
    'Withdrawal instruction with the model form',
    'Notice on the legal guarantee',
    'Value added tax by country',
    'Invoices',
    'Accessibility statement',
  ]);
  await expect(page.getByText('This page promises no conformity')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Where it is done: Value added tax by country' }).click();
  const tax = page.getByRole('region', { name: 'Tax and invoices' });
  await expect(tax.getByRole('heading', { name: 'Tax and invoices' })).toBeInViewport();
  await tax.getByRole('button', { name: 'Fill in the rates of the European Union' }).click();
  await expect(page.getByText('Filled in 81 rates')).toBeVisible();
  await tax.getByLabel('Name', { exact: true }).fill('Basket KG');
  await tax.getByLabel('Address', { exact: true }).fill('Ring 1\n1010 Wien\nshop@example.com');
  await tax.getByLabel('VAT number').fill('ATU12345678');
  await tax.getByRole('button', { name: 'Save who sells' }).click();
  await expect(page.getByText('Invoices are by Basket KG')).toBeVisible();

  // A template with gaps is shown to nobody.
  const shopPage = await newPage(browser, { baseURL: shop.origin });
  expect((await shopPage.goto('/imprint'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'What the law asks' }).click();
  const toNotice = 'Where it is done: Notice on the legal guarantee';
  await page.getByRole('link', { name: toNotice }).click();
  await expect(page.getByRole('heading', { name: 'Pictures' })).toBeInViewport();
  const field = page.getByLabel('Guarantee notice', { exact: true });
  await field.setInputFiles({ name: 'notice.png', mimeType: 'image/png', buffer: await notice() });
  await expect(page.getByRole('img', { name: 'Guarantee notice' })).toBeVisible();
  const texts = page.getByRole('region', { name: 'Texts' });
  const imprint = texts.getByLabel('Imprint');
  await expect(imprint).toHaveValue(/E-mail: ___/);
  await imprint.fill('{seller}\n\n- E-mail: shop@example.com');
  await texts.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goto(new URL('/law', firstLink).href);
  await expect(page.getByText('Nothing is missing that the shop can see')).toBeVisible();
  await expect(missing).toHaveCount(0);

  await shopPage.goto('/withdrawal-terms');
  const main = shopPage.getByRole('main');
  await expect(main).toContainText(
    'you must inform us (Basket KG, Ring 1, 1010 Wien, shop@example.com)',
  );
  await expect(main.getByRole('heading', { name: 'Model withdrawal form' })).toBeVisible();
  const footer = shopPage.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Accessibility' }).click();
  await expect(main).toContainText('WCAG 2.2');
  await expect(main.getByRole('listitem').filter({ hasText: '(2.1.1)' })).toBeVisible();
  await footer.getByRole('link', { name: 'Imprint' }).click();
  await expect(main).toContainText('Basket KG, Ring 1');
  await footer.getByRole('link', { name: 'Help' }).click();
  await expect(main).toContainText('press Order with obligation to pay.');
  await footer.getByRole('link', { name: 'Privacy' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'basket_notice' })).toContainText(
    '1 minute',
  );
  await expectAccessible(page);
});
