/** The search box of the header and the page of results (issue 8). */
import { expect, test } from './shop.ts';
import type { CatalogueRow } from './shop-process.ts';
import { type Shopper, titleOf } from './shopper.ts';

async function search({ page, header }: Shopper, query: string): Promise<void> {
  await header.getByRole('searchbox', { name: 'Search products' }).fill(query);
  await header.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
}

test('a word of a title finds its products, whatever the case', async ({ shopper }) => {
  const { page, lines } = shopper;
  await shopper.open('/');
  await search(shopper, 'knitted SPEAKER'.slice(0, 7));
  await expect(page).toHaveURL('/search?q=knitted');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “knitted”');
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(0)).toContainText(titleOf('smart-speaker-charcoal'));
  await expect(lines.nth(1)).toContainText(titleOf('smart-speaker-sand'));
  await shopper.addToBasket('smart-speaker-sand');
  await shopper.expectBasketCount(1);
});

test('signs that mean something to a database are only signs', async ({ shopper }) => {
  const { page, lines } = shopper;
  await shopper.open('/');
  for (const query of ['%', '_', "'", '"', '\\', "'; drop zzz; --", '<zzz>']) {
    await search(shopper, query);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${query}”`);
    await expect(lines).toHaveCount(0);
    await expect(page.getByText(`Nothing matches “${query}”`)).toBeVisible();
  }
});

test('an empty query shows every product', async ({ shopper }) => {
  await shopper.open('/search?q=book');
  await search(shopper, '');
  await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText('All products');
  await expect(shopper.lines).toHaveCount(7);
});

test('the field keeps the query, also after going back', async ({ shopper }) => {
  const { page } = shopper;
  const field = shopper.header.getByRole('searchbox', { name: 'Search products' });
  await shopper.open('/');
  await search(shopper, 'tablet');
  await search(shopper, 'monitor');
  await expect(field).toHaveValue('monitor');
  await page.goBack();
  await expect(field).toHaveValue('tablet');
  await expect(shopper.lines).toContainText(titleOf('tablet'));
});

test('what was searched for stands out in the titles, and is counted', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/search?q=smart+SPEAK');
  await expect(page.getByText('Found 2 products')).toBeVisible();
  await expect(shopper.product('smart-speaker-sand').locator('mark')).toHaveText([
    'Smart',
    'Speaker',
  ]);
});

test('a misspelt word leads to what was meant', async ({ shopper }) => {
  const { page, lines } = shopper;
  await shopper.open('/search?q=kniited+speeker');
  await expect(page.getByText('Nothing matches “kniited speeker”')).toBeVisible();
  await expect(lines).toHaveCount(2);
  await page.getByRole('link', { name: 'knitted speaker' }).click();
  await expect(page).toHaveURL('/search?q=knitted+speaker');
  await expect(page.getByText('Found 2 products')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test(`results are narrowed and sorted ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    visitor,
  }) => {
    const { page, lines } = await visitor({ javaScriptEnabled });
    const main = page.getByRole('main');
    await page.goto('/search?q=with');
    await expect(page.getByText('Nothing matches “with”')).toBeVisible();
    await page.goto('/search?q=c');
    await expect(lines).toHaveCount(6);
    await main.getByLabel('Category').selectOption('Computers');
    await main.getByLabel('Sort by').selectOption('Price: high to low');
    await main.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/category=Computers/);
    await expect(lines.first()).toContainText(titleOf('ultrawide-monitor'));
    await expect(main.getByLabel('Category')).toHaveValue('Computers');
    await main.getByLabel('Price').selectOption('$10 to $25');
    await main.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Nothing matches “c”')).toBeVisible();
    await page.getByRole('link', { name: 'Search without filters' }).click();
    await expect(lines).toHaveCount(6);
  });
}

test('of more than can be counted the first thousand are shown, page by page', async ({
  startOwnShop,
  visitor,
}) => {
  const catalogue: CatalogueRow[] = Array.from({ length: 1_020 }, (_, index) => ({
    listing: `${index}`,
    id: `${index}`,
    title: `Lamp ${index}`,
    image: '',
    priceCents: 100 + index,
    rating: 4,
    position: index,
    category: index < 30 ? 'Light' : '',
  }));
  const { origin } = await startOwnShop({ catalogue });
  const { page, open, lines } = await visitor({ baseURL: origin });
  await open('/search?q=lamp&sort=price');
  await expect(page.getByText('Found more than 1,000 products')).toBeVisible();
  await expect(lines).toHaveCount(28);
  await page.getByRole('link', { name: 'More products' }).click();
  await expect(lines.first()).toContainText('$1.28');
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(lines.first()).toContainText('$1.00');
  await page.getByRole('main').getByLabel('Category').selectOption('Light');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Found 30 products')).toBeVisible();
});
