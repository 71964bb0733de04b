/** The files of the client build and the pictures of imports: hashed ones for good, others for a day. */
import { join, parse, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';

const PUBLIC_FOR_GOOD = 'public, max-age=31536000, immutable';
const PUBLIC_FOR_A_DAY = 'public, max-age=86400';

const CACHE_CONTROL: readonly [prefix: string, value: string][] = [
  ['/assets', PUBLIC_FOR_GOOD],
  ['/pictures', PUBLIC_FOR_A_DAY],
  ['/brand', PUBLIC_FOR_A_DAY],
];

/** Marks what is found; what `serveStatic` calls when it has found it comes too late for that. */
function cacheFor(value: string): MiddlewareHandler {
  return async function addCacheControl(context, next) {
    await next();
    if (context.res.ok) context.header('cache-control', value);
  };
}

/** Nothing else that lies in the folder is given out. */
const IMPORTED_PICTURE = '/pictures/:name{[0-9a-f]{32}-\\d+\\.(?:avif|webp)}';

/**
 * `dataDir`, absolute, holds the folder `pictures` once an import has made it; what is not there may
 * be in the client build.
 */
export function importedPictures(dataDir: string): Hono {
  // A root that is not there yet would be complained of.
  const { root } = parse(dataDir);
  const rewriteRequestPath = (path: string) => join(relative(root, dataDir), path);
  const pictures = new Hono();
  const serve = serveStatic({ root, rewriteRequestPath });
  pictures.get(IMPORTED_PICTURE, cacheFor(PUBLIC_FOR_GOOD), serve);
  return pictures;
}

/** `folder` is the client build's, absolute. */
export function staticFiles(folder: string): Hono {
  const files = new Hono();
  for (const [prefix, value] of CACHE_CONTROL) {
    files.get(
      `${prefix}/*`,
      cacheFor(value),
      serveStatic({ root: folder, precompressed: true }),
      (context) => context.text('There is no such file.\n', 404),
    );
  }
  files.get('/favicon.ico', cacheFor(PUBLIC_FOR_A_DAY), serveStatic({ root: folder }));
  return files;
}
