/** A guest's address for the confirmation: one field that stands in nobody's way. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from './shop.ts';
import type { ShopProcess } from './shop-process.ts';
import { GOOD_CARD } from './shopper.ts';

const LABEL = 'E-mail for your confirmation (optional)';

/** The confirmations of orders in the outbox that go to this address. */
function mailsTo({ dataDir }: ShopProcess, address: string): string[] {
  const folder = join(dataDir, 'mail');
  try {
    const names = readdirSync(folder).filter((name) => /-order_placed-.*\.eml$/.test(name));
    const mails = names.map((name) => readFileSync(join(folder, name), 'utf8'));
    return mails.filter((mail) => mail.includes(`To: ${address}`));
  } catch {
    // The folder is made with the first mail.
    return [];
  }
}

test('a guest who gives an address finds the confirmation there', async ({ shopper, shop }) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await page.getByLabel(LABEL).fill('guest-with-scripts@example.com');
  await shopper.payWith(GOOD_CARD);
  await page.waitForURL('**/orders');
  await expect.poll(() => mailsTo(shop, 'guest-with-scripts@example.com')).toHaveLength(1);
  const [mail = ''] = mailsTo(shop, 'guest-with-scripts@example.com');
  const { subject, text } = await PostalMime.parse(mail);
  expect(subject).toContain('Your order is confirmed');
  expect(text).toContain(`${shop.origin}/orders/pi_`);
});

test('what is no address is said, and does not keep anybody from paying', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await page.getByLabel(LABEL).fill('guest');
  await page.getByLabel(LABEL).blur();
  await expect(page.getByText('This is not an e-mail address.')).toBeVisible();
  await shopper.payWith(GOOD_CARD);
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
  await expect.poll(() => mailsTo(shop, email)).toHaveLength(1);
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
    await expect.poll(() => mailsTo(shop, 'guest-without-scripts@example.com')).toHaveLength(1);
  });
});
