/** The dialog of a card in which options are chosen: by keyboard and by finger, on a phone and on a screen. */
import { parts, pathOf, radio } from '#tests/e2e/support/beanies.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';

for (const width of [390, 1440]) {
  test(`options are chosen on a card by keyboard, at ${width} pixels`, async ({
    shopWith,
    visitor,
  }) => {
    const { origin } = await shopWith(parts);
    const viewport = { width, height: 844 };
    const { page, open } = await visitor({ baseURL: origin, viewport });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await open('/');
    const link = page.getByRole('link', { name: 'Choose options' });
    expect(loaded.filter((url) => url.includes('choose-dialog'))).toEqual([]);
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Merino Beanie' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(dialog.getByText('$19.90', { exact: true })).toBeVisible();
    await radio(page, 'S').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('$24.90', { exact: true })).toBeVisible();
    await radio(page, /^Black/).check({ force: true });
    await expect(dialog.getByRole('status')).toHaveText('Black is not made in L: this is S.');
    await expect(radio(page, 'M sold out')).toBeVisible();
    // It slides in: where it is on a phone, it comes to lie at the lower edge.
    const edges = async () => {
      const { x = 0, y = 0, height = 0 } = (await dialog.boundingBox()) ?? {};
      return [x === 0, Math.round(y + height) === viewport.height];
    };
    await expect.poll(edges, { timeout: 5_000 }).toEqual([width < 576, width < 576]);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await radio(page, 'M').check({ force: true });
    await dialog.getByRole('button', { name: 'Add to Basket' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(
      page.getByRole('status').filter({ hasText: 'Merino Beanie, Sand, M' }),
    ).toBeVisible();
    await expect(link).toBeFocused();
  });
}

test('the dialog is accessible, leads to all details, and a click beside it closes it', async ({
  shopWith,
  visitor,
}) => {
  const { origin } = await shopWith(parts);
  const { page, open } = await visitor({ baseURL: origin });
  await open('/');
  const link = page.getByRole('link', { name: 'Choose options' });
  await link.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await link.click();
  await radio(page, 'L').check({ force: true });
  await dialog.getByRole('link', { name: 'See all details' }).click();
  await expect(page).toHaveURL(pathOf('beanie-sand-l'));
});

test('where the variants cannot be read, the page of the product opens', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  const { origin } = await shopWith(parts);
  const { page, open } = await visitor({ baseURL: origin });
  await open('/');
  await page.route('**/api/products?id=*', (route) => route.abort());
  await page.getByRole('link', { name: 'Choose options' }).click();
  await expect(page).toHaveURL(pathOf('beanie-sand-s'));
});
