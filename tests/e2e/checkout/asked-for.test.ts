/** A shop that asks for a phone number, an e-mail, a note and whether it is a gift. */
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import type { TermsMode } from '#app/features/delivery/terms.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { mailsTo } from '#tests/e2e/support/mailbox.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';

test.describe.configure({ timeout: 120_000 });

const MODE: TermsMode = {
  ...{ delivery: 'address', codes: false, phone: 'required', email: 'required' },
  ...{ notes: true, gifts: true },
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const noteOf = (page: Page) => page.getByLabel('Note for this order (optional)');
const giftOf = (page: Page) => page.getByRole('checkbox', { name: 'Send it as a gift' });
const messageOf = (page: Page) => page.getByLabel('Gift message (optional)');

/** Types into what has the focus, and goes on. */
async function type(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

test('all that is asked for is typed by keyboard, kept while it is, and of the order', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/422/);
  const shop = await shopWith({ mode: MODE });
  const shopper = await visitor({ baseURL: shop.origin, ...PHONE });
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await expect(page.getByText('Give your e-mail first')).toBeVisible();
  await expect(shopper.buyButton).toBeDisabled();
  await page.getByLabel('E-mail for your confirmation').focus();
  await type(page, 'nora@example.com');
  await expect(page.getByText('Say where your order goes first')).toBeVisible();

  await page.locator('select[autocomplete="country"]').focus();
  await type(page, 'Germany', 'Nora Lee', 'Weg 1', '', '10117', 'Berlin');
  const tel = page.getByLabel('Phone number');
  await expect(tel).toBeFocused();
  await page.keyboard.type('none');
  await page.keyboard.press('Enter');
  await expect(tel).toHaveAccessibleDescription('This is not a phone number');
  await expect(tel).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByLabel('Town or city').focus();
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Who is it for?');
  await expectAccessible(page);
  await name.fill('Nora Lee');
  await tel.fill('+49 30 123456');
  await tel.press('Tab');
  await expect(page.getByText('Phone +49 30 123456')).toBeVisible();

  await expect(messageOf(page)).toBeHidden();
  await noteOf(page).focus();
  await page.keyboard.type('Ring twice\nthe dog barks');
  await expect(page.getByText('Leave your note when it is complete')).toBeVisible();
  await expect(shopper.buyButton).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(messageOf(page)).toBeFocused();
  await page.keyboard.type('x'.repeat(301));
  await page.keyboard.press('Tab');
  await expect(messageOf(page)).toHaveAccessibleDescription(/Use at most 300 letters/);
  await expect(page.getByText('Check: Gift message.')).toHaveRole('alert');
  await expectAccessible(page);
  await messageOf(page).fill('Happy birthday');
  await messageOf(page).press('Tab');
  await expect(page.getByText('Saved with your order.')).toBeVisible();

  await page.reload();
  await expect(noteOf(page)).toHaveValue('Ring twice\nthe dog barks');
  await expect(giftOf(page)).toBeChecked();
  await expect(messageOf(page)).toHaveValue('Happy birthday');
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText('Ring twice')).toBeVisible();
  await expect(page.getByText('Happy birthday')).toBeVisible();
  await expect.poll(() => mailsTo(shop, 'nora@example.com', 'order_placed')).toHaveLength(1);
  const [mail = ''] = mailsTo(shop, 'nora@example.com', 'order_placed');
  expect((await PostalMime.parse(mail)).text).toContain('Gift: Happy birthday');
});

test('without scripts each form has its button, and a page that comes back begins with what is wrong', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/422/);
  const shop = await shopWith({ mode: MODE });
  const shopper = await visitor({ baseURL: shop.origin, javaScriptEnabled: false });
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await page.goto('/Payment');
  await page.getByLabel('E-mail for your confirmation').fill('nils@example.com');
  await page.getByRole('button', { name: 'Save this address' }).click();
  await page.locator('select[autocomplete="country"]').selectOption('NO');
  for (const [token, text] of Object.entries({
    ...{ name: 'Nils Lee', 'address-line1': 'Storgata 1', 'address-level2': 'Oslo' },
    'postal-code': '0150',
  })) {
    await page.locator(`input[autocomplete="${token}"]`).fill(text);
  }
  await page.getByRole('button', { name: 'Deliver to this address' }).click();
  const tel = page.getByLabel('Phone number');
  await expect(tel).toBeFocused();
  await expect(tel).toHaveAccessibleDescription('Which phone number?');
  await expect(page.getByLabel('Street and number')).toHaveValue('Storgata 1');
  await tel.fill('22 00 00 00');
  await page.getByRole('button', { name: 'Deliver to this address' }).click();
  await expect(page.getByText('Phone 22 00 00 00')).toBeVisible();

  await noteOf(page).fill('x'.repeat(501));
  await giftOf(page).check();
  await messageOf(page).fill('Hooray');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(noteOf(page)).toBeFocused();
  await expect(noteOf(page)).toHaveAccessibleDescription(/Use at most 500 letters/);
  await expect(messageOf(page)).toHaveValue('Hooray');
  await noteOf(page).fill('Ring once');
  await save.click();
  await expect(page.getByText('Saved with your order.')).toBeVisible();
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText('Ring once')).toBeVisible();
  await expect(page.getByText('Hooray')).toBeVisible();
});
