/** A catalogue of garments: sizes and colours are chosen on the page of a product, which has one card. */
import { parts, pathOf, radio } from '#tests/e2e/support/beanies.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';

test('a product with options has one card, with what it costs at least and what it is made in', async ({
  shopWith,
  visitor,
}) => {
  const { origin } = await shopWith(parts);
  const { page, open } = await visitor({ baseURL: origin });
  await open('/');
  const card = page.getByRole('article', { name: 'Merino Beanie' });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('from $19.90');
  await expect(card.getByRole('list', { name: 'Made in' }).getByRole('img')).toHaveCount(2);
  const single = page.getByRole('article', { name: 'Scarf' });
  await expect(single.getByRole('button', { name: 'Add to Basket' })).toBeVisible();
  await expectAccessible(page);
  await open('/search?q=beanie');
  await expect(page.getByRole('article', { name: 'Merino Beanie' })).toHaveCount(1);
});

test('a choice changes price, picture and address without a request, and the way back goes through choices', async ({
  shopWith,
  visitor,
}) => {
  const { origin } = await shopWith(parts);
  const { page, open } = await visitor({ baseURL: origin });
  await open('/product/beanie');
  await expect(radio(page, 'Sand')).toBeChecked();
  await expectAccessible(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data')) asked.push(request.url());
  });
  await radio(page, 'L').check({ force: true });
  await expect(page).toHaveURL(pathOf('beanie-sand-l'));
  await expect(page.getByText('$24.90', { exact: true })).toBeVisible();
  // There is no large one in black.
  await radio(page, /^Black/).check({ force: true });
  await expect(page).toHaveURL(pathOf('beanie-black-s'));
  await expect(page.getByRole('status').filter({ hasText: 'Black' })).toHaveText(
    'Black is not made in L: this is S.',
  );
  await expect(radio(page, 'M sold out')).toBeVisible();
  await expect(radio(page, 'L other choice')).toBeVisible();
  expect(asked).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(pathOf('beanie-sand-l'));
  await expect(radio(page, 'L')).toBeChecked();
  await expect(page.getByText('$24.90', { exact: true })).toBeVisible();
});

test('options are chosen by keyboard, and the basket names the variant in one line', async ({
  shopWith,
  visitor,
}) => {
  const { origin } = await shopWith(parts);
  const { page, open } = await visitor({ baseURL: origin });
  await open(pathOf('beanie-sand-s'));
  await radio(page, 'S').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(pathOf('beanie-sand-m'));
  await expect(radio(page, 'M')).toBeFocused();
  await page.getByRole('button', { name: 'Add to Basket' }).click();
  await page.keyboard.press('Tab');
  await radio(page, 'S').check({ force: true });
  await page.getByRole('button', { name: 'Add to Basket' }).click();
  await open('/checkout');
  const line = (size: string) =>
    page.getByRole('main').getByRole('article', { name: `Merino Beanie, Sand, ${size}` });
  await expect(line('M')).toBeVisible();
  // What was clicked goes, though it was added after another of the same product.
  await line('S').getByRole('button', { name: 'Remove from Basket' }).click();
  await expect(line('S')).toHaveCount(0);
  await line('M').getByRole('link').first().click();
  await expect(page).toHaveURL(pathOf('beanie-sand-m'));
  await hydrated(page);
  await expect(radio(page, 'M')).toBeChecked();
});

test('without scripts a choice is sent, and the address of a choice opens it', async ({
  shopWith,
  visitor,
}) => {
  const { origin } = await shopWith(parts);
  const { page } = await visitor({ baseURL: origin, javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'Choose options' }).click();
  await expect(page).toHaveURL(pathOf('beanie-sand-s'));
  await page.goto(pathOf('beanie-sand-m'));
  await expect(radio(page, 'M')).toBeChecked();
  await radio(page, 'L').check({ force: true });
  await page.getByRole('button', { name: 'Show this choice' }).click();
  await expect(page).toHaveURL(pathOf('beanie-sand-l'));
  await expect(page.getByText('$24.90', { exact: true })).toBeVisible();
  await page.goto('/product/scarf');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText('One size')).toBeVisible();
});
