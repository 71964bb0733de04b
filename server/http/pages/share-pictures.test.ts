import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharePictures } from './share-pictures.ts';

const pictures = sharePictures([join(import.meta.dirname, 'none'), 'public']);
const get = (name: string) => pictures.request(`/pictures/${name}-share.jpg`);

test('a preview is as wide as link previews are, and whatever its picture is stands in the middle', async () => {
  for (let time = 0; time < 2; time += 1) {
    const answer = await get('book');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    const corner = picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect([...(await corner)].every((part) => part > 250)).toBe(true);
  }
});

test('there is none of what is no picture of the shop', async () => {
  for (const name of ['nothing', 'book-640', '0123456789abcdef0123456789abcdef', '..']) {
    expect((await get(name)).status, name).toBe(404);
  }
});
