/**
 * The shop's own pictures: scaled to the sizes that pages use, in AVIF and WebP, and stored under the hash of
 * their content, so that browsers can cache them for good.
 */
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import { lastWritten, SQUARE_WIDTHS } from '#app/features/catalogue/product/own-pictures.ts';
import { formatNumber } from '#app/shared/plural.ts';
import { done, type Result, refused } from '#app/shared/result.ts';

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
const RECIPE = '1';

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

async function cut(bytes: Uint8Array, to: string, name: string): Promise<void> {
  if (await renew(join(to, lastWritten(name)))) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  const sharp = await loadSharp();
  const largest = Math.max(...SQUARE_WIDTHS);
  // Read and turned once; every cut is made of this one.
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: WHITE })
    .resize(largest, largest, { fit: 'contain', background: WHITE })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const width of SQUARE_WIDTHS.toSorted((one, other) => other - one)) {
    const square = sharp(data, { raw: info }).resize(width, width);
    await writePicture(join(to, `${name}-${width}.avif`), square.clone().avif(AVIF));
    await writePicture(join(to, `${name}-${width}.webp`), square.webp(WEBP));
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
    if (!dryRun) await cut(bytes, folder, hash);
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    return refused(messages.noPicture);
  }
  return done(`/pictures/${hash}-640.webp`);
}
