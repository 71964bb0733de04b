/** Adding and removing show a toast, and can be undone: by the line, never by the id. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { BASKET_WRITE, titleOf } from '#tests/e2e/support/shopper.ts';

const SAND = 'smart-speaker-sand';
const CHARCOAL = 'smart-speaker-charcoal';

function notice(page: Page, text: string) {
  return page.getByRole('status').getByText(text, { exact: true });
}

async function undo(page: Page): Promise<void> {
  const answered = page.waitForResponse(BASKET_WRITE);
  await page.getByRole('button', { name: 'Undo' }).click();
  await answered;
}

test('adding is said at once and announced, and undone by the very line', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.haveInBasket(CHARCOAL);
  await shopper.open('/');
  await shopper.addToBasket(SAND);
  await expect(notice(page, `Added: ${titleOf(SAND)}`)).toBeVisible();
  await shopper.expectBasketCount(2);
  await undo(page);
  await expect(notice(page, `Taken out: ${titleOf(SAND)}`)).toBeVisible();
  await shopper.expectBasketCount(1);
  await shopper.open('/checkout');
  await expect(shopper.product(CHARCOAL)).toBeVisible();
});

test('removing names the item that really went, and puts it back into its old place', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.haveInBasket(SAND, 'book', CHARCOAL);
  await shopper.open('/checkout');
  await shopper.removeFromBasket(CHARCOAL);
  await expect(notice(page, `Removed: ${titleOf(SAND)}`)).toBeVisible();
  await expect(shopper.lines).toHaveCount(2);
  await undo(page);
  await expect(notice(page, `Put back: ${titleOf(SAND)}`)).toBeVisible();
  await expect(shopper.lines.nth(0)).toContainText(titleOf(SAND));
  await expect(shopper.lines).toHaveCount(3);
  await page.reload();
  await expect(shopper.lines.nth(0)).toContainText(titleOf(SAND));
  await expect(shopper.lines).toHaveCount(3);
});

test('what was said is felt before the shop has answered, and undo waits for the answer', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(BASKET_WRITE, async (route) => {
    await opened;
    await route.continue();
  });
  await shopper.product('book').getByRole('button', { name: 'Add to Basket' }).click();
  await expect(notice(page, `Added: ${titleOf('book')}`)).toBeVisible();
  await shopper.expectBasketCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  open();
  const button = page.getByRole('button', { name: 'Undo' });
  await expect(button).toBeEnabled();
  // A toast stays while it has the focus.
  await button.focus();
  await expectAccessible(page);
});

test('a removal that was not one says so', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.haveInBasket('book', 'tablet');
  await page.route(/\/api\/live/, (route) => route.fulfill({ status: 204 }));
  await shopper.open('/checkout');
  // Another program removes it, without an event to this page.
  await page.route(BASKET_WRITE, async (route) => {
    const action = { type: 'REMOVE_FROM_BASKET', id: '12321341' };
    await page.request.post('/api/basket', { data: action });
    await route.continue();
  });
  await shopper.removeFromBasket('book');
  await expect(notice(page, 'It was not in your basket any more.')).toBeVisible();
});

test('the focus goes on to the next line, then to the heading, and back from the notice', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.haveInBasket('book', 'tablet');
  await shopper.open('/checkout');
  const removeButtons = page.getByRole('button', { name: 'Remove from Basket' });
  await removeButtons.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(shopper.lines).toHaveCount(1);
  await expect(removeButtons).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shopper.lines).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const undoButton = page.getByRole('button', { name: 'Undo' });
  await expect(undoButton).toBeEnabled();
  await undoButton.press('Enter');
  await expect(shopper.lines).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the word Undo stays whole beside a long title on a phone', async ({ shopper }) => {
  const { page } = shopper;
  await page.setViewportSize({ width: 320, height: 640 });
  await shopper.open('/');
  await shopper.addToBasket('ultrawide-monitor');
  const button = page.getByRole('button', { name: 'Undo' });
  await expect(button).toBeVisible();
  const lines = await button.evaluate((element) => {
    const word = document.createRange();
    word.selectNodeContents(element);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('beside a wide product page the toast lies over all that scrolls past it', async ({
  shopper,
}) => {
  const { page } = shopper;
  await page.setViewportSize({ width: 1440, height: 900 });
  await shopper.open('/product/12321341');
  await page.getByRole('button', { name: 'Add to Basket' }).first().click();
  const toast = page.getByRole('status').filter({ hasText: 'Added: ' });
  await expect(toast).toBeVisible();
  await page.getByRole('main').getByRole('listitem').last().scrollIntoViewIfNeeded();
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no box.');
  const isOnTop = await toast.evaluate(
    (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
  );
  expect(isOnTop).toBe(true);
});
