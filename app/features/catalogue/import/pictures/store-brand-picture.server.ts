/**
 * The shop's own logo, icon and hero: scaled to the files that pages use (brand-picture.ts). A drawing becomes a picture of
 * points, so that nothing of it reaches a browser, and no cleaning of it has to be trusted.
 */
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import {
  type BrandKind,
  type BrandPicture,
  heroWidths,
  ICON_SIZES,
  LOGO_HEIGHTS,
  MAX_HERO_WIDTH,
  NOTICE_WIDTH,
  PHONE_WIDTHS,
} from '#app/shared/brand-picture.ts';
import { contrast } from '#app/shared/colour/oklch.ts';
import { GROUNDS, SHAPE_CONTRAST } from '#app/shared/colour/palette.ts';
import { formatNumber } from '#app/shared/plural.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { loadSharp, problemOf, WHITE, writePicture } from './store-picture.server.ts';

/** Whether a file is a drawing, by how it begins. */
function isDrawing(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4_000)).toString('utf8');
  return /^\uFEFF?\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?>|\s)*<svg[\s>]/.test(
    start,
  );
}

/** What no drawing of a shop needs, and no decoder is asked to make sense of. */
const FORBIDDEN = [
  [
    /<\s*(?:\w+:)?script|\bon[a-z]+\s*=\s*["']|javascript:|<\s*(?:\w+:)?(?:foreignObject|iframe)\b/i,
    'drawingScripts',
  ],
  [/<!(?:ENTITY|DOCTYPE[^>]*\[)|<\?xml-stylesheet/i, 'drawingLoads'],
  [/\bhref\s*=\s*["'](?!\s*(?:#|data:image\/(?:png|jpeg|gif|webp);))[^"']/i, 'drawingLoads'],
  [/url\(\s*["']?\s*(?!#)[^"')\s]|@import/i, 'drawingLoads'],
] as const;

/** The pictures in a drawing together: each is read whole whenever the drawing is made sense of. */
const MAX_POINTS_INSIDE = 4_000_000;

const INSIDE = /\bhref\s*=\s*(["'])\s*data:(.*?)\1/gs;

/** What a drawing has that none may have, and what to do; null for nothing. */
async function drawingProblem(bytes: Uint8Array): Promise<string | null> {
  const text = Buffer.from(bytes).toString('utf8');
  const [, problem] = FORBIDDEN.find(([found]) => found.test(text)) ?? [];
  if (problem !== undefined) return messages[problem];
  const inside = [...text.matchAll(INSIDE)];
  // What is used again may hold what is used again: each use may double what is drawn.
  const times = inside.length * 2 ** (text.match(/<use\b/gi)?.length ?? 0);
  for (const [, , data = ''] of inside) {
    const picture = Buffer.from(data.replace(/^.*?;base64,/s, ''), 'base64');
    const found = await problemOf(picture, MAX_POINTS_INSIDE / times);
    if (found !== null) return found;
  }
  return null;
}

/** Part of the hash: raise it when pictures are made in another way. */
const RECIPE = '1';

const MAX_DRAWING_BYTES = 500_000;

/** What makes sense of a drawing takes no longer than this. */
const MAX_SECONDS = 20;

type Rule = {
  /** Width by height. */
  ratio: readonly [least: number, most: number];
  /** Of a picture of points, in pixels. */
  least: { width: number; height: number };
};

const RULES: Readonly<Record<BrandKind, Rule>> = {
  logo: {
    ratio: [0.5, 8],
    least: { width: 36, height: 72 },
  },
  icon: {
    ratio: [0.95, 1.05],
    least: { width: 192, height: 192 },
  },
  hero: {
    ratio: [1, 4],
    least: { width: 1_500, height: 375 },
  },
  notice: {
    ratio: [0.5, 4],
    least: { width: 600, height: 200 },
  },
};

type Size = { width: number; height: number };

function shapeProblem(kind: BrandKind, { width, height }: Size, hasPoints: boolean): string | null {
  const { ratio, least } = RULES[kind];
  const isLarge = !hasPoints || (width >= least.width && height >= least.height);
  if (isLarge && width / height >= ratio[0] && width / height <= ratio[1]) return null;
  return messages.wrongShape[kind](formatNumber(width), formatNumber(height));
}

/** The picture upright, drawn so that `pixels` of its height are sharp. */
type Drawn = { open: (pixels: number) => Sharp };

async function openPicture(kind: BrandKind, bytes: Uint8Array): Promise<Result<Drawn, string>> {
  const hasPoints = kind === 'hero' || !isDrawing(bytes);
  if (!hasPoints && bytes.length > MAX_DRAWING_BYTES) {
    return refused(messages.drawingTooLarge);
  }
  const problem = await (hasPoints ? problemOf(bytes) : drawingProblem(bytes));
  if (problem !== null) return refused(problem);
  const sharp = await loadSharp();
  const { autoOrient: size } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const wrong = shapeProblem(kind, size, hasPoints);
  if (wrong !== null) return refused(wrong);
  return done({
    open: (pixels) => {
      // A drawing has 72 dots an inch in its own size.
      const density = Math.min(Math.max((72 * pixels) / size.height, 1), 10_000);
      const picture = hasPoints ? sharp(bytes) : sharp(bytes, { density });
      return picture.autoOrient().timeout({ seconds: MAX_SECONDS });
    },
  });
}

type Files = {
  /** Puts a file beside the others: `72.webp`. */
  write: (ending: string, picture: Sharp) => Promise<void>;
};

/** The ground of the header, in both schemes. */
const [HEADER] = GROUNDS.header;

/** Whether most of what is seen of it can hardly be told from the header. */
async function isLostOnHeader(logo: Sharp): Promise<boolean> {
  const { data } = await logo
    .clone()
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let seen = 0;
  let lost = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    seen += 1;
    const hex = `#${data.subarray(at, at + 3).toString('hex')}`;
    if (contrast(hex, HEADER) < SHAPE_CONTRAST) lost += 1;
  }
  return lost * 2 > seen && seen * 4 < data.length;
}

/** On a white plate where its transparent ground is that of the header, which would swallow it. */
async function makeLogo({ open }: Drawn, { write }: Files): Promise<Size> {
  const [, largest] = LOGO_HEIGHTS;
  const edge = largest / 9;
  const scaled = (height: number) =>
    open(largest).resize({ height, width: height * RULES.logo.ratio[1], fit: 'inside' });
  const isOnPlate = await isLostOnHeader(scaled(LOGO_HEIGHTS[0]));
  const sharp = await loadSharp();
  const { data, info } = await (isOnPlate
    ? scaled(largest - 2 * edge)
        .flatten({ background: WHITE })
        .extend({ top: edge, bottom: edge, left: edge, right: edge, background: WHITE })
    : scaled(largest)
  )
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Both files have one shape to the pixel, so that nothing moves when one of them has come.
  const half = Math.round(info.width / 2);
  for (const height of LOGO_HEIGHTS.toReversed()) {
    const width = (half * height) / LOGO_HEIGHTS[0];
    const logo = sharp(data, { raw: info }).resize({ width, height, fit: 'fill' });
    await write(`${height}.webp`, logo.webp({ quality: 90, alphaQuality: 100 }));
  }
  return { width: 2 * half, height: info.height };
}

const TRANSPARENT = { ...WHITE, alpha: 0 };

async function makeIcon({ open }: Drawn, { write }: Files): Promise<Size> {
  const largest = Math.max(...ICON_SIZES);
  for (const size of ICON_SIZES) {
    const box = { fit: 'contain', background: TRANSPARENT } as const;
    const icon = open(largest).resize(size, size, box).toColourspace('srgb');
    // Phones of Apple make black of what is transparent.
    const ground = size === 180 ? icon.flatten({ background: WHITE }) : icon;
    await write(`${size}.png`, ground.png({ compressionLevel: 9 }));
  }
  return { width: largest, height: largest };
}

/** Best first. */
const QUALITIES = [55, 40, 25];
const LEAST_QUALITY = 15;

/** Of what a phone loads: whatever the hero shows, the first visit stays light. */
const MAX_PHONE_BYTES = 40_000;

async function qualityOf(ofPhone: Sharp): Promise<number> {
  for (const quality of QUALITIES) {
    const { length } = await ofPhone.clone().avif({ quality, effort: 1 }).toBuffer();
    if (length <= MAX_PHONE_BYTES) return quality;
  }
  return LEAST_QUALITY;
}

async function makeHero({ open }: Drawn, { write }: Files): Promise<Size> {
  const { data, info } = await open(MAX_HERO_WIDTH)
    .flatten({ background: WHITE })
    .resize({ width: MAX_HERO_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sharp = await loadSharp();
  const scaledTo = (width: number) => sharp(data, { raw: info }).resize({ width });
  const quality = await qualityOf(scaledTo(PHONE_WIDTHS[0]));
  for (const width of heroWidths(info.width)) {
    const scaled = scaledTo(width);
    await write(`${width}.avif`, scaled.clone().avif({ quality, effort: 1 }));
    await write(`${width}.webp`, scaled.webp({ quality: 70 }));
  }
  return { width: info.width, height: info.height };
}

/** As it is, but for its size: no colour of it may change, and its small letters stay sharp. */
async function makeNotice({ open }: Drawn, { write }: Files): Promise<Size> {
  const { data, info } = await open(NOTICE_WIDTH)
    .flatten({ background: WHITE })
    .resize({ width: NOTICE_WIDTH })
    .webp({ lossless: true })
    .toBuffer({ resolveWithObject: true });
  const sharp = await loadSharp();
  await write(`${NOTICE_WIDTH}.webp`, sharp(data).webp({ lossless: true }));
  return { width: info.width, height: info.height };
}

const MAKE = { logo: makeLogo, icon: makeIcon, hero: makeHero, notice: makeNotice };

/**
 * Stores a logo, an icon, a hero or a notice in the folder of the shop's pictures. Says what is wrong with what can be none, as the
 * end of a sentence about the file, and what to do. Throws when the folder cannot be written.
 */
export async function storeBrandPicture(
  kind: BrandKind,
  bytes: Uint8Array,
  folder: string,
): Promise<Result<BrandPicture, string>> {
  const name = createHash('sha256').update(`${RECIPE} ${kind} `).update(bytes).digest('hex');
  const path = `/pictures/${name.slice(0, 32)}`;
  try {
    const opened = await openPicture(kind, bytes);
    if (!opened.ok) return opened;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const write = (ending: string, picture: Sharp) =>
      writePicture(join(folder, `${name.slice(0, 32)}-${ending}`), picture);
    return done({ path, ...(await MAKE[kind](opened.value, { write })) });
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    return refused(messages.noPicture);
  }
}
