import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownPictureSources } from './picture-sizes.ts';

const names = [
  'book',
  'smart-speaker-charcoal',
  'smart-speaker-sand',
  'stand-mixer',
  'tablet',
  'ultrawide-monitor',
  'usb-c-cable',
];

test('an own picture comes in three square sizes and two formats', () => {
  expect(ownPictureSources('/pictures/book-640.webp', false)).toEqual({
    src: '/pictures/book-640.webp',
    width: 640,
    height: 640,
    avif: '/pictures/book-320.avif 320w, /pictures/book-640.avif 640w, /pictures/book-1200.avif 1200w',
    webp: '/pictures/book-320.webp 320w, /pictures/book-640.webp 640w, /pictures/book-1200.webp 1200w',
    isWideCut: false,
  });
});

test('the wide cut is used where it is asked for and exists', () => {
  const monitor = ownPictureSources('/pictures/ultrawide-monitor-640.webp', true);
  expect(monitor).toMatchObject({ isWideCut: true, width: 1200, height: 600 });
  expect(monitor?.avif).toBe(
    '/pictures/ultrawide-monitor-wide-640.avif 640w, /pictures/ultrawide-monitor-wide-1200.avif 1200w',
  );
  expect(ownPictureSources('/pictures/book-640.webp', true)?.isWideCut).toBe(false);
});

test('a picture that an import has made comes in the same sizes', () => {
  const name = '0123456789abcdef'.repeat(2);
  expect(ownPictureSources(`/pictures/${name}-640.webp`, true)).toMatchObject({
    src: `/pictures/${name}-640.webp`,
    avif: `/pictures/${name}-320.avif 320w, /pictures/${name}-640.avif 640w, /pictures/${name}-1200.avif 1200w`,
    isWideCut: false,
  });
});

test.each([
  '',
  'https://example.com/a.png',
  '/pictures/sofa-640.webp',
  '/pictures/constructor-1.webp',
])('an address that is not of an own picture has no sources: %j', (image) => {
  expect(ownPictureSources(image, false)).toBeNull();
});

test.each(names)('every file that %s names is in public/', (name) => {
  for (const wide of [false, true]) {
    const sources = ownPictureSources(`/pictures/${name}-640.webp`, wide);
    const paths = `${sources?.src}, ${sources?.avif}, ${sources?.webp}`.split(', ');
    for (const path of paths) expect(existsSync(`public${path.split(' ')[0]}`), path).toBe(true);
  }
});
