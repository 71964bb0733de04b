/** What the page of a product offers beside its price: pictures, words, others like it (issue 15). */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import type { CatalogueRow, ShopProcess } from '#tests/e2e/support/shop-process.ts';

const DESCRIPTION = 'Kneads two loaves.\n\n- 5-litre bowl\n- Dough hook\n\nSafe in the dishwasher.';

function row(variant: string, change: Partial<CatalogueRow>): CatalogueRow {
  const image = '/pictures/stand-mixer-640.webp';
  const known = { variant, id: variant, title: variant, image, priceCents: 1999, rating: 0 };
  return { ...known, position: 1, category: 'Kitchen', ...change };
}

const catalogue: CatalogueRow[] = [
  row('mixer', {
    title: 'Stand Mixer, Mint',
    description: DESCRIPTION,
    images: '/pictures/tablet-640.webp\n/pictures/book-640.webp',
  }),
  row('lamp', { title: 'مصباح USB-C', image: '', position: 2 }),
  row('hand-mixer', { title: 'Hand Mixer, Red', position: 3 }),
  row('rug', { title: 'Rug', category: 'Floor', position: 4, images: '' }),
];

const PHONE = { viewport: { width: 390, height: 760 }, isMobile: true, hasTouch: true };

let shop: ShopProcess | null = null;
test.beforeEach(async ({ shopWith }) => {
  shop = await shopWith({ catalogue });
});

const at = (path: string) => `${shop?.origin}${path}`;

async function expectLarge(page: Page, picture: string): Promise<void> {
  const images = page.getByRole('article').getByRole('img', { name: 'Stand Mixer, Mint' });
  await expect(images.filter({ visible: true })).toHaveAttribute(
    'src',
    `/pictures/${picture}-640.webp`,
  );
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';

  test(`pictures are chosen and enlarged by keyboard and by click, ${how}`, async ({ visitor }) => {
    const { page } = await visitor({ javaScriptEnabled });
    await page.goto(at('/product/mixer'));
    await expectLarge(page, 'stand-mixer');
    const radios = page.getByRole('group', { name: 'Pictures' }).getByRole('radio');
    await expect(radios).toHaveCount(3);
    await radios.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Picture 2 of 3' })).toBeChecked();
    await expectLarge(page, 'tablet');
    await page.getByRole('button', { name: 'Enlarge picture 2 of 3' }).click();
    const zoom = page.getByRole('dialog', { name: 'Stand Mixer, Mint' });
    await expect(zoom.getByRole('img')).toBeVisible();
    const box = await zoom.getByRole('img').boundingBox();
    expect(box?.width).toBeGreaterThan(700);
    await page.keyboard.press('Escape');
    await expect(zoom).toBeHidden();
    await page.getByRole('button', { name: 'Enlarge picture 2 of 3' }).click();
    await zoom.getByRole('button', { name: 'Close' }).click();
    await expect(zoom).toBeHidden();
  });
}

test('a description has its paragraphs and lists', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto(at('/product/mixer'));
  const about = page.getByRole('article').first();
  await expect(about.getByText('Kneads two loaves.', { exact: true })).toBeVisible();
  await expect(about.getByRole('listitem').filter({ hasText: 'Dough hook' })).toHaveText(
    'Dough hook',
  );
});

test('products that are like it, and those seen before, are a click away', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto(at('/product/mixer'));
  const related = page.getByRole('region', { name: 'You may also like' });
  await expect(related.getByRole('link')).toHaveText([/^Hand Mixer, Red/, /مصباح USB-C/]);
  const seen = page.getByRole('region', { name: 'Recently seen' });
  await expect(seen).toHaveCount(0);
  await related.getByRole('link', { name: 'Hand Mixer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hand Mixer, Red');
  await expect(seen.getByRole('link')).toHaveText([/^Stand Mixer, Mint \$/]);
  // One that is not sold any more is not offered.
  await page.evaluate(() => {
    const products = JSON.parse(localStorage.getItem('seen-products') ?? '[]');
    const gone = { variant: 'gone', id: 'gone', title: 'Withdrawn Mixer', image: '' };
    localStorage.setItem('seen-products', JSON.stringify([gone, ...products]));
  });
  await page.goto(at('/product/rug'));
  await expect(seen.getByRole('link')).toHaveText([/^Hand Mixer, Red \$/, /^Stand Mixer, Mint \$/]);
  await expect(related).toHaveCount(0);
});

test('on a phone price and button stay in sight, whatever is read', async ({ visitor }) => {
  const { page } = await visitor(PHONE);
  await page.goto(at('/product/mixer'));
  const button = page.getByRole('button', { name: 'Add to Basket' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('$19.99', { exact: true }).first()).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(PHONE.viewport.width);
});

test('by touch one swipes from picture to picture, and enlarges what is tapped', async ({
  visitor,
}) => {
  const { page } = await visitor(PHONE);
  await page.goto(at('/product/mixer'));
  await hydrated(page);
  const pictures = page.getByRole('group', { name: 'Pictures' });
  const second = page.getByRole('button', { name: 'Enlarge picture 2 of 3' });
  await expect(second).not.toBeInViewport({ ratio: 0.5 });
  await pictures.evaluate((row) => row.scrollBy({ left: row.clientWidth }));
  await expect(second).toBeInViewport({ ratio: 0.9 });
  const box = await second.boundingBox();
  await second.click({ position: { x: (box?.width ?? 0) - 20, y: (box?.height ?? 0) - 20 } });
  const zoom = page.getByRole('dialog', { name: 'Stand Mixer, Mint' });
  await expect.poll(() => zoom.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
  // Its button stays in the corner of the screen.
  const close = await zoom.getByRole('button', { name: 'Close' }).boundingBox();
  expect(close?.x).toBeGreaterThan(300);
  await expectAccessible(page);
});

test('a title in another direction is set in that direction, and no picture is no gap', async ({
  visitor,
}) => {
  const { page } = await visitor();
  await page.goto(at('/product/lamp'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('direction', 'rtl');
  await expect(page.getByText('No picture yet').first()).toBeVisible();
  await expect(page.getByText('Rated 0')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Enlarge/ })).toHaveCount(0);
});

test('a product with several pictures is accessible, enlarged too', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto(at('/product/lamp'));
  // It is remembered once the page's scripts run, which may be after its load event.
  await page.waitForFunction(() => localStorage.length > 0);
  await page.goto(at('/product/mixer'));
  await expect(page.getByRole('region', { name: 'Recently seen' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enlarge picture 1 of 3' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
