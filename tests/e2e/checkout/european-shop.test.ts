/** A shop with MARKET=eu as a shopper in Vienna meets it: what stands at prices, at the button and of a product. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { storeBrandPicture } from '#app/features/catalogue/import/pictures/store-brand-picture.server.ts';
import { sampleCatalogue } from '#app/features/catalogue/sample-catalogue.server.ts';
import { brandText } from '#app/shared/brand-picture.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { runShopProgram } from '#tests/shop/shop-program.ts';

const HEADER =
  'id,title,image,price,was,rating,unit_content,manufacturer,responsible_person,safety_warnings';
const [{ image: IMAGE } = { image: '' }] = sampleCatalogue;
const SAFETY =
  '"Seifen AG\nMusterweg 1, Zürich\ninfo@seifen.example","Import GmbH\nRing 2, 1010 Wien\neu@import.example",Nicht in die Augen bringen.';

test('what the law asks stands at each price, at the button and on the page of a product', async ({
  startOwnShop,
  visitor,
}) => {
  test.slow();
  const shop = await startOwnShop(undefined, {
    ...{ MARKET: 'eu', SHOP_CURRENCY: 'EUR', DELIVERY: 'address' },
  });
  const folder = mkdtempSync(join(tmpdir(), 'basket-eu-'));
  const shell = async (...words: string[]) => {
    const env = { DATA_DIR: shop.dataDir, DATABASE_URL: '' };
    const { out, err } = await runShopProgram(env, ...words);
    return out + err;
  };
  async function importSoap(price: string, was: string): Promise<void> {
    const path = join(folder, 'products.csv');
    writeFileSync(
      path,
      `${HEADER}\nseife,Flüssigseife,${IMAGE},${price},${was},4,500 ml,${SAFETY}\n`,
    );
    await shell('catalogue', 'import', path);
  }
  try {
    await importSoap('30', '');
    await importSoap('20', '50');
    await shell('tax', 'set', 'everything-else', '20');
    await shell('delivery', 'set-zone', 'Austria', 'AT');
    await shell('delivery', 'set-method', 'Austria', 'Standard', '4.90');
    const picture = await sharp({
      create: { width: 900, height: 450, channels: 3, background: '#039' },
    })
      .png()
      .toBuffer();
    const stored = await storeBrandPicture('notice', picture, join(shop.dataDir, 'pictures'));
    if (!stored.ok) throw new Error(stored.refusal);
    await shell('settings', 'set', '--notice', brandText('notice', stored.value));

    const { page } = await visitor({ baseURL: shop.origin });
    const priced = 'Lowest price of the 30 days before: €30.00';
    await page.goto('/search?q=seife');
    const card = page.getByRole('article', { name: 'Flüssigseife' });
    await expect(card).toContainText('€30.00');
    await expect(card).toContainText(priced);
    await expect(card).not.toContainText('50.00');
    await expect(card).toContainText('€40.00 / l');
    await expect(page.getByText('Stars without a number were imported.')).toBeVisible();
    await expect(page.getByText('Prices incl. VAT, plus delivery')).toBeVisible();
    await expectAccessible(page);

    await page.goto('/product/seife');
    const product = page.getByRole('article', { name: 'Flüssigseife' });
    await expect(product).toContainText(priced);
    await expect(product).toContainText('€40.00 / l');
    const safety = page.getByRole('heading', { name: 'Product safety' }).locator('..');
    for (const text of ['Seifen AG', 'eu@import.example', 'Nicht in die Augen bringen.']) {
      await expect(safety).toContainText(text);
    }
    const notice = 'Notice of the European Union on the legal guarantee of conformity';
    await expect(page.getByRole('img', { name: notice })).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"price":"30.00"');
    expect(data.join()).toContain('"manufacturer":{"@type":"Organization","name":"Seifen AG"}');
    await page.getByRole('button', { name: 'Add to Basket' }).first().click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Prices incl. VAT, plus delivery' }).click();
    await expect(page.getByText('Austria, Standard: €4.90')).toBeVisible();
    await expectAccessible(page);

    await page.goto('/checkout');
    await expect(page.getByRole('main')).toContainText('€40.00 / l');
    await expect(page.getByRole('main')).toContainText('plus delivery');
    await expectAccessible(page);

    await page.goto('/Payment');
    await expect(page.getByRole('img', { name: notice })).toBeVisible();
    const button = page.getByRole('button', { name: 'Order with obligation to pay' });
    const summary = page.getByRole('region', { name: 'Your order' });
    await expect(summary).not.toContainText('Delivery');
    for (const [label, text] of [
      ['Name', 'Eva Huber'],
      ['Street and number', 'Ring 1'],
      ['Postal code', '1010'],
      ['Town or city', 'Wien'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByLabel('Town or city', { exact: true }).press('Tab');
    await expect(summary).toContainText('Delivery (Standard)€4.90');
    await expect(summary).toContainText('1 × Flüssigseife');
    await expect(summary).toContainText('€40.00 / l');
    await expect(button).toBeVisible();
    // Between the summary and the button stands the total alone.
    const between = await summary.evaluate((element) => {
      const texts: string[] = [];
      for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
        if (next.tagName === 'BUTTON') break;
        texts.push(next.textContent ?? '');
      }
      return texts;
    });
    expect(between).toEqual([expect.stringContaining('24.90')]);
    await expectAccessible(page);
    await page.getByLabel('E-mail for your confirmation').fill('wien@example.com');
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('Expiration date').fill('12 / 34');
    await page.getByLabel('Security code').fill('123');
    await button.click();
    await page.waitForURL('**/orders**');

    const feed = await (await fetch(`${shop.origin}/feeds/products.xml`)).text();
    expect(feed).toContain('<g:price>30.00 EUR</g:price>');
    expect(feed).toContain('<g:sale_price>20.00 EUR</g:sale_price>');
    expect(feed).toContain('<g:unit_pricing_measure>0.5 l</g:unit_pricing_measure>');

    await shell('settings', 'set', '--imported-ratings', 'hide');
    await expect
      .poll(async () => (await fetch(`${shop.origin}/search?q=seife`)).text(), { timeout: 5_000 })
      .not.toContain('★');
    await page.goto('/search?q=seife&sort=rating');
    await expect(page.getByLabel('Sort by')).not.toContainText('Rating');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
