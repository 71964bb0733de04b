/** Renders a page as plain elements and sends it, compressed as the shop does where the browser accepts that. */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { type readTree, toElements } from './html-tree.ts';

export function sendRendered(
  tree: ReturnType<typeof readTree>,
  headers: IncomingHttpHeaders,
  response: ServerResponse,
): void {
  const page = Buffer.from(`<!DOCTYPE html>${renderToString(toElements(tree))}`);
  const isCompressed = headers['accept-encoding']?.includes('br') ?? false;
  const body = isCompressed
    ? brotliCompressSync(page, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 1,
          [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
        },
      })
    : page;
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    ...(isCompressed && { 'content-encoding': 'br' }),
  });
  response.end(body);
}
