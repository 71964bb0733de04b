/** A shop moves here with the export of another: what a shopper saw there is seen here. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picturesOf } from '#app/features/catalogue/product/product.ts';
import {
  asShopifyExport,
  asWooCommerceExport,
  MOVED_SHOP,
  type MovedProduct,
} from '#tests/catalogue/moved-shop.ts';
import { testShell } from '#tests/shop/shell.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';

let folder: string;
let shop: TestShop;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'basket-moved-'));
  shop = await testShop({ settings: { dataDir: folder, pictureHosts: ['cdn.example'] } });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

async function importFile(file: string): Promise<string> {
  const path = join(folder, 'moved.csv');
  writeFileSync(path, file);
  const { code, out, err } = await testShell(shop.services)(
    'catalogue',
    'import',
    path,
    '--replace',
  );
  expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
  return `${err}${out}`;
}

/** What is seen on the page of a product, which a process has from memory until it hears of the import; `alt` of its pictures where the other shop writes it. */
async function seenHere({ handle }: MovedProduct) {
  const variants = await shop.services.productPages.variants(handle);
  return variants.map((variant) => ({
    ...{ title: variant.title, text: variant.description, brand: variant.brand },
    ...{ options: variant.options, priceCents: variant.priceCents, wasCents: variant.wasCents },
    pictures: picturesOf(variant),
    alts: variant.altTexts,
  }));
}

function seenThere({ title, text, brand, pictures, variants }: MovedProduct, hasAlts: boolean) {
  return variants.map(({ options, price, was, picture }) => ({
    ...{ title, text, brand, options },
    ...{ priceCents: Number(price) * 100, wasCents: Number(was) * 100 },
    pictures: [...new Set([picture, ...pictures.map(({ address }) => address)])].filter(Boolean),
    alts: hasAlts
      ? expect.arrayContaining(
          pictures.flatMap(({ address, alt }) => (alt === '' ? [] : [[address, alt]])),
        )
      : [],
  }));
}

test('from Shopify, with 80 products, 600 variants and five pictures each', async () => {
  const out = await importFile(asShopifyExport(MOVED_SHOP));
  expect(out).toContain('Imported 600 products: 600 added');
  expect(out).not.toContain('Left out');
  for (const product of MOVED_SHOP)
    await expect.poll(() => seenHere(product)).toEqual(seenThere(product, true));
  const again = await importFile(asShopifyExport(MOVED_SHOP));
  expect(again).toContain('0 added, 0 changed, 600 as they were');
});

test('from WooCommerce, with variations of any size; groups, downloads and external products are named', async () => {
  const out = await importFile(asWooCommerceExport(MOVED_SHOP));
  expect(out).toContain('Imported 600 products');
  expect(out.split('\n').filter((line) => line.startsWith('Left out'))).toEqual([
    expect.stringMatching(/^Left out: a group of products, .*: "A set"$/),
    expect.stringMatching(/^Left out: a product that another shop sells .*: "Elsewhere"$/),
    expect.stringMatching(/^Left out: a download, .*: "A song"$/),
  ]);
  for (const product of MOVED_SHOP) {
    await expect.poll(() => seenHere(product)).toEqual(seenThere(product, false));
  }
});
