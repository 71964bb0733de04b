/** A consumer in Vienna withdraws from a contract: by a mail's link with the keyboard alone, and by number without scripts. */
import type { Locator, Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { mailedLink, mailsTo } from '#tests/e2e/support/mailbox.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import type { ShopProcess } from '#tests/e2e/support/shop-process.ts';
import { GOOD_CARD, type Shopper, titleOf } from '#tests/e2e/support/shopper.ts';
import { runShopProgram } from '#tests/shop/shop-program.ts';

test.describe.configure({ timeout: 240_000 });

const VIENNA = { MARKET: 'eu', SHOP_TIME_ZONE: 'Europe/Vienna', ORDER_BUTTON: 'buy-now' };
const PHONE = { width: 390, height: 844 };

async function orders({ dataDir }: ShopProcess, ...words: string[]): Promise<string> {
  const run = await runShopProgram({ DATA_DIR: dataDir }, 'orders', ...words);
  expect(run).toMatchObject({ code: 0 });
  return run.out;
}

/** A guest buys a book and a tablet; the number and id of the order. */
async function buyAsGuest(buyer: Shopper, shop: ShopProcess, email: string) {
  await buyer.haveInBasket('book', 'tablet');
  await buyer.open('/Payment');
  await buyer.page.getByLabel('E-mail for your confirmation (optional)').fill(email);
  await buyer.payWith(GOOD_CARD);
  await buyer.page.waitForURL('**/orders');
  const id = /orders\/([^?/]+)/.exec(await mailedLink(shop, email, 'order_placed'))?.[1] ?? '';
  const order = JSON.parse(await orders(shop, 'show', id, '--json'));
  return { id, number: order.number as string, lines: order.items as { line: number }[] };
}

/** Goes on with the keyboard until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not lead there');
}

async function textOfMail(
  shop: ShopProcess,
  email: string,
  kind: Parameters<typeof mailsTo>[2],
): Promise<string> {
  await expect.poll(() => mailsTo(shop, email, kind).length).toBe(1);
  const [mail = ''] = mailsTo(shop, email, kind);
  return (await PostalMime.parse(mail)).text ?? '';
}

test('a guest withdraws from one of two by the link of a mail, on a phone, by keyboard alone', async ({
  startOwnShop,
  visitor,
}) => {
  const email = 'anna@example.com';
  const shop = await startOwnShop('production', VIENNA);
  const buyer = await visitor({ baseURL: shop.origin, viewport: PHONE });
  const { id, number, lines } = await buyAsGuest(buyer, shop, email);
  await orders(shop, 'ship', id, '--carrier', 'Post', '--tracking', '1');
  await orders(shop, 'deliver', id);
  const text = await textOfMail(shop, email, 'order_delivered');
  const [, link = ''] = /Withdraw from contract here:\n(\S+)/.exec(text) ?? [];
  expect(link).toContain(`/orders/${id}/withdraw?`);

  const reader = await visitor({ baseURL: shop.origin, viewport: PHONE });
  const { page } = reader;
  await reader.open(link.slice(shop.origin.length));
  await tabTo(page, page.getByLabel(titleOf('tablet')));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`items of order ${number}`)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(titleOf('tablet'));
  await expect(page.getByRole('main')).toContainText('You get back');
  await tabTo(page, page.getByRole('button', { name: 'Confirm withdrawal' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('We have received your withdrawal')).toBeVisible();
  await expect(page.getByText('Send the goods back within 14 days.')).toBeVisible();

  const acknowledged = await textOfMail(shop, email, 'order_withdrawn');
  expect(acknowledged).toContain(titleOf('book'));
  expect(acknowledged).not.toContain(titleOf('tablet'));
  expect(acknowledged).toMatch(/Received on: .*\d:\d\d[ap]m \(GMT\+[12]\)/);
  expect(await orders(shop, 'show', id)).toContain('withdrawal');

  const line = String(lines[0]?.line);
  await orders(shop, 'receive-return', id, '--lines', line, '--yes');
  expect(await textOfMail(shop, email, 'order_refunded')).toContain('$11.96');
  const { refundedCents, state } = JSON.parse(await orders(shop, 'show', id, '--json'));
  expect([refundedCents, state]).toEqual([1_196, 'delivered']);
  await page.reload();
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('who has the number alone declares at once, and the link of the acknowledgement withdraws', async ({
    startOwnShop,
    visitor,
    consoleErrors,
  }) => {
    consoleErrors.expect(/400 \(Bad Request\)/);
    const email = 'maria@example.com';
    const shop = await startOwnShop('production', VIENNA);
    const buyer = await visitor({ baseURL: shop.origin, javaScriptEnabled: true });
    const { id, number } = await buyAsGuest(buyer, shop, email);

    const { page } = await visitor({ baseURL: shop.origin, viewport: PHONE });
    await page.goto('/help');
    await page.getByRole('link', { name: 'Withdraw from contract here' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Enter your name in letters.')).toBeVisible();
    await page.getByLabel('Your name').fill('Maria Gruber');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Order number').fill(number.toLowerCase());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(`I withdraw from the contract of order ${number}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByText('We have received your withdrawal')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(titleOf('book'));
    expect(JSON.parse(await orders(shop, 'show', id, '--json')).state).toBe('placed');

    const link = await mailedLink(shop, email, 'withdrawal_received');
    await page.goto(link);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByText('It was not sent yet: the money goes back at once.')).toBeVisible();
    const { refundedCents, amountCents, state } = JSON.parse(
      await orders(shop, 'show', id, '--json'),
    );
    expect([state, refundedCents]).toEqual(['cancelled', amountCents]);
    expect(await textOfMail(shop, email, 'order_withdrawn')).toContain(titleOf('tablet'));
  });
});
