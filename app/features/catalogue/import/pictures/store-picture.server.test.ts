/** What an import makes of files as shops have them: each is stored and looked at again. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { storePicture } from './store-picture.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'basket-stored-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Stores a file; its marks, and its largest picture. */
async function store(bytes: Uint8Array) {
  const stored = await storePicture(bytes, folder);
  if (!stored.ok) throw new Error(stored.refusal);
  const path = join(folder, stored.value.replace('/pictures/', '').replace('-640.', '-1200.'));
  const file = readFileSync(path);
  const { width, height, exif, icc, xmp, pages, space } = await sharp(file).metadata();
  const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (across: number, down: number) => {
    const x = Math.min(width - 1, Math.floor(across * width));
    const y = Math.min(height - 1, Math.floor(down * height));
    return [...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)];
  };
  const marks = /^\/pictures\/[0-9a-f]{32}-(.*)-640\.webp$/.exec(stored.value)?.[1];
  return { marks, width, height, at, kept: { exif, icc, xmp, pages }, space };
}

const drawn = (width: number, height: number, shapes: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
    ),
  );

const ground = (colour: string) => `<rect width="9999" height="9999" fill="${colour}"/>`;

/** Bars from side to side: a photograph that fills its picture. */
const bars = (width: number, height: number, y = 0) =>
  Array.from(
    { length: 8 },
    (_, bar) =>
      `<rect x="${(bar * width) / 8}" y="${y}" width="${width / 8}" height="${height}" fill="hsl(${bar * 45} 60% 40%)"/>`,
  ).join('');

const jpeg = (picture: Sharp) => picture.jpeg({ quality: 90 }).toBuffer();

/** Nearly: the formats lose a little. */
const near = (colour: readonly number[]) => colour.map((channel) => expect.closeTo(channel, -1.1));

test('what stands alone on an even ground is cut close, in the middle of more of it', async () => {
  const far = `${ground('#e6e4e1')}<rect x="300" y="900" width="1000" height="200" fill="#345"/>`;
  const { marks, width, height, at } = await store(await drawn(3000, 3000, far).png().toBuffer());
  expect(marks).toBe('e6e4e1-plain');
  // As high as the narrowest box needs: 3:4.
  expect(height / width).toBeCloseTo(4 / 3, 2);
  expect(at(0.5, 0.5)).toEqual(near([0x33, 0x44, 0x55]));
  for (const place of [0.02, 0.98]) expect(at(place, 0.5)).toEqual(near([0xe6, 0xe4, 0xe1]));
  expect(at(0.09, 0.5)).toEqual(near([0x33, 0x44, 0x55]));
});

test('what reaches further than its file has ground gets more of the colour of the edge', async () => {
  const tall = `${ground('#dcdcdc')}<rect x="20" y="20" width="160" height="1760" fill="#345"/>`;
  const { marks, width, height, at } = await store(await jpeg(drawn(200, 1800, tall)));
  expect(marks).toBe('dcdcdc-plain');
  expect(width / height).toBeCloseTo(1, 2);
  for (const place of [0.02, 0.4, 0.6, 0.98]) expect(at(place, 0.5)).toEqual(near([220, 220, 220]));
});

test('a transparent picture stands on white', async () => {
  const mug = drawn(1000, 1000, '<rect x="300" y="200" width="400" height="600" fill="#a33"/>');
  const { marks, at } = await store(await mug.png().toBuffer());
  expect(marks).toBe('ffffff-plain-small');
  expect(at(0, 0)).toEqual(near([255, 255, 255]));
});

test('a photograph keeps its shape, and its shorter side fills the box', async () => {
  const { marks, width, height } = await store(await jpeg(drawn(3000, 1800, bars(3000, 1800))));
  expect(marks).toMatch(/^[0-9a-f]{6}$/);
  expect([width, height]).toEqual([2000, 1200]);
  const long = await store(await jpeg(drawn(6000, 1000, bars(6000, 1000))));
  expect([long.width, long.height]).toEqual([2400, 400]);
});

