/** The client build's files and imported pictures: immutable if their names are hashed, else cached for a day. */
import { join, parse, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { PICTURE_NAME } from '#app/features/catalogue/product/pictures/picture-name.ts';

const PUBLIC_IMMUTABLE = 'public, max-age=31536000, immutable';
const PUBLIC_ONE_DAY = 'public, max-age=86400';

/** A mail shows them, also one that is read in a browser. */
const SHOWN_IN_MAILS = ['/pictures', '/brand'];

const CACHE_CONTROL: readonly [prefix: string, value: string][] = [
  ['/assets', PUBLIC_IMMUTABLE],
  ['/pictures', PUBLIC_ONE_DAY],
  ['/brand', PUBLIC_ONE_DAY],
];

/** Sets headers of files that exist; the `onFound` of `serveStatic` runs too late for that. */
function cacheFor(value: string): MiddlewareHandler {
  return async function addFileHeaders(context, next) {
    await next();
    if (!context.res.ok) return;
    context.header('cache-control', value);
    const isShownInMails = SHOWN_IN_MAILS.some((prefix) =>
      context.req.path.startsWith(`${prefix}/`),
    );
    if (isShownInMails) context.header('cross-origin-resource-policy', 'cross-origin');
  };
}

/** Nothing else in the folder is served. */
const IMPORTED_PICTURE = `/pictures/:name{${PICTURE_NAME}-\\d+\\.(?:avif|webp|png)}`;

/** Serves `pictures` in `dataDir`, which is absolute; a file that is not there falls through. */
export function importedPictures(dataDir: string): Hono {
  // The root must exist: serveStatic warns otherwise, and an import makes the folder later.
  const { root } = parse(dataDir);
  const rewriteRequestPath = (path: string) => join(relative(root, dataDir), path);
  const pictures = new Hono();
  const serve = serveStatic({ root, rewriteRequestPath });
  pictures.get(IMPORTED_PICTURE, cacheFor(PUBLIC_IMMUTABLE), serve);
  return pictures;
}

/** `folder` is a client build's, absolute; `prefixes` are those of which files are served. */
export function staticFiles(
  folder: string,
  prefixes: readonly string[] = CACHE_CONTROL.map(([prefix]) => prefix),
): Hono {
  const files = new Hono();
  for (const [prefix, value] of CACHE_CONTROL) {
    if (!prefixes.includes(prefix)) continue;
    files.get(
      `${prefix}/*`,
      cacheFor(value),
      serveStatic({ root: folder, precompressed: true }),
      (context) => context.text('There is no such file.\n', 404),
    );
  }
  files.get('/favicon.ico', cacheFor(PUBLIC_ONE_DAY), serveStatic({ root: folder }));
  return files;
}
