import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureTypeOf } from './store-picture.server.ts';

const dot = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } });

test.for(['jpeg', 'png', 'gif', 'webp', 'tiff'] as const)(
  '%s is known by its bytes',
  async (type) => {
    expect(pictureTypeOf(await dot.clone().toFormat(type).toBuffer())).toBe(type);
  },
);

test('AVIF is of the family of HEIF', async () => {
  expect(pictureTypeOf(await dot.clone().avif().toBuffer())).toBe('heif');
});

test.for([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<?xml version="1.0"?><svg/>',
  '<html>',
])('%j is no picture of the shop', (text) => expect(pictureTypeOf(Buffer.from(text))).toBeNull());
