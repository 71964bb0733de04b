/** The basket page and the actions of the basket (spec 2, Basket page; spec 4, Basket actions). */
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { titleOf } from '#tests/e2e/support/shopper.ts';

test('an item shows picture, title, price, stars and a button to remove it', async ({
  shopper,
}) => {
  await shopper.haveInBasket('ultrawide-monitor');
  await shopper.open('/checkout');
  const item = shopper.product('ultrawide-monitor');
  await expect(item.getByRole('img', { name: titleOf('ultrawide-monitor') })).toBeVisible();
  await expect(item.getByText(titleOf('ultrawide-monitor'), { exact: true })).toBeVisible();
  await expect(item.getByText('$1,094.98', { exact: true })).toBeVisible();
  await expect(item.getByText(/^★+$/)).toHaveText('★★★★★★★');
  await expect(item.getByRole('button', { name: 'Remove from Basket' })).toBeVisible();
});

test('the page greets the user by e-mail and says Your shopping Basket', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/checkout');
  await expect(page.getByText('Hello, Guest', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shopping Basket');
  const { email } = await shopper.haveAccount();
  await shopper.open('/checkout');
  await expect(page.getByText(`Hello, ${email}`, { exact: true })).toBeVisible();
});

test('the subtotal on the right counts and sums what was added', async ({ shopper }) => {
  const { page } = shopper;
  await page.setViewportSize({ width: 1440, height: 900 });
  await shopper.open('/');
  await shopper.addToBasket('smart-speaker-charcoal', 'smart-speaker-sand', 'book');
  await shopper.basketLink.click();
  const subtotal = page.getByText(/^Subtotal/);
  await expect(subtotal).toHaveText('Subtotal (3 items): $209.94');
  const panelBox = await subtotal.boundingBox();
  const itemBox = await shopper.lines.first().boundingBox();
  expect(panelBox?.x).toBeGreaterThan((itemBox?.x ?? 0) + (itemBox?.width ?? Infinity));
});

test('the subtotal has a thousands separator and two decimals', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.haveInBasket('ultrawide-monitor', 'ultrawide-monitor', 'usb-c-cable');
  await shopper.open('/checkout');
  await expect(page.getByText('Subtotal (3 items): $2,190.96', { exact: true })).toBeVisible();
});

test('the gift checkbox has no effect', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/checkout');
  const requests = shopper.watchRequests();
  const gift = page.getByRole('checkbox', { name: 'This order contains a gift' });
  await gift.check();
  await expect(gift).toBeChecked();
  await expect(page.getByText(/^Subtotal/)).toHaveText('Subtotal (1 items): $11.96');
  expect(requests).toEqual([]);
});

test('Proceed to Checkout goes to /Payment', async ({ shopper }) => {
  await shopper.haveInBasket('book');
  await shopper.open('/checkout');
  await shopper.page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(shopper.page).toHaveURL('/Payment');
});

test('adding appends, and the same product may be there many times', async ({ shopper }) => {
  await shopper.open('/');
  await shopper.addToBasket('usb-c-cable', 'book', 'usb-c-cable', 'usb-c-cable');
  await shopper.basketLink.click();
  const remove = shopper.lines.getByRole('button', { name: 'Remove from Basket' });
  await expect(remove).toHaveCount(4);
  // What can be removed stands together, what is paid for in the order of the basket.
  const together = ['usb-c-cable', 'usb-c-cable', 'usb-c-cable', 'book'] as const;
  for (const [index, variant] of together.entries()) {
    await expect(shopper.lines.nth(index)).toContainText(titleOf(variant));
  }
  await shopper.open('/Payment');
  const titles = ['usb-c-cable', 'book', 'usb-c-cable', 'usb-c-cable'] as const;
  for (const [index, variant] of titles.entries()) {
    await expect(shopper.lines.nth(index)).toContainText(titleOf(variant));
  }
});

for (const javaScriptEnabled of [true, false]) {
  test(`one more and one fewer of an item, ${javaScriptEnabled ? 'by keyboard' : 'without scripts'}`, async ({
    shop,
    visitor,
  }) => {
    const shopper = await visitor({ baseURL: shop.origin, javaScriptEnabled });
    const { page } = shopper;
    await shopper.haveInBasket('book', 'usb-c-cable');
    await (javaScriptEnabled ? shopper.open('/checkout') : page.goto('/checkout'));
    const quantity = page.getByRole('group', { name: titleOf('book') });
    const more = quantity.getByRole('button', { name: 'One more' });
    const fewer = quantity.getByRole('button', { name: 'One fewer' });
    const press = async (button: typeof more) => {
      if (!javaScriptEnabled) return button.click();
      await button.focus();
      await page.keyboard.press('Enter');
    };
    await press(more);
    await expect(quantity.getByRole('status')).toHaveText('2');
    await expect(shopper.lines).toHaveCount(3);
    await expect(shopper.lines.nth(1)).toContainText(titleOf('book'));
    await expect(page.getByText(/^Subtotal \(3 items\)/)).toBeVisible();
    if (javaScriptEnabled) await expect(more).toBeFocused();
    await press(fewer);
    await expect(quantity.getByRole('status')).toHaveText('1');
    await press(fewer);
    await expect(quantity).toHaveCount(0);
    await expect(shopper.lines).toHaveCount(1);
    const left = shopper.product('usb-c-cable').getByRole('button', { name: 'Remove from Basket' });
    if (javaScriptEnabled) await expect(left).toBeFocused();
  });
}