test('a studio whose light fades towards the edges is kept whole: no box of another tone is around it', async () => {
  const light = `<radialGradient id="light"><stop stop-color="#fdfdfd"/><stop offset="1" stop-color="#d7d7d7"/></radialGradient><rect width="1400" height="1400" fill="url(#light)"/>`;
  const bottle = `${light}<rect x="550" y="300" width="300" height="800" fill="#345"/>`;
  const { marks, width, height } = await store(await jpeg(drawn(1400, 1400, bottle)));
  expect(marks).toBe('d7d7d7');
  expect([width, height]).toEqual([1200, 1200]);
});

test('bands above and below a photograph are cut off', async () => {
  const banded = `${ground('#fff')}${bars(1600, 900, 350)}`;
  const { marks, width, height } = await store(await jpeg(drawn(1600, 1600, banded)));
  expect(marks).not.toContain('plain');
  expect(width / height).toBeCloseTo(16 / 9, 1);
});

test('a sofa from edge to edge on white is no photograph between bands', async () => {
  const sofa = `${ground('#fff')}<rect y="600" width="2000" height="500" rx="150" fill="#7a8b5f"/>`;
  const { marks, at } = await store(await jpeg(drawn(2000, 1500, sofa)));
  expect(marks).toBe('ffffff-plain');
  expect(at(0.5, 0.02)).toEqual(near([255, 255, 255]));
});

/** From an upright picture to how a camera that says so has stored it. */
const TURNED: readonly ((upright: Sharp) => Sharp)[] = [
  (upright) => upright,
  (upright) => upright.flop(),
  (upright) => upright.rotate(180),
  (upright) => upright.flip(),
  (upright) => upright.rotate(270).flop(),
  (upright) => upright.rotate(270),
  (upright) => upright.rotate(90).flop(),
  (upright) => upright.rotate(90),
];

test.for([1, 2, 3, 4, 5, 6, 7, 8])(
  'orientation %i is turned, and nothing of the camera stays',
  async (orientation) => {
    const quarters = `${bars(1200, 800)}<rect width="400" height="300" fill="#f00"/><rect x="800" y="500" width="400" height="300" fill="#00f"/>`;
    const turn = TURNED[orientation - 1];
    const stored = turn?.(sharp(await drawn(1200, 800, quarters).png().toBuffer()));
    const camera = await sharp(await stored?.png().toBuffer())
      .withExif({
        IFD0: { Artist: 'Ann' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
      })
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
    expect(camera.includes('Exif')).toBe(true);
    const { width, height, at, kept } = await store(camera);
    expect([width, height]).toEqual([1200, 800]);
    expect(at(0.1, 0.1)).toEqual(near([255, 0, 0]));
    expect(at(0.9, 0.9)).toEqual(near([0, 0, 255]));
    expect(kept).toEqual({ exif: undefined, icc: undefined, xmp: undefined, pages: undefined });
  },
);

test('the colours of print, of a wide gamut and of 16 bits become those of the web', async () => {
  const red = () => drawn(900, 900, ground('#c03020'));
  const files = [
    await red().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
    await red().withIccProfile('p3').png().toBuffer(),
    await red().toColourspace('rgb16').png().toBuffer(),
  ];
  for (const file of files) {
    const { at, kept, space } = await store(file);
    expect({ space, icc: kept.icc }).toEqual({ space: 'srgb', icc: undefined });
    const [r = 0, g = 0, b = 0] = at(0.5, 0.5);
    expect(r).toBeGreaterThan(170);
    expect(Math.max(g, b)).toBeLessThan(80);
  }
});

test('of what moves the first picture is stored; what has few pixels is marked and not made larger', async () => {
  const frames = await Promise.all(
    ['#a00', '#0a0'].map((colour) =>
      drawn(120, 120, bars(120, 60) + ground(colour))
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { marks, width, height, at } = await store(moving);
  expect(marks).toMatch(/-small$/);
  expect([width, height]).toEqual([120, 120]);
  expect(at(0.5, 0.9)).toEqual(near([170, 0, 0]));
  const dot = { create: { width: 1, height: 1, channels: 3, background: 'red' } } as const;
  expect(await store(await sharp(dot).png().toBuffer())).toMatchObject({ width: 1, height: 1 });
});
