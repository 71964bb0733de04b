/** Importing a catalogue while shoppers are in the shop. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD, titleOf } from '#tests/e2e/support/shopper.ts';
import { runShopProgram } from '#tests/shop/shop-program.ts';

const FILE = `id,title,price,rating,image,variant
4711,"Lamp of ten stars, brass",49.90,10,,lamp
4903850,"Braided USB-C Cable, 2 m, Fast Charging, Coral",2.50,0,,usb-c-cable
`;

/** `npm run shop -- catalogue import FILE --replace`, as the shopkeeper types it. */
async function importCatalogue(dataDir: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'basket-import-'));
  const path = join(folder, 'products.csv');
  writeFileSync(path, FILE);
  try {
    const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
    return (await runShopProgram(env, 'catalogue', 'import', path, '--replace')).out;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('an imported catalogue is there at once, and an open basket says what is no longer sold', async ({
  startOwnShop,
  visitor,
}) => {
  const shop = await startOwnShop();
  const shopper = await visitor({ baseURL: shop.origin });
  const { page } = shopper;
  await shopper.register();
  await shopper.open('/');
  await shopper.addToBasket('book', 'usb-c-cable');
  await shopper.open('/checkout');
  // What visitors without cookies get from memory.
  const publicPages = ['/product/4903850?variant=usb-c-cable', '/'].map(
    (path) => `${shop.origin}${path}`,
  );
  const textOf = async (address: string) => (await fetch(address)).text();
  for (const address of publicPages) expect(await textOf(address)).not.toContain('2.50');
  const subtotal = page.getByText(/^Subtotal/);
  await expect(subtotal).toHaveText('Subtotal (2 items): $12.96');

  const paying = await shopper.newTab();
  await paying.open('/Payment');

  expect(await importCatalogue(shop.dataDir)).toBe(
    'Imported 2 products: 1 added, 1 changed, 0 as they were. 6 products withdrawn.\n',
  );
  for (const address of publicPages) {
    await expect.poll(() => textOf(address), { timeout: 1_000 }).toContain('2.50');
  }
  expect(await textOf(`${shop.origin}/product/12321341`)).toContain('Not sold at the moment');
  await expect(subtotal).toHaveText('Subtotal (1 items): $2.50');
  await shopper.expectBasketCount(1);
  const book = page.getByRole('article', { name: titleOf('book') });
  await expect(book.getByText('No longer sold: it is not charged.')).toBeVisible();
  await expectAccessible(page);
  const changes = paying.page.getByRole('status').filter({ hasText: 'This has changed' });
  await expect(changes).toContainText('costs $2.50 now. It was $1.00.');
  await expect(changes).toContainText(`Not in this order any more: “${titleOf('book')}”.`);
  await expectAccessible(paying.page);
  await paying.page.close();

  await shopper.open('/');
  const lamp = page.getByRole('article', { name: 'Lamp of ten stars, brass' });
  await expect(lamp.getByText('Rated 10 stars')).toBeAttached();
  await expect(page.getByRole('article', { name: titleOf('book') })).toHaveCount(0);
  await expectAccessible(page);

  await shopper.open('/Payment');
  await expect(page.getByRole('link', { name: 'Checkout (1 items)' })).toBeVisible();
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  await expect(shopper.orders.getByText('Order Total: $2.50')).toBeVisible();
  await shopper.open('/checkout');
  await expect(subtotal).toHaveText('Subtotal (0 items): $0.00');
  await book.getByRole('button', { name: 'Remove from Basket' }).click();
  await expect(page.getByText('There is nothing in it yet')).toBeVisible();
});
