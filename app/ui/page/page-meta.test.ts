import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const page = { title: 'Lamps', description: '', address: 'https://shop.example.com/lamps' };

function pictureOf(meta: ReturnType<typeof pageMeta>): unknown {
  return meta.find((one) => 'property' in one && one.property === 'og:image');
}

test('a page without a picture is shared with the hero of the shop, ours where it has none', () => {
  const ours = pageMeta({ ...page, shop: { name: 'Fjord' } });
  expect(pictureOf(ours)).toMatchObject({
    content: 'https://shop.example.com/brand/social-1200x630.jpg',
  });
  const own = pageMeta({ ...page, shop: { name: 'Fjord', shared: '/pictures/1-1500.webp' } });
  expect(pictureOf(own)).toMatchObject({
    content: 'https://shop.example.com/pictures/1-1500.webp',
  });
  expect(own).toContainEqual({ property: 'og:image:alt', content: 'Fjord' });
});

test('the picture of a page goes before that of the shop', () => {
  const shop = { name: 'Fjord', shared: '/pictures/1-1500.webp' };
  const picture = { address: 'https://shop.example.com/lamp.jpg', text: 'A lamp' };
  expect(pictureOf(pageMeta({ ...page, shop, picture }))).toMatchObject({
    content: picture.address,
  });
});
