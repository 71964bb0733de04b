/** The suggestions under the search box (issue 8), by https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { type Shopper, titleOf } from '#tests/e2e/support/shopper.ts';

const SUGGESTIONS = /\/api\/products\/suggestions/;

/** Types into the search box, letter by letter. */
async function type({ header }: Shopper, text: string): Promise<void> {
  await header.getByRole('searchbox', { name: 'Search products' }).click();
  await header.getByRole('combobox', { name: 'Search products' }).pressSequentially(text);
}

function partsOf({ header }: Shopper) {
  return {
    field: header.getByRole('combobox', { name: 'Search products' }),
    list: header.getByRole('listbox', { name: 'Suggestions' }),
    options: header.getByRole('option'),
  };
}

test('what one types is completed, and a product can be picked with the keyboard', async ({
  shopper,
}) => {
  const { page, header } = shopper;
  const { field, list, options } = partsOf(shopper);
  await shopper.open('/');
  await type(shopper, 'knit');
  await expect(options).toHaveCount(2);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(header.getByText('2 suggestions')).toBeAttached();
  await expect(options.first()).toHaveText('knitted');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(options.nth(1)).toContainText(titleOf('smart-speaker-charcoal'));
  const active = await field.getAttribute('aria-activedescendant');
  expect(active).toBe(await options.nth(1).getAttribute('id'));
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('knit');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product/23445930?variant=smart-speaker-charcoal');
  await expect(list).toBeHidden();
});

test('a search can be picked with the mouse; Enter without a choice searches for the text', async ({
  shopper,
}) => {
  const { page } = shopper;
  const { options } = partsOf(shopper);
  await shopper.open('/');
  await type(shopper, 'knit');
  await options.first().click();
  await expect(page).toHaveURL('/search?q=knitted');
  await shopper.open('/');
  await type(shopper, 'knit');
  await expect(options).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=knit');
  await expect(options).toHaveCount(0);
});

test('Escape closes the list and then empties the field; leaving the field closes it', async ({
  shopper,
}) => {
  const { page } = shopper;
  const { field, list } = partsOf(shopper);
  await shopper.open('/');
  await type(shopper, 'knit');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('knit');
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.type('knit');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
  await expect(shopper.header.getByRole('searchbox')).toHaveValue('knit');
});

test('only the newest request is answered, and an empty field sends none', async ({ shopper }) => {
  const { page } = shopper;
  const { options } = partsOf(shopper);
  let requests = 0;
  page.on('request', (request) => {
    if (SUGGESTIONS.test(request.url())) requests += 1;
  });
  let answerFirst: () => void = () => {};
  const firstIsAnswered = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  await page.route(/suggestions\?q=tablet$/, async (route) => {
    await firstIsAnswered;
    // The page has aborted this request by now.
    await route.continue().catch(() => {});
  });
  await shopper.open('/');
  const firstRequest = page.waitForRequest(/suggestions\?q=tablet$/);
  await type(shopper, 'tablet');
  await firstRequest;
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('monitor');
  await expect(options.last()).toContainText(titleOf('ultrawide-monitor'));
  answerFirst();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(options).toHaveCount(0);
  expect(requests).toBeLessThan('tabletmonitor'.length);
});

test('a misspelt word brings what was meant, and what is nowhere brings nothing', async ({
  shopper,
}) => {
  const { options } = partsOf(shopper);
  await shopper.open('/');
  await type(shopper, 'speeker');
  await expect(options.first()).toHaveText('speaker');
  await shopper.page.keyboard.press('ControlOrMeta+a');
  await shopper.page.keyboard.type('zeppelin');
  await expect(shopper.header.getByText('No suggestions')).toBeAttached();
  await expect(options).toHaveCount(0);
});

test('its code is not loaded before somebody comes into the field', async ({ shopper }) => {
  const { page } = shopper;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await shopper.open('/');
  expect(loaded.filter((url) => /suggestion-list/.test(url))).toEqual([]);
  await shopper.header.getByRole('searchbox').focus();
  await expect(shopper.header.getByRole('combobox')).toBeFocused();
  expect(loaded.filter((url) => /suggestion-list.*\.js/.test(url))).toHaveLength(1);
});
