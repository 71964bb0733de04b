import { expect, test } from 'vitest';
import { defaultAbout } from '#app/shared/shop-about.ts';
import { productListData, shopData } from './structured-data.ts';

const book = {
  variant: 'book',
  id: '1',
  title: 'Book',
  image: '/b.webp',
  priceCents: 109_490,
  rating: 5,
};

test('a product is described with its price in dollars and absolute addresses', () => {
  expect(productListData('https://shop.example', [book])).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      {
        position: 1,
        item: {
          name: 'Book',
          image: 'https://shop.example/b.webp',
          offers: { price: '1094.90', priceCurrency: 'USD' },
        },
      },
    ],
  });
});

test('a product that is sold out cannot be had', () => {
  const list = productListData('https://shop.example', [{ ...book, stockLevel: { kind: 'out' } }]);
  expect(JSON.stringify(list)).toContain('https://schema.org/OutOfStock');
});

test('a product without a picture has none', () => {
  const list = productListData('https://shop.example', [{ ...book, image: '' }]);
  expect(JSON.stringify(list)).not.toContain('"image"');
});

/** https://developers.google.com/search/docs/appearance/structured-data/organization and site-names, 2026-11. */
test('the shop has what is recommended of an online store, and what a site is called by', () => {
  const [store, site] = shopData('https://shop.example', defaultAbout);
  expect(store).toMatchObject({
    '@type': 'OnlineStore',
    name: 'Basket',
    url: 'https://shop.example/',
    logo: 'https://shop.example/brand/icon-512.png',
    hasMerchantReturnPolicy: { merchantReturnLink: 'https://shop.example/returns' },
  });
  expect(site).toMatchObject({ '@type': 'WebSite', name: 'Basket', url: 'https://shop.example/' });
});

test('the shop is described with the way to search it', () => {
  expect(shopData('https://shop.example', defaultAbout)[1]).toMatchObject({
    potentialAction: {
      target: { urlTemplate: 'https://shop.example/search?q={search_term_string}' },
    },
  });
});
