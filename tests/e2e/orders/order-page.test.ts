/** The page of an order: what it shows, live, by keyboard and on paper. */

import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { type Shopper, titleOf } from '#tests/e2e/support/shopper.ts';
import { runShopProgram } from '#tests/shop/shop-program.ts';

const SOON = { timeout: 1_000 };

/** `npm run shop -- orders …`, as the shopkeeper types it. */
async function orders(dataDir: string, ...args: string[]): Promise<void> {
  expect(await runShopProgram({ DATA_DIR: dataDir }, 'orders', ...args)).toMatchObject({ code: 0 });
}

/** The lines of an order. */
async function linesOf(dataDir: string, id: string): Promise<number[]> {
  const { out } = await runShopProgram({ DATA_DIR: dataDir }, 'orders', 'show', id, '--json');
  return JSON.parse(out).items.map(({ line }: { line: number }) => line);
}

/** The page of a new order of a new account. */
async function openOrder(shopper: Shopper): Promise<string> {
  await shopper.haveAccount();
  const id = await shopper.haveOrdered('book', 'smart-speaker-sand', 'book');
  await shopper.open('/orders');
  await shopper.orders.getByRole('link', { name: 'See the order' }).click();
  await expect(shopper.page).toHaveURL(`/orders/${id}`);
  return id;
}

const state = ({ page }: Shopper) => page.getByRole('heading', { level: 2 }).first();

test('the list leads to an order, which says what was bought and what it came to', async ({
  shopper,
}) => {
  const { page } = shopper;
  await openOrder(shopper);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order [0-9A-Z]{10}$/);
  await expect(state(shopper)).toHaveText('Placed');
  const items = page.getByRole('region', { name: 'What you bought' }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('2 × $11.96');
  const sum = page.getByRole('region', { name: 'What it came to' });
  await expect(sum).toContainText('$122.91');
  await expectAccessible(page);
  await items
    .first()
    .getByRole('link', { name: titleOf('book') })
    .click();
  await expect(page).toHaveURL(/\/product\//);
});

test('an open page says within a second that the order was cancelled in another tab', async ({
  shopper,
}) => {
  const { page } = shopper;
  const id = await openOrder(shopper);
  const tab = await shopper.newTab();
  await tab.open('/orders');
  const other = await shopper.newTab();
  await other.open(`/orders/${id}`);
  await other.page.getByText('Cancel the order').click();
  await other.page.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(other.page.getByText('Your order is cancelled')).toBeVisible();
  await expect(state(shopper)).toHaveText('Cancelled', SOON);
  await expect(page.getByText('Paid after refunds')).toBeVisible();
  await expect(tab.orders.getByText('Cancelled')).toBeVisible(SOON);
  await expect(page.getByText('Cancel the order')).toHaveCount(0);
  await expectAccessible(other.page);
});

test('what the shopkeeper does is on the open page within a second', async ({
  startOwnShop,
  visitor,
}) => {
  const shop = await startOwnShop();
  const shopper = await visitor({ baseURL: shop.origin });
  const { page } = shopper;
  const id = await openOrder(shopper);
  await orders(shop.dataDir, 'pack', id);
  await expect(state(shopper)).toHaveText('Packed', SOON);
  await orders(shop.dataDir, 'ship', id, '--carrier', 'UPS', '--tracking', '1Z999');
  await expect(state(shopper)).toHaveText('On its way', SOON);
  await expect(page.getByRole('link', { name: 'Follow the parcel at UPS' })).toHaveAttribute(
    'href',
    'https://www.ups.com/track?tracknum=1Z999',
  );
  await orders(shop.dataDir, 'refund', id, '--amount', '5.00', '--reason', 'A scratch', '--yes');
  await expect(page.getByRole('listitem').filter({ hasText: 'Refund of $5.00' })).toBeVisible(SOON);
  await expect(page.getByText('A scratch')).toHaveCount(0);
  await expectAccessible(page);
});

test('items go back by keyboard, with the refund shown before, and come back', async ({
  startOwnShop,
  visitor,
}) => {
  const shop = await startOwnShop();
  const shopper = await visitor({ baseURL: shop.origin });
  const { page } = shopper;
  const id = await openOrder(shopper);
  await orders(shop.dataDir, 'ship', id);
  await expect(state(shopper)).toHaveText('On its way', SOON);
  await page.getByRole('link', { name: 'Return items' }).focus();
  await page.keyboard.press('Enter');
  const book = page.getByRole('group', { name: titleOf('book') });
  await expect(book.getByLabel('Reason')).toBeHidden();
  await book.getByLabel('How many go back').selectOption('1');
  await expectAccessible(page);
  await book.getByLabel('Reason').selectOption('Damaged or faulty');
  await book.getByLabel('In your words (optional)').fill('The last page is missing');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  const review = page.getByRole('region', { name: 'You send back' });
  await expect(review).toContainText('$11.96');
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Ask for the return' }).press('Enter');
  await expect(page).toHaveURL(`/orders/${id}`);
  await expect(page.getByText('The shop knows that you want to return it')).toBeVisible();
  const items = page.getByRole('region', { name: 'What you bought' }).getByRole('listitem');
  await expect(items.first()).toContainText('1 goes back');
  const [line] = await linesOf(shop.dataDir, id);
  await orders(shop.dataDir, 'receive-return', id, '--lines', String(line), '--yes');
  await expect(state(shopper)).toHaveText('On its way', SOON);
  await expect(items.first()).toContainText('1 came back');
  await expect(page.getByText('Refund of $11.96')).toBeVisible();
});

test('all of it is bought again, and the basket counts it', async ({ shopper }) => {
  const { page } = shopper;
  await openOrder(shopper);
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByText('Added to your basket: 3 items')).toBeVisible();
  await shopper.expectBasketCount(3);
  await page.getByRole('link', { name: 'Go to your basket' }).click();
  await expect(page).toHaveURL('/checkout');
});

test('an order prints on one page, A4 and Letter, without what is for a screen', async ({
  shopper,
}) => {
  const { page } = shopper;
  await openOrder(shopper);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Basket · Receipt')).toBeVisible();
  for (const name of ['Buy again', 'Print']) {
    await expect(page.getByRole('button', { name, includeHidden: true })).toBeHidden();
  }
  await expect(page.getByText('What has happened')).toBeHidden();
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
});

test('nobody else sees an order, and it is not said whether there is one', async ({
  shopper,
  visitor,
  consoleErrors,
}) => {
  const id = await openOrder(shopper);
  const stranger = await visitor();
  await stranger.haveAccount();
  const guest = await visitor();
  for (const [{ page }, path] of [
    [stranger, id],
    [stranger, 'pi_none'],
    [guest, id],
  ] as const) {
    consoleErrors.expect(/404/);
    expect((await page.goto(`/orders/${path}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'There is no such order of yours',
    );
  }
});
