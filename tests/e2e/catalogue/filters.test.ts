/** A shop of garments on a narrow screen: what is found is narrowed by size, brand and what is on sale. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import type { CatalogueRow } from '#tests/e2e/support/shop-process.ts';

const PICTURES = { Sand: 'book', Black: 'smart-speaker-charcoal' } as const;

type Garment = { id: string; title: string; brand: string; sizes: readonly string[] };

function variantsOf({ id, title, brand, sizes }: Garment, place: number): CatalogueRow[] {
  return Object.entries(PICTURES).flatMap(([colour, picture]) =>
    sizes.map((size, index) => ({
      ...{ id, title, brand, rating: 4, priceCents: 2_000, position: place * 10 + index },
      variant: `${id}-${colour}-${size}`.toLowerCase(),
      image: `/pictures/${picture}-640.webp`,
      wasCents: colour === 'Black' && id === 'beanie' ? 3_000 : 0,
      category: 'Clothes',
      options: [
        ['Colour', colour],
        ['Size', size],
      ] as const,
    })),
  );
}

const catalogue = [
  { id: 'beanie', title: 'Beanie', brand: 'Acme', sizes: ['M', 'XL', 'S'] },
  { id: 'jumper', title: 'Jumper', brand: 'Acme', sizes: ['XL'] },
  { id: 'gloves', title: 'Gloves', brand: 'Wool & Co', sizes: ['M'] },
].flatMap(variantsOf);

test.use({ viewport: { width: 390, height: 844 } });

/** Goes there by the keyboard alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

for (const javaScriptEnabled of [true, false]) {
  test(`sizes are chosen by the keyboard, several of them, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    shopWith,
    visitor,
  }) => {
    const { origin } = await shopWith({ catalogue });
    const { page, lines } = await visitor({ baseURL: origin, javaScriptEnabled });
    const opener = page.getByRole('button', { name: 'Filters' });
    const filters = page.getByRole('navigation', { name: 'Filters' });
    const chosen = page.getByRole('list', { name: 'Chosen filters' });

    async function choose(name: string) {
      if (!(await filters.isVisible())) {
        await tabTo(page, opener);
        await page.keyboard.press('Enter');
      }
      await tabTo(page, filters.getByRole('checkbox', { name, exact: true }));
      await page.keyboard.press('Space');
      if (javaScriptEnabled) return;
      await tabTo(page, filters.getByRole('button', { name: 'Show products' }));
      await page.keyboard.press('Enter');
    }

    await page.goto('/category/Clothes');
    if (javaScriptEnabled) await hydrated(page);
    await expect(lines).toHaveCount(3);
    await choose('M (2)');
    await expect(page).toHaveURL('/category/Clothes?option.Size=M');
    await expect(lines).toHaveCount(2);
    await choose('S (1)');
    await expect(page).toHaveURL(
      `/category/Clothes?${javaScriptEnabled ? 'option.Size=M&option.Size=S' : 'option.Size=S&option.Size=M'}`,
    );
    await expect(chosen.getByRole('link')).toHaveText(['Size: M ×', 'Size: S ×', 'Clear all']);
    await choose('M (2)');
    await expect(page).toHaveURL('/category/Clothes?option.Size=S');
    await expect(lines).toHaveCount(1);
    await tabTo(page, chosen.getByRole('link', { name: 'Remove Size: S' }));
    await page.keyboard.press('Enter');
    await expect(lines).toHaveCount(3);
  });
}

test('without scripts several filters are ticked and asked for by one page', async ({
  shopWith,
  visitor,
}) => {
  const { origin } = await shopWith({ catalogue });
  const { page, lines } = await visitor({ baseURL: origin, javaScriptEnabled: false });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  await page.goto('/search?q=&sort=price');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('navigation', { name: 'Filters' });
  await filters.getByLabel('Black').check();
  await filters.getByLabel('S (1)', { exact: true }).check();
  await filters.getByLabel('On sale').check();
  await filters.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL('/search?q=&sort=price&option.Colour=Black&option.Size=S&sale=1');
  expect(asked).toHaveLength(2);
  await expect(lines).toHaveCount(1);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(3);
});

test('what is ticked before the scripts come is asked for once they are there', async ({
  shopWith,
  visitor,
}) => {
  const { origin } = await shopWith({ catalogue });
  const { page, lines } = await visitor({ baseURL: origin });
  const { promise: scripts, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/category/Clothes', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('navigation', { name: 'Filters' }).getByLabel('Wool & Co').check();
  letGo();
  await expect(page).toHaveURL('/category/Clothes?brand=Wool+%26+Co');
  await expect(lines).toHaveCount(1);
});

test('the sheet stays open while filters are chosen, and its button says what they find and shows it', async ({
  shopWith,
  visitor,
}) => {
  const { origin } = await shopWith({ catalogue });
  const { page, open, lines } = await visitor({ baseURL: origin });
  await open('/category/Clothes');
  const opener = page.getByRole('button', { name: 'Filters' });
  const filters = page.getByRole('navigation', { name: 'Filters' });
  await opener.click();
  await expect(filters.getByRole('button', { name: /^Show/ })).toHaveText('Show 3 products');
  const chosen = filters.getByRole('checkbox', { name: 'XL (2)' });
  await chosen.focus();
  await page.keyboard.press('Space');
  await expect(filters.getByRole('button', { name: /^Show/ })).toHaveText('Show 2 products');
  await expect(chosen).toBeFocused();
  await filters.getByLabel('On sale (1)').click();
  await filters.getByRole('button', { name: 'Show 1 product' }).click();
  await expect(filters).toBeHidden();
  await expect(lines).toHaveCount(1);
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a card of what is filtered by colour shows it in that colour, and leads there', async ({
  shopWith,
  visitor,
}) => {
  const { origin } = await shopWith({ catalogue });
  const { page, open } = await visitor({ baseURL: origin });
  await open('/category/Clothes?option.Colour=Black');
  const card = page.getByRole('article', { name: 'Beanie' });
  await expect(card.getByRole('img').last()).toHaveAttribute('src', /charcoal/);
  const choose = card.getByRole('link', { name: 'Choose options' });
  await expect(choose).toHaveAttribute('href', '/product/beanie?variant=beanie-black-m');
});

test('the filters offer sizes from small to large, brands and what is on sale, and keep the sort order', async ({
  shopWith,
  visitor,
}) => {
  const { origin } = await shopWith({ catalogue });
  const { page, open, lines } = await visitor({ baseURL: origin });
  await open('/search?q=');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('navigation', { name: 'Filters' });
  await expect(filters.getByRole('group')).toHaveText([/^Colour/, /^Size/, /^Brand/, /^Offers/]);
  const sizes = filters.getByRole('group', { name: 'Size' }).locator('label');
  await expect(sizes).toHaveText(['S (1)', 'M (2)', 'XL (2)']);
  await expectAccessible(page);
  await filters.getByLabel('Wool & Co (1)').check();
  await expect(lines).toHaveCount(1);
  await filters.getByLabel('Acme (2)').check();
  await expect(lines).toHaveCount(3);
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(page).toHaveURL(
    /brand=Wool.*brand=Acme.*sort=price|brand=Acme.*brand=Wool.*sort=price/,
  );
  await filters.getByLabel('On sale (1)').check();
  await expect(lines).toHaveCount(1);
  await expect(filters.getByLabel('On sale (1)')).toBeChecked();
  await expectAccessible(page);
});

test('what is sold out is left out of what is in stock', async ({ shopWith, visitor }) => {
  const stock = Object.fromEntries(catalogue.map(({ variant }) => [variant, 1]));
  for (const size of ['sand-xl', 'black-xl']) stock[`jumper-${size}`] = 0;
  const { origin } = await shopWith({ catalogue, stock });
  const { page, open, lines } = await visitor({ baseURL: origin });
  await open('/category/Clothes?sort=rating');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('navigation', { name: 'Filters' });
  await filters.getByLabel('In stock (2)').check();
  await expect(page).toHaveURL('/category/Clothes?stock=1&sort=rating');
  await expect(lines).toHaveCount(2);
  await expect(page.getByRole('article', { name: 'Jumper' })).toHaveCount(0);
});
