/** Where a product had its page in an earlier shop: paths that lead to its page in this one. */
import { done, type Result, refused } from '#app/shared/result.ts';
import { messages } from './messages/messages.ts';
import { readLine } from './read-cell.ts';

export const MAX_OLD_PATHS = 20;

/** In characters. */
const MAX_OLD_PATH = 500;

/**
 * Without a slash at its end and each character encoded in one way, so that each path is spelled one way and stays so when
 * it is read again; null for none of a page.
 */
export function plainPath(path: string): string | null {
  try {
    const segments = path.replace(/\/+$/, '').split('/');
    const plain = segments.map((one) => encodeURIComponent(decodeURIComponent(one))).join('/');
    return /^\/[^/]/.test(plain) && !/%(?:[01][0-9A-F]|7F)/.test(plain) ? plain : null;
  } catch {
    return null;
  }
}

/**
 * The paths under which a product may be known that is asked for by this one, the likeliest first. Shopify shows a product
 * below each of its collections and languages too.
 */
export function oldPathsOf(path: string): string[] {
  const plain = plainPath(path);
  if (plain === null) return [];
  const product = /.(\/products\/[^/]+)$/.exec(plain)?.[1];
  return product === undefined ? [plain] : [plain, product];
}

/** Paths, or addresses of which the path alone is kept, between line breaks or bars; one a line, each once. */
export function readOldPaths(text: string): Result<string, string> {
  const paths = new Set<string>();
  for (const cell of text.split(/[\r\n|]+/).filter((one) => one.trim() !== '')) {
    const line = readLine(cell, MAX_OLD_PATH);
    if (!line.ok) return line;
    const [address = ''] = line.value.split(/[?#]/);
    const path = plainPath(
      address.startsWith('/') ? address : (URL.parse(address)?.pathname ?? ''),
    );
    if (path === null) {
      return refused(messages.noOldPath(JSON.stringify(line.value)));
    }
    paths.add(path);
  }
  if (paths.size <= MAX_OLD_PATHS) return done([...paths].join('\n'));
  return refused(messages.tooManyPaths(paths.size, MAX_OLD_PATHS));
}
