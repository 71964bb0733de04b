import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownPictureSources } from '#app/features/catalogue/product/pictures/picture-sizes.ts';
import { createImportPicture } from './import-pictures.server.ts';

let folder: string;
let from: string;
let to: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basket-pictures-'));
  from = join(folder, 'shop');
  to = join(folder, 'data/pictures');
  mkdirSync(join(from, 'lamps'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function paint(path: string, format: 'png' | 'jpeg' | 'gif' = 'png', width = 60) {
  const background = { r: 200, g: 30, b: 30, alpha: format === 'png' ? 0.5 : 1 };
  const picture = sharp({ create: { width, height: 20, channels: 4, background } });
  await picture.toFormat(format).toFile(join(from, path));
}

function importPicture(image: string, dryRun = false) {
  const rules = { pictureHosts: ['example.com'], fetchesPictures: false, dryRun };
  return createImportPicture({ from, to }, { ...rules, findFetched: async () => null })(image);
}

async function imported(image: string): Promise<string> {
  const read = await importPicture(image);
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

function made(): string[] {
  try {
    return readdirSync(to).sort();
  } catch {
    // There is no such folder yet.
    return [];
  }
}

test('a picture that is there is renewed, so that nobody removes it; a dry run leaves it', async () => {
  await paint('red.png');
  const image = await imported('red.png');
  const last = join(to, image.slice('/pictures/'.length).replace('-640', '-320'));
  const isOld = () => statSync(last).mtimeMs < 2_000;
  for (const again of ['red.png', image]) {
    utimesSync(last, 1, 1);
    expect(await importPicture(image, true)).toEqual({ ok: true, value: image });
    expect(isOld()).toBe(true);
    expect(await imported(again)).toBe(image);
    expect(isOld()).toBe(false);
  }
});

test('a picture is cut to every size that a page asks for, and made no larger than it is', async () => {
  await paint('lamps/red lamp.png');
  const image = await imported('lamps/red lamp.png');
  const sources = ownPictureSources(image, false);
  const asked = [sources?.src, sources?.avif, sources?.webp]
    .join(', ')
    .split(', ')
    .map((source) => source.replace('/pictures/', '').replace(/ \d+w$/, ''));
  expect(made()).toEqual([...new Set(asked)].sort());
  const small = sharp(join(to, made().find((name) => name.endsWith('-320.webp')) ?? ''));
  expect(await small.metadata()).toMatchObject({ width: 60, height: 20, hasAlpha: false });
  expect(new Set(made().map((name) => statSync(join(to, name)).mode & 0o777))).toEqual(
    new Set([0o600]),
  );
});

test('the same picture has one name, whatever its file is called, and is made once', async () => {
  await paint('one.jpg', 'jpeg');
  await paint('two.jpg', 'jpeg');
  await paint('other.jpg', 'jpeg', 61);
  const first = await imported('one.jpg');
  const files = made();
  expect(await imported('lamps\\..\\two.jpg')).toBe(first);
  expect(made()).toEqual(files);
  expect(await imported('other.jpg')).not.toBe(first);
});

test('the focus of a picture stays with it, whatever its file is called', async () => {
  await paint('one.png');
  const image = await imported('one.png');
  expect(await imported('one.png#focus=top')).toBe(`${image}#focus=top`);
  expect(await imported(`${image}#focus=left`)).toBe(`${image}#focus=left`);
});

test('addresses and pictures of the shop stay as they are', async () => {
  await paint('one.png');
  for (const image of [
    '',
    'https://example.com/a.png',
    '/pictures/book-640.webp',
    await imported('one.png'),
  ]) {
    expect(await importPicture(image)).toEqual({ ok: true, value: image });
  }
});

test('an address at a host that pages may not load from is refused, with what to do', async () => {
  expect(await importPicture('https://other.example/a.png')).toEqual({
    ok: false,
    refusal: expect.stringContaining(
      'import the file with --fetch-pictures, or add the host there',
    ),
  });
});

test('a dry run looks at pictures and makes none', async () => {
  await paint('one.gif', 'gif');
  expect(await importPicture('one.gif', true)).toMatchObject({ ok: true });
  expect(made()).toEqual([]);
});

test('a picture of more pixels than are read at once is refused by its size', async () => {
  await paint('large.png');
  const large = readFileSync(join(from, 'large.png'));
  // The width and the height of its header, with the sum that follows it.
  large.writeUInt32BE(16_000, 16);
  large.writeUInt32BE(16_000, 20);
  large.writeUInt32BE(crc32(large.subarray(12, 29)), 29);
  writeFileSync(join(from, 'large.png'), large);
  expect(await importPicture('large.png')).toMatchObject({
    ok: false,
    refusal: expect.stringContaining(
      'is 16,000 × 16,000 pixels: make it smaller, the most is 64 million',
    ),
  });
});

test('what is no picture of this folder is refused, with what to do', async () => {
  writeFileSync(join(from, 'text.png'), 'not a picture');
  writeFileSync(
    join(from, 'half.png'),
    (
      await sharp({ create: { width: 900, height: 900, channels: 3, background: '#123' } })
        .png({ compressionLevel: 0 })
        .toBuffer()
    ).subarray(0, 5_000),
  );
  writeFileSync(
    join(from, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  writeFileSync(join(folder, 'secret.png'), 'secret');
  symlinkSync(join(folder, 'secret.png'), join(from, 'link.png'));
  const refusals: [string, RegExp][] = [
    ['none.png', /is not there: write the path/],
    ['lamps', /is not there: write the path/],
    ['text.png', /no picture that can be read/],
    ['half.png', /no picture that can be read/],
    ['drawing.svg', /use JPEG, PNG/],
    ['../secret.png', /outside of the folder/],
    [join(folder, 'secret.png'), /outside of the folder/],
    ['link.png', /outside of the folder/],
    [`/pictures/${'0'.repeat(32)}-640.webp`, /not among the pictures of this shop/],
    ['/pictures/sofa-640.webp', /not among the pictures of this shop/],
  ];
  for (const [image, reason] of refusals) {
    expect([image, await importPicture(image)]).toEqual([
      image,
      { ok: false, refusal: expect.stringMatching(reason) },
    ]);
  }
  expect(made()).toEqual([]);
});
