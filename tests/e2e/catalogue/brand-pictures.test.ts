/** A shopkeeper gives the shop a logo, an icon and a hero of its own, and a shopper sees them. */
import sharp from 'sharp';
import { expect, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { layoutShifts } from '#tests/e2e/support/layout-shifts.ts';

const svg = (body: string, size: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`);

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

// Six times as wide as high, and dark on nothing.
const LOGO = svg('<path d="M4 4h292v42h-292z" fill="#12352a"/>', 'width="300" height="50"');
const ICON = svg('<circle cx="9" cy="9" r="9" fill="#1d6b4a"/>', 'viewBox="0 0 18 18"');

test('a logo, an icon and a hero are uploaded, and a shopper sees them at once', async ({
  page,
  browser,
  shop,
  firstLink,
  consoleErrors,
}) => {
  // A logo with a script in it.
  consoleErrors.expect(/400 \(Bad Request\)/);
  const photo = { width: 1_800, height: 1_200, channels: 3, background: '#7aa0c4' } as const;
  const hero = await sharp({ create: photo }).jpeg().toBuffer();
  await signIn(page, firstLink);
  await page.getByRole('link', { name: 'Your shop' }).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const bad = svg('<script>alert(1)</script>', 'width="300" height="50"');
  await field('Logo').setInputFiles(file('bad.svg', 'image/svg+xml', bad));
  await expect(field('Logo')).toHaveAccessibleDescription(/bad\.svg has scripts/);
  await expectAccessible(page);
  await field('Logo').setInputFiles(file('logo.svg', 'image/svg+xml', LOGO));
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  await field('Icon').setInputFiles(file('icon.svg', 'image/svg+xml', ICON));
  await expect(page.getByRole('img', { name: 'Icon' })).toBeVisible();
  await field('Hero picture').setInputFiles(file('hero.jpg', 'image/jpeg', hero));
  await expect(page.getByRole('img', { name: 'Hero picture' })).toBeVisible({ timeout: 60_000 });
  await field('Focus, from left to right').fill('20');
  const box = page.getByRole('img', { name: 'The hero on a phone' });
  await expect(box).toHaveAttribute('viewBox', /^0 /);
  await field('Headline over the hero').fill('Summer on the water');
  await field('Button below the headline').fill('All of it /search');
  await page.getByRole('button', { name: 'Save: Hero' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectAccessible(page);

  for (const width of [390, 1440]) {
    const shopper = await newPage(browser, { viewport: { width, height: 900 } });
    await shopper.goto(shop.origin, { waitUntil: 'networkidle' });
    const logo = shopper.getByRole('link', { name: 'Basket home page' }).getByRole('img');
    const { width: wide = 0, height = 0 } = (await logo.boundingBox()) ?? {};
    expect(height).toBe(width === 390 ? 30 : 36);
    expect(wide).toBeLessThanOrEqual(width === 390 ? 144 : 224);
    expect(await logo.evaluate((one: HTMLImageElement) => one.naturalHeight)).toBe(72);
    const picture = shopper.locator('main picture img').first();
    expect(await picture.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(
      width === 390 ? /-770\.avif$/ : /-1500\.avif$/,
    );
    await expect(picture).toHaveCSS('object-position', '20% 50%');
    await expect(shopper.locator('link[rel="icon"]').first()).toHaveAttribute('href', /-48\.png$/);
    expect(await layoutShifts(shopper)).toEqual([]);
    await expectAccessible(shopper);
    await shopper.getByRole('link', { name: 'All of it' }).click();
    await expect(shopper).toHaveURL(/\/search/);
  }
  await page.getByRole('button', { name: 'Remove: Logo' }).click();
  await expect(page.getByRole('img', { name: 'Logo' })).toHaveCount(0);
});