test('a row that goes gives the focus to the one in its place, or to the last one', async ({
  shopper,
}) => {
  await shopper.haveInBasket('usb-c-cable', 'book', 'ultrawide-monitor');
  await shopper.open('/checkout');
  const remove = (variant: Parameters<typeof titleOf>[0]) =>
    shopper.product(variant).getByRole('button', { name: 'Remove from Basket' });
  await remove('book').press('Enter');
  await expect(remove('ultrawide-monitor')).toBeFocused();
  const fewer = shopper.product('ultrawide-monitor').getByRole('button', { name: 'One fewer' });
  await fewer.press('Enter');
  await expect(remove('usb-c-cable')).toBeFocused();
});

test('one more and one fewer, before the shop has answered, keep the focus on the item', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.haveInBasket('book', 'usb-c-cable');
  await shopper.open('/checkout');
  const answering = Promise.withResolvers<void>();
  await page.route('**/api/basket**', async (route) => {
    await answering.promise;
    await route.continue();
  });
  const quantity = page.getByRole('group', { name: titleOf('book') });
  await quantity.getByRole('button', { name: 'One more' }).press('Enter');
  await expect(quantity.getByRole('status')).toHaveText('2');
  await quantity.getByRole('button', { name: 'One fewer' }).press('Enter');
  await expect(quantity.getByRole('status')).toHaveText('1');
  const removeBook = shopper.product('book').getByRole('button', { name: 'Remove from Basket' });
  await expect(removeBook).toBeFocused();
  answering.resolve();
  await expect(quantity.getByRole('button', { name: 'One fewer' })).toBeVisible();
  await expect(removeBook).toBeFocused();
});

test('an item that the live event tells of before its answer is counted once', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/checkout');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/checkout');
  const answering = Promise.withResolvers<void>();
  await page.route('**/api/basket**', async (route) => {
    const response = await route.fetch();
    await answering.promise;
    await route.fulfill({ response });
  });
  const quantity = page.getByRole('group', { name: titleOf('book') });
  await quantity.getByRole('button', { name: 'One more' }).click();
  await expect(otherTab.getByRole('status', { name: 'Quantity' })).toHaveText('2');
  await expect(shopper.lines).toHaveCount(2);
  answering.resolve();
  await expect(quantity.getByRole('button', { name: 'One fewer' })).toBeEnabled();
  await expect(shopper.lines).toHaveCount(2);
});

test('removing takes only the first item with the id, whichever colour was clicked', async ({
  shopper,
}) => {
  await shopper.haveInBasket('smart-speaker-sand', 'book', 'smart-speaker-charcoal');
  await shopper.open('/checkout');
  await shopper.removeFromBasket('smart-speaker-charcoal');
  await expect(shopper.lines).toHaveCount(2);
  await expect(shopper.lines.nth(0)).toContainText(titleOf('book'));
  await expect(shopper.lines.nth(1)).toContainText(titleOf('smart-speaker-charcoal'));
  await shopper.page.reload();
  await expect(shopper.lines.nth(1)).toContainText(titleOf('smart-speaker-charcoal'));
  await expect(shopper.lines).toHaveCount(2);
  await expectAccessible(shopper.page);
});

test('the last item removed leaves an empty basket that says so', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/checkout');
  await shopper.removeFromBasket('book');
  await expect(page.getByRole('heading', { name: 'There is nothing in it yet' })).toBeVisible();
  await expect(page.getByText(/^Subtotal/)).toHaveText('Subtotal (0 items): $0.00');
});

test('removing what was removed elsewhere, before its event reaches this page, changes nothing', async ({
  shopper,
  visitor,
}) => {
  const { page } = shopper;
  await page.route(/\/api\/live/, (route) => route.fulfill({ status: 204 }));
  const account = await shopper.haveAccount();
  await shopper.haveInBasket('book', 'tablet');
  await shopper.open('/checkout');
  const other = await visitor();
  await other.signIn(account);
  await other.open('/checkout');
  await other.removeFromBasket('book');
  await expect(shopper.lines).toHaveCount(2);
  await shopper.removeFromBasket('book');
  await expect(shopper.lines).toHaveCount(1);
  await expect(shopper.lines).toContainText(titleOf('tablet'));
});

test('removing what this page knows to be gone logs a warning and nothing else', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(
    /console\.warning: Nothing was removed: .* no product with the id "12321341"/,
  );
  await shopper.haveInBasket('book', 'tablet');
  await shopper.open('/checkout');
  // Twice before the page can show that the first has removed it.
  const remove = shopper.page.getByRole('button', { name: 'Remove from Basket' });
  const form = await shopper
    .product('book')
    .locator('form')
    .filter({ has: remove })
    .elementHandle();
  const requests = shopper.watchRequests();
  await form?.evaluate((removing: HTMLFormElement) => {
    removing.requestSubmit();
    removing.requestSubmit();
  });
  await expect(shopper.lines).toHaveCount(1);
  await expect(shopper.lines).toContainText(titleOf('tablet'));
  expect(requests).toHaveLength(1);
});
