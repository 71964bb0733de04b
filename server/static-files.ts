/** The files of the client build: hashed ones for good, pictures and signs for a day. */
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const CACHE_CONTROL: readonly [prefix: string, value: string][] = [
  ['/assets', 'public, max-age=31536000, immutable'],
  ['/pictures', 'public, max-age=86400'],
  ['/brand', 'public, max-age=86400'],
];

/** `folder` is the client build's, absolute. */
export function staticFiles(folder: string): Hono {
  const files = new Hono();
  for (const [prefix, value] of CACHE_CONTROL) {
    files.get(
      `${prefix}/*`,
      serveStatic({
        root: folder,
        precompressed: true,
        onFound: (_path, context) => context.header('cache-control', value),
      }),
      (context) => context.text('There is no such file.\n', 404),
    );
  }
  return files;
}
