/** A guest's address for the confirmation: one field that stands in nobody's way. */
import PostalMime from 'postal-mime';
import { mailsTo } from '#tests/e2e/support/mailbox.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';

const LABEL = 'E-mail for your confirmation (optional)';

test('a guest who gives an address finds the confirmation there', async ({ shopper, shop }) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await page.getByLabel(LABEL).fill('guest-with-scripts@example.com');
  await shopper.payWith(GOOD_CARD);
  await page.waitForURL('**/orders');
  await expect
    .poll(() => mailsTo(shop, 'guest-with-scripts@example.com', 'order_placed'))
    .toHaveLength(1);
  const [mail = ''] = mailsTo(shop, 'guest-with-scripts@example.com', 'order_placed');
  const { subject, text } = await PostalMime.parse(mail);
  expect(subject).toContain('Your order is confirmed');
  expect(text).toContain(`${shop.origin}/orders/pi_`);
});

test('what is no address is said, and Buy Now waits until it is corrected or cleared', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await page.getByLabel(LABEL).fill('guest');
  await page.getByLabel(LABEL).blur();
  await expect(page.getByText('This is not an e-mail address.')).toBeVisible();
  await shopper.payWith(GOOD_CARD);
  await expect(page.getByText('Nothing was charged: check the e-mail address')).toBeVisible();
  await expect(page.getByLabel(LABEL)).toBeFocused();
  await page.getByLabel(LABEL).fill('');
  await shopper.buyButton.click();
  await page.waitForURL('**/orders');
});

test('an account has no such field, and gets the confirmation', async ({ shopper, shop }) => {
  const { page } = shopper;
  const { email } = await shopper.haveAccount();
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await expect(page.getByLabel(LABEL)).toHaveCount(0);
  await shopper.payWith(GOOD_CARD);
  await page.waitForURL('**/orders');
  await expect.poll(() => mailsTo(shop, email, 'order_placed')).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest saves the address with a button, then pays', async ({ shopper, shop }) => {
    const { page } = shopper;
    await page.goto('/');
    await page.getByRole('button', { name: 'Add to Basket' }).first().click();
    await page.goto('/Payment');
    await page.getByLabel(LABEL).fill('nobody');
    await page.getByRole('button', { name: 'Save this address' }).click();
    await expect(page.getByText('This is not an e-mail address.')).toBeVisible();
    await page.getByLabel(LABEL).fill('guest-without-scripts@example.com');
    await page.getByRole('button', { name: 'Save this address' }).click();
    await expect(page.getByLabel(LABEL)).toHaveValue('guest-without-scripts@example.com');
    await shopper.payWith(GOOD_CARD);
    await expect(page).toHaveURL(/\/orders/);
    await expect
      .poll(() => mailsTo(shop, 'guest-without-scripts@example.com', 'order_placed'))
      .toHaveLength(1);
  });
});
