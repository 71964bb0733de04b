/** The search box of the header and the page of results (issue 8). */
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import type { CatalogueRow } from '#tests/e2e/support/shop-process.ts';
import { type Shopper, titleOf } from '#tests/e2e/support/shopper.ts';

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

test('what is typed while a search loads stays in the field', async ({ shopper }) => {
  const { page } = shopper;
  const field = shopper.header.locator('[name=q]');
  await shopper.open('/');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/search\.data/, async (route) => {
    await answered;
    await route.continue();
  });
  await field.fill('tablet');
  await field.press('Enter');
  await field.fill('monitor');
  answer();
  await expect(shopper.lines).toHaveCount(1);
  await expect(field).toHaveValue('monitor');
});

test('what was searched for stands out in the titles, and is counted', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/search?q=smart+SPEAK');
  await expect(page.getByText('2 products', { exact: true })).toBeVisible();
  await expect(shopper.product('smart-speaker-sand').locator('mark')).toHaveText([
    'Smart',
    'Speaker',
  ]);
});

test('a misspelt word shows what was meant, and says so', async ({ shopper }) => {
  const { page, lines } = shopper;
  await shopper.open('/search?q=kniited+speeker');
  await expect(
    page.getByText('Showing results for knitted speaker: nothing matches “kniited speeker”.'),
  ).toBeVisible();
  await expect(lines).toHaveCount(2);
  await expect(page.getByText('2 products', { exact: true })).toBeVisible();
});

test('common words alone, an article number and a word with signs are answered', async ({
  shopper,
}) => {
  const { page, lines } = shopper;
  await shopper.open('/search?q=with');
  await expect(page.getByText('“with” is too common a word to search for.')).toBeVisible();
  await expect(lines).toHaveCount(7);
  await shopper.open('/search?q=90829332');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(titleOf('ultrawide-monitor'));
  await shopper.open('/search?q=c%2B%2B');
  // The words of the monitor's description have it too.
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(titleOf('usb-c-cable'));
});

for (const javaScriptEnabled of [true, false]) {
  test(`results are narrowed and sorted ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    visitor,
  }) => {
    const { page, lines } = await visitor({ javaScriptEnabled });
    const filters = page.getByRole('navigation', { name: 'Filters' });
    const chosen = page.getByRole('list', { name: 'Chosen filters' });
    await page.goto('/search?q=c');
    await expect(lines).toHaveCount(6);
    if (javaScriptEnabled) await hydrated(page);
    await page.getByLabel('Sort by').selectOption('Price: high to low');
    const apply = page.getByRole('button', { name: 'Sort', exact: true });
    if (javaScriptEnabled) await expect(apply).toHaveCount(0);
    else await apply.click();
    await expect(page).toHaveURL(/sort=price-down/);
    await expect(lines.first()).toContainText(titleOf('ultrawide-monitor'));
    await filters.getByRole('link', { name: 'Computers (3)' }).click();
    await expect(page).toHaveURL(/category=Computers/);
    await expect(lines).toHaveCount(3);
    await expect(filters.getByRole('link', { name: 'Books (1)' })).toBeVisible();
    await filters.getByRole('radio', { name: 'Under $10 (1)' }).check();
    if (!javaScriptEnabled) await filters.getByRole('button', { name: 'Show products' }).click();
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(titleOf('usb-c-cable'));
    await expect(chosen.getByRole('link')).toHaveText(['Computers ×', 'Under $10 ×', 'Clear all']);
    await chosen.getByRole('link', { name: 'Remove Under $10' }).click();
    await expect(lines).toHaveCount(3);
  });
}

test('of more than can be counted the first thousand are shown, page by page', async ({
  startOwnShop,
  visitor,
}) => {
  const catalogue: CatalogueRow[] = Array.from({ length: 1_020 }, (_, index) => ({
    variant: `${index}`,
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
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByText('1,000+ products', { exact: true })).toBeVisible();
  await expect(lines).toHaveCount(24);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(heading).toHaveText('Results for “lamp”, page 2');
  await expect(lines.first()).toContainText('$1.24');
  await page.getByRole('link', { name: 'Page 20' }).click();
  await expect(heading).toHaveText('Results for “lamp”, page 20');
  await expect(lines.first()).toContainText('$5.56');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(heading).toHaveText('Results for “lamp”, page 21');
  await expect(lines.first()).toContainText('$5.80');
  await page.getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect(lines.first()).toContainText('$1.00');
  await open('/search?q=lamp&category=Light');
  await expect(page.getByText('30 products', { exact: true })).toBeVisible();
});
