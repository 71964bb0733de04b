/** The shop's own logo, icon and hero, made from files that people have. */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import {
  type BrandKind,
  brandText,
  heroImage,
  heroWidths,
  logoImage,
} from '#app/shared/brand-picture.ts';
import { storeBrandPicture } from './store-brand-picture.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'basket-brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

const svg = (body: string, size = 'width="300" height="60"', before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${body}</svg>`,
  );

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } });
const png = (width: number, height: number) => plain(width, height).png().toBuffer();

async function stored(kind: BrandKind, bytes: Uint8Array) {
  const result = await storeBrandPicture(kind, bytes, folder);
  if (!result.ok) throw new Error(result.refusal);
  return result.value;
}

const fileOf = (address: string) => join(folder, address.replace('/pictures/', ''));

test('a drawing becomes a logo in two sizes, which says its shape', async () => {
  const logo = await stored('logo', svg('<circle cx="30" cy="30" r="30" fill="#fff"/>'));
  expect(logo).toMatchObject({ width: 720, height: 144 });
  const { src, srcSet } = logoImage(logo);
  expect(await sharp(fileOf(src)).metadata()).toMatchObject({ format: 'webp', height: 72 });
  const [, two = ''] = /, (\S+) 2x$/.exec(srcSet) ?? [];
  expect(await sharp(fileOf(two)).metadata()).toMatchObject({ width: 720, height: 144 });
  expect(brandText('logo', logo)).toBe(`${logo.path}-72.webp 720x144`);
});

test('a logo that the header would swallow stands on white', async () => {
  const bar = (colour: string) => svg(`<path d="M20 20h260v20h-260z" fill="${colour}"/>`);
  const corner = async (colour: string) => {
    const picture = sharp(fileOf(logoImage(await stored('logo', bar(colour))).src));
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, info.channels)];
  };
  expect(await corner('#111')).toEqual([255, 255, 255, 255]);
  expect((await corner('#eee'))[3]).toBe(0);
});

test('an icon comes in the sizes of tabs and phones, and opaque where it has to be', async () => {
  const icon = await stored('icon', svg('<circle cx="9" cy="9" r="9"/>', 'viewBox="0 0 18 18"'));
  for (const size of [48, 180, 192, 512]) {
    const file = sharp(fileOf(`${icon.path}-${size}.png`));
    expect(await file.metadata()).toMatchObject({ format: 'png', width: size, height: size });
    expect((await file.stats()).isOpaque).toBe(size === 180);
  }
});

test('a hero has every file that its page names, none wider than it is, and each is light', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const bytes = await sharp({
    create: { width: 1_600, height: 400, channels: 3, background: '#000', noise },
  })
    .jpeg()
    .toBuffer();
  const hero = await stored('hero', bytes);
  expect(hero).toMatchObject({ width: 1_600, height: 400 });
  const { src, whole, phone } = heroImage(hero);
  const named = [whole, phone].flatMap(({ avif, webp }) => `${avif}, ${webp}`.split(', '));
  for (const one of [src, ...named]) {
    const [address = ''] = one.split(' ');
    expect(existsSync(fileOf(address)), address).toBe(true);
  }
  expect(heroWidths(hero.width)).toEqual([1_600, 1_500, 1_155, 770, 750]);
  // Noise is the hardest there is.
  expect(statSync(fileOf(`${hero.path}-770.avif`)).size).toBeLessThan(60_000);
});

/** A file that says it is large: nobody could read its points. */
function bomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    const typed = Buffer.concat([Buffer.from(type), body]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, crc]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const imageOf = (picture: Buffer) =>
  `<image width="300" height="60" href="data:image/png;base64,${picture.toString('base64')}"/>`;

test('a drawing may have a small picture in it', async () => {
  const logo = await stored('logo', svg(imageOf(await png(300, 60))));
  expect(logo).toMatchObject({ width: 720, height: 144 });
});

describe('is refused with what to do, and leaves no file:', () => {
  const elsewhere = /turn its words into paths and put its pictures into it/;
  test.for<[string, BrandKind, () => Buffer | Promise<Buffer>, RegExp]>([
    ['a text', 'logo', () => Buffer.from('logo.png'), /is no picture .* use JPEG, PNG/],
    ['a bomb', 'hero', bomb, /60,000 × 60,000 pixels: make it smaller/],
    ['a line', 'logo', () => png(1, 10_000), /1 × 10,000 pixels: use one that is at least 72/],
    ['a wide drawing', 'logo', () => svg('', 'width="999" height="9"'), /999 × 9 pixels: use/],
    ['a small logo', 'logo', () => png(60, 20), /at least 72 pixels high/],
    ['a wide icon', 'icon', () => png(400, 200), /as wide as high, and at least 192/],
    ['a small hero', 'hero', () => png(800, 400), /at least 1,500 pixels wide/],
    ['a high hero', 'hero', () => png(1_500, 1_600), /from as wide as high to 4 times/],
    ['a drawing as hero', 'hero', () => svg(''), /is no picture/],
    ['a script', 'logo', () => svg('<script>alert(1)</script>'), /has scripts .* plain SVG/],
    ['a handler', 'icon', () => svg('<g onload="x()"/>'), /has scripts/],
    ['a web page', 'logo', () => svg('<foreignObject/>'), /parts of web pages/],
    ['a link', 'logo', () => svg('<image href="https://a.example/a.png"/>'), elsewhere],
    ['a file', 'logo', () => svg('<image xlink:href="file:///etc/passwd"/>'), elsewhere],
    ['a style', 'logo', () => svg('<style>@import "a.css"</style>'), elsewhere],
    ['a fill', 'logo', () => svg('<g fill="url(http://a.example#b)"/>'), elsewhere],
    ['an entity', 'logo', () => svg('', '', '<!DOCTYPE svg [<!ENTITY a "b">]>'), elsewhere],
    [
      'a picture that is used a thousand times',
      'logo',
      async () =>
        svg(`<defs>${imageOf(await png(300, 60))}</defs>${'<use href="#i"/>'.repeat(30)}`),
      /300 × 60 pixels: make it/,
    ],
    [
      'a bomb in a drawing, with a parameter of its type',
      'logo',
      () => svg(imageOf(bomb()).replace(';base64', ';a=b;base64')),
      /60,000 × 60,000 pixels: make it/,
    ],
    ['a bomb in a drawing', 'logo', () => svg(imageOf(bomb())), /60,000 × 60,000 pixels: make it/],
    ['half a drawing', 'logo', () => svg('').subarray(0, 90), /is no picture/],
    ['a heavy drawing', 'logo', () => svg(' '.repeat(600_000)), /more than 0.5 MB/],
  ])('%s', async ([, kind, make, problem]) => {
    const before = readdirSync(folder);
    const result = await storeBrandPicture(kind, await make(), folder);
    expect(result.ok ? '' : result.refusal).toMatch(problem);
    expect(readdirSync(folder)).toEqual(before);
  });
});
