/** A code that takes something off, on the payment page. */
import { issueGiftCard, sendGiftCard } from '#app/features/credits/credit-store.server.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';
import { openTestDatabase } from '#tests/postgres/test-postgres.ts';

test.describe.configure({ timeout: 120_000 });

const SPRING = {
  ...{ name: 'SPRING', sharePercent: 10, amountCents: null, uses: 1, usesEach: null },
  ...{ fromSeconds: null, toSeconds: null },
};

for (const javaScriptEnabled of [true, false]) {
  test(`a code is used once, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    startOwnShop,
    visitor,
  }) => {
    const mode = { delivery: 'placeholder', codes: true } as const;
    const shop = await startOwnShop({ mode, codes: [SPRING] });
    const shopper = await visitor({ baseURL: shop.origin, javaScriptEnabled });
    const { page } = shopper;
    const open = () => (javaScriptEnabled ? shopper.open('/Payment') : page.goto('/Payment'));
    const use = page.getByRole('button', { name: 'Apply' });
    await shopper.haveAccount();
    await shopper.haveInBasket('book');
    await open();
    await page.getByText('Enter a discount code').click();
    await page.getByLabel('Discount code').fill('autumn');
    await use.click();
    await expect(page.getByText('There is no such code.')).toBeVisible();
    await page.getByLabel('Discount code').fill('spring');
    await use.click();
    await expect(page.getByText('Code SPRING is used.')).toBeVisible();
    await expect(page.getByText('Order Total: $10.77')).toBeVisible();
    if (javaScriptEnabled) await expectAccessible(page);
    await shopper.payWith(GOOD_CARD);
    await shopper.expectOrderPage();
    await expect(shopper.orders).toContainText('$10.77');
    await page.getByRole('link', { name: 'See the order' }).first().click();
    await expect(page.getByRole('main')).toContainText('Code SPRING−$1.19');

    await shopper.haveInBasket('book');
    await open();
    await page.getByText('Enter a discount code').click();
    await page.getByLabel('Discount code').fill('SPRING');
    await use.click();
    await expect(page.getByText('This code has been used up')).toBeVisible();
    await expect(page.getByText('Order Total: $11.96')).toBeVisible();
  });
}

test('the field is empty once a gift card is taken, and its button keeps the focus', async ({
  startOwnShop,
  visitor,
}) => {
  const mode = { delivery: 'placeholder', codes: true, credits: true } as const;
  const shop = await startOwnShop({ mode, codes: [SPRING] });
  const { queries, close } = await openTestDatabase(shop.databaseUrl);
  const card = { cents: 500, email: null, giver: '', message: '', sendSeconds: 0, by: 'staff' };
  const code = await sendGiftCard(queries, await issueGiftCard(queries, card), true);
  await close();
  const shopper = await visitor({ baseURL: shop.origin });
  const { page } = shopper;
  const field = page.getByLabel('Discount code or gift card');
  const use = page.getByRole('button', { name: 'Apply' });
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await page.getByText('Enter a discount code or gift card').click();
  await field.fill(code ?? '');
  await use.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('pays $5.00')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(use).toBeFocused();
  await field.fill('autumn');
  await use.click();
  await expect(page.getByText('There is no such code.')).toBeVisible();
  await expect(field).toHaveValue('AUTUMN');
});
