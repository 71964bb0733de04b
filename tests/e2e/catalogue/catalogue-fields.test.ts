/** What a shopkeeper writes into a file or a command, as a shopper reads it: sale prices, their history, own fields. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { runShopProgram } from '#tests/shop/shop-program.ts';

const HEADER = 'id,title,price,was,brand,sku,barcode,weight,details';
const ROW_END = 'Acme,L-1,4006381333931,1200,"Material: Brass\nHeight in cm: 42"';

test('prices, what they were, and the fields of the shop itself reach the page as they change', async ({
  startOwnShop,
  visitor,
}) => {
  const shop = await startOwnShop(undefined, { PRICE_HISTORY: 'show' });
  const folder = mkdtempSync(join(tmpdir(), 'basket-fields-'));
  const shell = async (...words: string[]) => {
    const env = { DATA_DIR: shop.dataDir, DATABASE_URL: '' };
    const { out, err } = await runShopProgram(env, ...words);
    return out + err;
  };
  async function importPrice(price: string, was: string): Promise<string> {
    const path = join(folder, 'products.csv');
    writeFileSync(path, `${HEADER}\n4711,Desk Lamp,${price},${was},${ROW_END}\n`);
    return shell('catalogue', 'import', path);
  }
  try {
    expect(await importPrice('30', '')).toContain('no own field of this shop');
    expect(await shell('fields', 'set', 'Material')).toBe(
      'Material: text, on the page of a product.\n',
    );
    await shell('fields', 'set', 'Height in cm', '--type', 'number', '--no-shown');
    expect(await importPrice('30', '')).toContain('1 added');
    expect(await importPrice('20', '25')).toContain('1 changed');
    const shopper = await visitor({ baseURL: shop.origin });
    const { page } = shopper;
    await shopper.open('/product/4711');
    const article = page.getByRole('article', { name: 'Desk Lamp' });
    await expect(article).toContainText('$20.00, before $30.00 Save $10.00');
    await expect(article).toContainText('Lowest price of the 30 days before: $30.00');
    for (const text of ['Acme', 'L-1', '4006381333931', '1,200 g', 'MaterialBrass']) {
      await expect(article).toContainText(text);
    }
    await expect(article).not.toContainText('Height in cm');
    await expectAccessible(page);
    await shopper.open('/search?q=desk+lamp');
    const card = page.getByRole('article', { name: 'Desk Lamp' });
    await expect(card).toContainText('$20.00, before $30.00 Save $10.00');
    await expect(card).toContainText('Lowest price of the 30 days before: $30.00');

    expect(await shell('products', 'change', '4711', '--was', '15')).toBe(
      'Saved. The shop shows it now. The price before is not above the price: it is kept, and not shown.\n',
    );
    await shell('fields', 'set', 'Height in cm', '--type', 'number');
    await shopper.open('/product/4711');
    await expect(article).toContainText('Height in cm42');
    await expect(article).not.toContainText('before');
    await shell('fields', 'remove', 'Material', '--yes');
    await expect
      .poll(async () => (await fetch(`${shop.origin}/product/4711`)).text(), { timeout: 1_000 })
      .not.toContain('Brass');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
