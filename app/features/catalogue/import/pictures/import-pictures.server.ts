/** Imports the pictures that a catalogue file names. */
import { readFile, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import { isAtPictureHost } from '#app/features/catalogue/product/pictures/picture-hosts.ts';
import {
  focusOf,
  pictureNameOf,
  withFocus,
  withoutFocus,
} from '#app/features/catalogue/product/pictures/picture-name.ts';
import { ownPictureSources } from '#app/features/catalogue/product/pictures/picture-sizes.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { createSemaphore } from '#app/shared/semaphore.ts';
import { findPicture, storePicture } from './store-picture.server.ts';

/** The address of the picture in the shop, or why there is none. */
export type ImportPicture = (image: string) => Promise<Result<string, string>>;

type Folders = {
  /** The folder of the catalogue file: paths are relative to it and must not leave it. Null: it has none. */
  from: string | null;
  /** The folder of the shop's pictures. */
  to: string;
};

/** Each is encoded by threads of its own. */
const PICTURES_AT_ONCE = 2;

/** The size of the cache of results: variants of one product often share a picture. */
const MAX_CACHED = 10_000;

async function findFile(from: string, path: string): Promise<Result<string, string>> {
  try {
    const folder = await realpath(from);
    const file = await realpath(resolve(folder, path.replaceAll('\\', '/')));
    const inFolder = relative(folder, file);
    if (isAbsolute(inFolder) || inFolder.startsWith('..')) {
      return refused(messages.outsideFolder);
    }
    return done(file);
  } catch {
    // Missing or not readable.
    return refused(messages.noFile);
  }
}

export type PictureRules = {
  /** Addresses there are left as they are: browsers load them from no other. */
  pictureHosts: readonly string[];
  /** Those at all other hosts are too, until they are fetched. */
  fetchesPictures: boolean;
  /** The picture of the shop that was fetched from an address before, or null. */
  findFetched(address: string): Promise<string | null>;
  /** Looks at pictures and makes none. */
  dryRun: boolean;
};

export function createImportPicture(
  { from, to }: Folders,
  { pictureHosts, fetchesPictures, findFetched, dryRun }: PictureRules,
): ImportPicture {
  const semaphore = createSemaphore(PICTURES_AT_ONCE);
  const cache = new Map<string, Promise<Result<string, string>>>();

  async function importFile(path: string): Promise<Result<string, string>> {
    if (from === null) return refused(messages.noFolder);
    const file = await findFile(from, withoutFocus(path));
    if (!file.ok) return file;
    const bytes = await readFile(file.value).catch(() => null);
    if (bytes === null) return refused(messages.noFile);
    const stored = await storePicture(bytes, to, dryRun);
    return stored.ok ? done(withFocus(stored.value, focusOf(path))) : stored;
  }

  function isInShop(name: string): Promise<boolean> {
    return findPicture(to, name, dryRun);
  }

  async function findInShop(image: string): Promise<Result<string, string>> {
    const isSample = /^\/pictures\/[a-z-]+-\d+\.webp$/.test(withoutFocus(image));
    const isKnown = ownPictureSources(image, false) !== null;
    if (isKnown && (isSample || (await isInShop(pictureNameOf(image) ?? '')))) return done(image);
    return refused(messages.notInShop);
  }

  async function checkHost(image: string): Promise<Result<string, string>> {
    if (!fetchesPictures && isAtPictureHost(image, pictureHosts)) return done(image);
    const fetched = await findFetched(image);
    if (fetched !== null || fetchesPictures) return done(fetched ?? image);
    const host = URL.parse(image)?.host ?? messages.unknownHost;
    return refused(messages.atOtherHost(host));
  }

  return (image) => {
    if (image === '') return Promise.resolve(done(image));
    if (image.startsWith('/pictures/')) return findInShop(image);
    const cached = cache.get(image);
    if (cached !== undefined) return cached;
    if (cache.size >= MAX_CACHED) cache.clear();
    const isAddress = /^https:/i.test(image);
    const made = isAddress ? checkHost(image) : semaphore(() => importFile(image));
    cache.set(image, made);
    return made;
  };
}
