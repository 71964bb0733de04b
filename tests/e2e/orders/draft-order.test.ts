/** An order by telephone: staff puts it together, and the customer pays for it by its link, on a phone. */
import { expect, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { createShopper, GOOD_CARD } from '#tests/e2e/support/shopper.ts';

test('staff makes an order, the customer pays by the link on a phone, and staff sees the order', async ({
  page,
  browser,
  shop,
  firstLink,
}) => {
  await signIn(page, firstLink);
  await page.goto(new URL('/orders', page.url()).href);
  await page.getByRole('link', { name: 'New order for a customer' }).click();
  await page.getByLabel('E-mail of the customer').fill('ann@example.com');
  await page.getByRole('button', { name: 'New order' }).click();
  await page.getByPlaceholder('Variant, or words of the title').fill('book');
  await page.getByRole('search', { name: 'In the products to add' }).getByRole('button').click();
  await page.getByRole('button', { name: /^Add: The Quiet Startup/ }).click();
  await expect(page.getByText('Total: $11.96')).toBeVisible();
  const units = page.getByRole('row').filter({ hasText: 'The Quiet Startup' });
  await units.getByRole('textbox').fill('2');
  await units.getByRole('button').click();
  await expect(page.getByText('Total: $23.92')).toBeVisible();
  await page.getByRole('button', { name: 'Send the link to pay' }).click();
  await expect(page.getByText('The link is on its way to ann@example.com.')).toBeVisible();
  await expectAccessible(page);
  const link = await page.getByLabel('Link to pay').inputValue();

  const phone = await newPage(browser, {
    baseURL: shop.origin,
    viewport: { width: 390, height: 844 },
  });
  const customer = createShopper(phone, shop.origin);
  await phone.goto(link);
  await expect(customer.lines).toHaveCount(2);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Go to payment' }).click();
  await customer.payWith(GOOD_CARD);
  await expect(phone).toHaveURL('/orders');
  await phone.goto(link);
  await expect(phone.getByText('This is ordered already')).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByText('ann@example.com', { exact: false }).first()).toBeVisible();
});
