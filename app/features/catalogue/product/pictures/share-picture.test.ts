import { expect, test } from 'vitest';
import { sharePicture } from './share-picture.ts';

const ORIGIN = 'https://shop.example';
const HASH = '0123456789abcdef'.repeat(2);

test.each([
  ['/pictures/book-640.webp', `${ORIGIN}/pictures/book-share.jpg`, true],
  [
    `/pictures/${HASH}-f2f1ef-plain-640.webp#focus=top`,
    `${ORIGIN}/pictures/${HASH}-f2f1ef-plain-share.jpg`,
    true,
  ],
  ['https://elsewhere.example/a-640.webp', 'https://elsewhere.example/a-640.webp', false],
])('the preview of %s is %s', (image, address, isPreview) => {
  expect(sharePicture(ORIGIN, image, 'A book')).toEqual({ address, text: 'A book', isPreview });
});

test('without a picture it is the one of the shop', () => {
  expect(sharePicture(ORIGIN, '', 'A book')).toBeNull();
});
