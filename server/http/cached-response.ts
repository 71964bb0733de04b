/** One answer kept in memory, whole, in every encoding that was asked for: compressed once. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '#app/accept-encoding.server.ts';

/** What is sent: names and values in turn, as Node takes them without a look at each. */
type Variant = { headers: string[]; body: Buffer; etag: string; unchanged: string[] };

export type CachedResponse = {
  /** Milliseconds since 1970: when it was last found to be what the app answers. */
  madeAt: number;
  /** The same for the same answer, headers and all. */
  digest: string;
  /** Sends it if it is there in this encoding; false when it has to be encoded first. */
  send(request: IncomingMessage, response: ServerResponse, encoding: Encoding): boolean;
  /** Resolves when `send` can send it. */
  encode(encoding: Encoding): Promise<void>;
};

/**
 * Browsers look every time whether there is a newer one; a cache in between may answer for a few
 * seconds without asking.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer> | Buffer> = {
  identity: (body) => body,
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
};

/** `vary` names the request headers by which answers differ, beside Accept-Encoding. */
export async function cacheResponse(
  answer: Response,
  vary: readonly string[],
): Promise<CachedResponse> {
  const whole = Buffer.from(await answer.arrayBuffer());
  const replaced = ['content-length', 'cache-control', 'vary', 'etag'];
  const own = [...answer.headers].filter(([name]) => !replaced.includes(name)).flat();
  const caching = ['cache-control', CACHE_CONTROL, 'vary', [...vary, 'Accept-Encoding'].join(', ')];
  // The headers too: a policy that has changed makes another answer of the same page.
  const digest = createHash('sha256').update(own.join('\n')).update(whole).digest('base64url');
  const variants: Partial<Record<Encoding, Variant>> = {};
  const underWay: Partial<Record<Encoding, Promise<void>>> = {};

  async function encode(encoding: Encoding): Promise<void> {
    const body = await compressors[encoding](whole);
    const etag = `"${digest.slice(0, 22)}-${encoding}"`;
    const unchanged = [...caching, 'etag', etag];
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const headers = [...own, ...unchanged, ...encoded, 'content-length', String(body.length)];
    variants[encoding] = { headers, body, etag, unchanged };
  }

  return {
    madeAt: Date.now(),
    digest,
    send(request, response, encoding) {
      const variant = variants[encoding];
      if (!variant) return false;
      const known = request.headers['if-none-match'];
      if (known !== undefined && hasTag(known, variant.etag)) {
        response.writeHead(304, variant.unchanged).end();
      } else if (request.method === 'HEAD') {
        response.writeHead(200, variant.headers).end();
      } else {
        response.writeHead(200, variant.headers).end(variant.body);
      }
      return true;
    },
    encode(encoding) {
      underWay[encoding] ??= encode(encoding);
      return underWay[encoding];
    },
  };
}

/** Compared weakly (RFC 9110, 13.1.2). */
function hasTag(known: string, etag: string): boolean {
  if (known === etag || known === '*') return true;
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
