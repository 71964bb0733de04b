/**
 * Imports the pictures beside a catalogue file: scales them to the sizes that pages use, in AVIF and
 * WebP, and stores them under the hash of their content, so that browsers can cache them for good.
 */
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, realpath, rename, utimes, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  lastWritten,
  ownPictureSources,
  pictureNameOf,
  SQUARE_WIDTHS,
} from '#app/features/catalogue/product/own-pictures.ts';
import { isAtPictureHost } from '#app/features/catalogue/product/picture-hosts.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { createSemaphore } from '#app/shared/semaphore.ts';

/** The address of the picture in the shop, or why there is none. */
export type ImportPicture = (image: string) => Promise<Result<string, string>>;

type Folders = {
  /** The folder of the catalogue file: paths are relative to it and must not leave it. */
  from: string;
  /** The folder of the shop's pictures. */
  to: string;
};

/** Part of the hash: raise it when pictures are encoded in another way. */
const RECIPE = '1';

const FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'];

/** Few photographs look better with more, all take longer. */
const AVIF = { quality: 55, effort: 1 };
const WEBP = { quality: 78 };

/** Each is encoded by threads of its own. */
const PICTURES_AT_ONCE = 2;

/** The size of the cache of results: listings of one product often share a picture. */
const MAX_CACHED = 10_000;

const WHITE = { r: 255, g: 255, b: 255 };

const NO_FILE = 'there is no such file: write its path as seen from the folder of this catalogue';

async function findFile(from: string, path: string): Promise<Result<string, string>> {
  try {
    const folder = await realpath(from);
    const file = await realpath(resolve(folder, path.replaceAll('\\', '/')));
    const inFolder = relative(folder, file);
    if (isAbsolute(inFolder) || inFolder.startsWith('..')) {
      return refused('lies outside of the folder of this catalogue: put it in there');
    }
    return done(file);
  } catch {
    // Missing or not readable.
    return refused(NO_FILE);
  }
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
async function write(path: string, picture: Sharp): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, await picture.toBuffer(), { mode: 0o600 });
  await rename(unfinished, path);
}

async function cut(bytes: Uint8Array, to: string, name: string): Promise<void> {
  if (await renew(join(to, lastWritten(name)))) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
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
    await write(join(to, `${name}-${width}.avif`), square.clone().avif(AVIF));
    await write(join(to, `${name}-${width}.webp`), square.webp(WEBP));
  }
}

async function isReadable(bytes: Uint8Array): Promise<boolean> {
  try {
    const { format } = await sharp(bytes).metadata();
    return FORMATS.includes(format);
  } catch {
    // The messages of sharp do not help a shopkeeper.
    return false;
  }
}

/**
 * Addresses at one of `hosts` are left as they are: browsers load them from no other. `dryRun` looks at pictures
 * and makes none.
 */
export function createImportPicture(
  { from, to }: Folders,
  hosts: readonly string[],
  dryRun: boolean,
): ImportPicture {
  const semaphore = createSemaphore(PICTURES_AT_ONCE);
  const cache = new Map<string, Promise<Result<string, string>>>();

  async function importFile(path: string): Promise<Result<string, string>> {
    const file = await findFile(from, path);
    if (!file.ok) return file;
    const bytes = await readFile(file.value).catch(() => null);
    if (bytes === null) return refused(NO_FILE);
    const advice = 'is no picture that can be read: use JPEG, PNG, WebP, AVIF, GIF or TIFF';
    if (!(await isReadable(bytes))) return refused(advice);
    const hash = createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 32);
    try {
      if (!dryRun) await cut(bytes, to, hash);
    } catch (error) {
      if (error instanceof Error && 'code' in error) throw error;
      return refused(advice);
    }
    return done(`/pictures/${hash}-640.webp`);
  }

  /** Whether the shop has it; renews it, so that it is not removed during this import. */
  async function isInShop(name: string): Promise<boolean> {
    const path = join(to, lastWritten(name));
    return dryRun ? succeeds(access(path)) : renew(path);
  }

  async function findInShop(image: string): Promise<Result<string, string>> {
    const isSample = /^\/pictures\/[a-z-]+-\d+\.webp$/.test(image);
    const isKnown = ownPictureSources(image, false) !== null;
    if (isKnown && (isSample || (await isInShop(pictureNameOf(image) ?? '')))) return done(image);
    return refused('is not among the pictures of this shop: write the path of its file instead');
  }

  function checkHost(image: string): Result<string, string> {
    if (isAtPictureHost(image, hosts)) return done(image);
    return refused(
      'is at a host that PICTURE_HOSTS does not name: add it there, or write the path of a file',
    );
  }

  return (image) => {
    if (image === '') return Promise.resolve(done(image));
    if (/^https:/i.test(image)) return Promise.resolve(checkHost(image));
    if (image.startsWith('/pictures/')) return findInShop(image);
    const cached = cache.get(image);
    if (cached !== undefined) return cached;
    if (cache.size >= MAX_CACHED) cache.clear();
    const made = semaphore(() => importFile(image));
    cache.set(image, made);
    return made;
  };
}
