/** The search box of the header: it filters the catalogue by title (issue 3). */
import { expect, test } from './shop.ts';
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
  for (const query of ['%', '_', "'", '"', '\\', "'; drop table product; --", '<b>']) {
    await search(shopper, query);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${query}”`);
    await expect(lines).toHaveCount(0);
    await expect(page.getByText('Nothing has that in its title')).toBeVisible();
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
