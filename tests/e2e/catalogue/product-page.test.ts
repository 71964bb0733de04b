/** The page of a product with its choices, and the pages of categories (issue 8). */
import { expect, test } from '#tests/e2e/support/shop.ts';
import type { CatalogueRow } from '#tests/e2e/support/shop-process.ts';
import { titleOf } from '#tests/e2e/support/shopper.ts';

const SPEAKER = '/product/23445930';

test('a card leads to the page of its product by its title and by its picture', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper
    .product('book')
    .getByRole('link', { name: titleOf('book') })
    .click();
  await expect(page).toHaveURL('/product/12321341?variant=book');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('book'));
  await page.goBack();
  const picture = shopper.product('tablet').getByRole('img', { name: titleOf('tablet') });
  await picture.scrollIntoViewIfNeeded();
  // The way back has a transition too.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const box = await picture.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('tablet'));
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the picture of a card moves to its place on the product's page, with motion: ${reducedMotion}`, async ({
    visitor,
  }) => {
    const { page, open, product } = await visitor({ reducedMotion });
    await open('/');
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        const moving = () =>
          document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        transition.ready.then(() => document.body.setAttribute('data-moved', `${moving()}`));
        return transition;
      };
    });
    await product('tablet')
      .getByRole('link', { name: titleOf('tablet') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('tablet'));
    const moved = page.locator('body[data-moved*="::view-transition-group(product-picture)"]');
    await expect(moved).toHaveCount(reducedMotion === 'reduce' ? 0 : 1);
  });
}

test('a product page shows picture, price, stars and description, and adds to the basket', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/product/12321341');
  const book = shopper.product('book');
  await expect(book.getByText('$11.96', { exact: true })).toBeVisible();
  await expect(book.getByText('Rated 5 stars')).toBeAttached();
  await expect(book.getByRole('img', { name: titleOf('book') })).toBeVisible();
  await expect(book.getByText('Bound in undyed cloth', { exact: false })).toBeVisible();
  await shopper.addToBasket('book');
  await shopper.expectBasketCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(steps).toHaveText(['Home', 'Books', titleOf('book')]);
});

test('the variants that share an id are choices of one page', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(SPEAKER);
  const choices = page.getByRole('navigation', { name: 'Choices' }).getByRole('link');
  await expect(choices).toHaveCount(2);
  await expect(choices.nth(0)).toHaveAccessibleName('Charcoal $98.99');
  await expect(choices.nth(0)).toHaveAttribute('aria-current', 'true');
  await choices.nth(1).click();
  await expect(page).toHaveURL(`${SPEAKER}?variant=smart-speaker-sand`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('smart-speaker-sand'));
  await expect(choices.nth(1)).toHaveAttribute('aria-current', 'true');
  await shopper.addToBasket('smart-speaker-sand');
  await shopper.open('/checkout');
  await expect(shopper.product('smart-speaker-sand')).toBeVisible();
});

test('without scripts one can choose and add', async ({ visitor }) => {
  const { page, product, expectBasketCount } = await visitor({ javaScriptEnabled: false });
  await page.goto(SPEAKER);
  await page.getByRole('link', { name: 'Sand $98.99' }).click();
  await product('smart-speaker-sand').getByRole('button', { name: 'Add to Basket' }).click();
  await expect(page).toHaveURL(`${SPEAKER}?variant=smart-speaker-sand#add-smart-speaker-sand`);
  await expectBasketCount(1);
});

test('a product that is not there is a 404 in the shop’s own frame', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/404/);
  const { page } = shopper;
  for (const path of ['/product/nothing', `${SPEAKER}?variant=book`, '/category/Nothing']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We looked everywhere');
  }
});

test('a product page has metadata for search engines and previews', async ({
  shopper,
  baseURL,
}) => {
  const { page } = shopper;
  await shopper.open(`${SPEAKER}?variant=smart-speaker-sand`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${baseURL}${SPEAKER}`);
  const image = page.locator('meta[property="og:image"]');
  await expect(image).toHaveAttribute('content', /smart-speaker-sand-share\.jpg$/);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [product, breadcrumbs] = texts.map((text) => JSON.parse(text));
  const offers = { price: '98.99', priceCurrency: 'USD' };
  expect(product['@graph'][0]).toMatchObject({
    '@type': 'ProductGroup',
    name: titleOf('smart-speaker-sand'),
    productGroupID: '23445930',
    hasVariant: [
      { sku: 'smart-speaker-sand', offers },
      { sku: 'smart-speaker-charcoal', offers },
    ],
  });
  expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('a category is reached from the footer and shows its products, page by page', async ({
  startOwnShop,
  visitor,
}) => {
  const catalogue: CatalogueRow[] = Array.from({ length: 40 }, (_, index) => ({
    variant: `a/b ${index}`,
    id: `a/b ${index}`,
    title: `Lamp number ${index + 1}`,
    image: '',
    priceCents: 1999,
    rating: 4,
    position: index,
    category: index < 30 ? 'Light & Shade / 50 %' : 'Odds',
  }));
  const { origin } = await startOwnShop({ catalogue });
  const { page, open, lines } = await visitor({ baseURL: origin });
  await open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Categories' }).click();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toContainText([
    'Home',
    'Categories',
    'Light & Shade / 50 %',
    'Odds',
  ]);
  await page.getByRole('link', { name: 'Light & Shade / 50 % 30 products' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Light & Shade / 50 %');
  await expect(lines).toHaveCount(24);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Light & Shade / 50 %, page 2');
  await expect(lines).toHaveCount(6);
  await page.getByRole('link', { name: 'Lamp number 30' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamp number 30');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamp number 30');
  await page.getByRole('link', { name: 'Light & Shade / 50 %' }).click();
  await expect(lines).toHaveCount(24);
});
