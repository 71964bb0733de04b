/** A gift card, bought as a shopper does: to whom, when and with which words, until its code pays. */
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { mailsTo } from '#tests/e2e/support/mailbox.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import type { OtherParts, ShopProcess } from '#tests/e2e/support/shop-process.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';

const GIFT_CARD = 'usb-c-cable';
const MUG = 'book';
const PARTS: OtherParts = {
  mode: { delivery: 'address', codes: false, credits: true },
  catalogue: [
    {
      ...{ id: GIFT_CARD, variant: GIFT_CARD, title: 'Gift card of $25', image: '', rating: 0 },
      ...{ priceCents: 2_500, position: 1, giftCard: 'yes' },
    },
    { id: MUG, variant: MUG, title: 'Mug', image: '', rating: 0, priceCents: 900, position: 2 },
  ],
};

const emailOf = (page: Page) => page.getByLabel('E-mail of whom the gift card is for');
const dayOf = (page: Page) => page.getByLabel('Day on which it is mailed (optional)');

/** The code in the mail to this address, once it is there. */
async function mailedCode(shop: ShopProcess, address: string): Promise<string> {
  const mails = () => mailsTo(shop, address, 'gift_card');
  await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(1);
  const { text = '' } = await PostalMime.parse(mails()[0] ?? '');
  expect(text).toMatch(/Enjoy it,\s+and read slowly/);
  return /\b(?:[A-Z0-9]{4} ){3}[A-Z0-9]{4}\b/.exec(text)?.[0] ?? '';
}

test('is mailed to whom it is for, is on the page of its order, and pays', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/422/);
  const shop = await shopWith(PARTS);
  const shopper = await visitor({ baseURL: shop.origin, viewport: { width: 390, height: 844 } });
  const { page } = shopper;
  await shopper.haveInBasket(GIFT_CARD, MUG);
  await page.goto('/Payment');
  await expect(page.getByText('Gift cards are bought in an order of their own')).toBeVisible();
  await expect(shopper.buyButton).toBeDisabled();
  await page.request.post('/api/basket', { data: { type: 'REMOVE_FROM_BASKET', id: MUG } });

  await shopper.open('/Payment');
  await expect(page.getByRole('heading', { name: 'Gift card', exact: true })).toBeVisible();
  await expect(page.getByText('Say first to whom the gift card is mailed.')).toBeVisible();
  await expect(page.getByText('They bear no tax until they are spent.')).toBeVisible();
  await expect(page.locator('select[autocomplete="country"]')).toHaveCount(0);
  await emailOf(page).fill('kim@');
  await dayOf(page).fill('2020-12-24');
  await page.getByLabel('From whom (optional)').fill('Jo');
  await page.getByLabel('Words for the mail (optional)').fill('Enjoy it,\nand read slowly');
  await page.keyboard.press('Tab');
  await expect(emailOf(page)).toHaveAccessibleDescription('This is not an e-mail address');
  await expect(dayOf(page)).toHaveAccessibleDescription(/This day is over/);
  await expectAccessible(page);
  await dayOf(page).fill('');
  await emailOf(page).fill('kim@example.com');
  await emailOf(page).press('Tab');
  await dayOf(page).blur();
  await expect(page.getByText('Saved with your order.')).toBeVisible();
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();

  const code = await mailedCode(shop, 'kim@example.com');
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText(/\$25\.00 · kim@example\.com · mailed on/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mailed' })).toBeVisible();
  await expectAccessible(page);

  const friend = await visitor({ baseURL: shop.origin });
  await friend.haveInBasket(MUG);
  await friend.page.goto('/Payment');
  await friend.page.getByText('Enter a gift card').click();
  await friend.page.getByLabel('Gift card code').fill(code);
  await friend.page.getByLabel('Gift card code').press('Enter');
  await expect(friend.page.getByText(/it has \$25\.00/)).toBeVisible();
});

test('is bought without scripts', async ({ shopWith, visitor, consoleErrors }) => {
  consoleErrors.expect(/422/);
  const shop = await shopWith(PARTS);
  const shopper = await visitor({ baseURL: shop.origin, javaScriptEnabled: false });
  const { page } = shopper;
  await shopper.haveInBasket(GIFT_CARD);
  await page.goto('/Payment');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await emailOf(page).fill('lee@');
  await page.getByLabel('Words for the mail (optional)').fill('Enjoy it,\nand read slowly');
  await save.click();
  await expect(emailOf(page)).toBeFocused();
  await expect(emailOf(page)).toHaveAccessibleDescription('This is not an e-mail address');
  await emailOf(page).fill('lee@example.com');
  await save.click();
  await expect(page.getByText('Saved with your order.')).toBeVisible();
  await shopper.payWith(GOOD_CARD);
  await expect(page).toHaveURL(/\/orders/);
  await mailedCode(shop, 'lee@example.com');
});
