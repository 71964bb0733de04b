/**
 * The shop's own pictures: upright, without what the camera has written into them, framed and scaled to the sizes that
 * pages use, in AVIF and WebP, and stored under the hash of their content, so that browsers can cache them for good.
 */
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import {
  LEAST_PX,
  lastWritten,
  markedName,
} from '#app/features/catalogue/product/pictures/picture-name.ts';
import { CUT_WIDTHS } from '#app/features/catalogue/product/pictures/picture-sizes.ts';
import { formatNumber } from '#app/shared/plural.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { type Frame, framePicture } from './frame-picture.ts';

const SIGNATURES: readonly (readonly [type: string, offset: number, signature: string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  // AVIF and HEIC.
  ['heif', 4, 'ftyp'],
];

/** Null for what is no picture of points, such as an SVG, which may hold scripts. */
export function pictureTypeOf(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const found = SIGNATURES.find(([, offset, text]) => start.startsWith(text, offset));
  return found?.[0] ?? null;
}

/** Part of the hash: raise it when pictures are encoded in another way. */
const RECIPE = '2';

/** Few photographs look better with more, all take longer. */
const AVIF = { quality: 55, effort: 1 };
const WEBP = { quality: 78 };

export const WHITE = { r: 255, g: 255, b: 255 };

/** Read whole, so many take 0.5 GB of memory, for a second. */
const MAX_POINTS = 64_000_000;

/** A large library, loaded with the first picture. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  return sharp;
}

function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/** Sets the modification time to now, so that the file is not removed as unused; false if it is missing. */
function renew(path: string): Promise<boolean> {
  const now = new Date();
  return succeeds(utimes(path, now, now));
}

/** Renamed into place only when it is complete, and for its owner alone like all of DATA_DIR. */
export async function writePicture(path: string, picture: Sharp): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, await picture.toBuffer(), { mode: 0o600 });
  await rename(unfinished, path);
}

/** Enough to see where the subject ends, and few enough to look at each pixel. */
const LOOKED_AT_PX = 512;

/** A panorama that fills a square is cut: its file is no longer than so many times its shorter side. */
const MAX_LONGER = 2;

/** Upright, on white where it is transparent, in the colours of the web. What the camera has written is not read on. */
async function openUpright(bytes: Uint8Array): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(bytes).autoOrient().toColourspace('srgb').flatten({ background: WHITE });
}

/** In whole pixels of the picture itself. */
async function frameOf(bytes: Uint8Array): Promise<Frame> {
  const sharp = await loadSharp();
  const { autoOrient: whole } = await sharp(bytes).metadata();
  const { data, info } = await (await openUpright(bytes))
    .resize(LOOKED_AT_PX, LOOKED_AT_PX, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const frame = framePicture({ data, width: info.width, height: info.height });
  const [across, down] = [whole.width / info.width, whole.height / info.height];
  const left = Math.round(frame.left * across);
  const top = Math.round(frame.top * down);
  return {
    ...frame,
    ...{ left, top },
    width: Math.max(1, Math.round((frame.left + frame.width) * across) - left),
    height: Math.max(1, Math.round((frame.top + frame.height) * down) - top),
  };
}

/** The picture in its frame, as large as the largest file: what lies outside of it has the colour of its edge. */
async function takeFrame(bytes: Uint8Array, frame: Frame) {
  const sharp = await loadSharp();
  const { autoOrient: whole } = await sharp(bytes).metadata();
  const left = Math.max(0, frame.left);
  const top = Math.max(0, frame.top);
  const width = Math.min(whole.width, frame.left + frame.width) - left;
  const height = Math.min(whole.height, frame.top + frame.height) - top;
  const [shorter, longer] = [frame.width, frame.height].sort((one, other) => one - other);
  const largest = Math.max(...CUT_WIDTHS);
  const scale = Math.min(
    1,
    largest / (frame.isPlain ? frame.width : (shorter ?? 1)),
    (MAX_LONGER * largest) / (longer ?? 1),
  );
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const taken = { width: scaled(width), height: scaled(height) };
  const before = { left: scaled(left - frame.left + 1) - 1, top: scaled(top - frame.top + 1) - 1 };
  return (await openUpright(bytes))
    .extract({ left, top, width, height })
    .resize({ ...taken, fit: 'fill' })
    .extend({
      ...before,
      right: Math.max(0, scaled(frame.width) - taken.width - before.left),
      bottom: Math.max(0, scaled(frame.height) - taken.height - before.top),
      extendWith: 'copy',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function writeCuts(bytes: Uint8Array, to: string, name: string, frame: Frame): Promise<void> {
  if (await renew(join(to, lastWritten(name)))) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  const sharp = await loadSharp();
  // Read and turned once; every cut is made of this one.
  const { data, info } = await takeFrame(bytes, frame);
  for (const width of CUT_WIDTHS.toSorted((one, other) => other - one)) {
    // What stands alone is never wider than high; of a photograph the shorter side fills the box.
    const cut = sharp(data, { raw: info }).resize({
      ...{ width, height: width, fit: 'outside', withoutEnlargement: true },
    });
    await writePicture(join(to, `${name}-${width}.avif`), cut.clone().avif(AVIF));
    await writePicture(join(to, `${name}-${width}.webp`), cut.webp(WEBP));
  }
}

/** Why it cannot be read; null where it can. Its bytes are what they begin like: a decoder is given nothing else. */
export async function problemOf(bytes: Uint8Array, maxPoints = MAX_POINTS): Promise<string | null> {
  const type = pictureTypeOf(bytes);
  if (type === null) return messages.noPicture;
  try {
    const sharp = await loadSharp();
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== type) return messages.noPicture;
    if (width * height <= maxPoints) return null;
    const [wide, high, most] = [width, height, maxPoints / 1_000_000].map((one) =>
      formatNumber(one),
    );
    return messages.tooManyPixels(wide ?? '', high ?? '', most ?? '');
  } catch {
    // The messages of sharp do not help a shopkeeper.
    return messages.noPicture;
  }
}

/** Whether the folder has this picture; renews it, so that it is not removed as unused, unless `dryRun`. */
export function findPicture(folder: string, name: string, dryRun: boolean): Promise<boolean> {
  const path = join(folder, lastWritten(name));
  return dryRun ? succeeds(access(path)) : renew(path);
}

/**
 * Stores a picture in the folder of the shop's pictures. Returns its address in the shop, or why there is none.
 * `dryRun` looks at the picture and stores nothing. Throws when the folder cannot be written.
 */
export async function storePicture(
  bytes: Uint8Array,
  folder: string,
  dryRun = false,
): Promise<Result<string, string>> {
  const problem = await problemOf(bytes);
  if (problem !== null) return refused(problem);
  const hash = createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 32);
  try {
    const frame = await frameOf(bytes);
    const isSmall = Math.min(frame.width, frame.height) < LEAST_PX;
    const name = markedName(hash, { ...frame, isSmall });
    if (!dryRun) await writeCuts(bytes, folder, name, frame);
    return done(`/pictures/${name}-640.webp`);
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    return refused(messages.noPicture);
  }
}
