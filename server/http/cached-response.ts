/** One cached response: its whole body, compressed once in each encoding that was requested. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '#app/accept-encoding.server.ts';
import type { PublicPage } from './public-pages.ts';

/** `headers` are names and values in turn, which Node writes without checking each. */
type Variant = { headers: string[]; body: Buffer; etag: string; notModifiedHeaders: string[] };

export type CachedResponse = {
  status: number;
  /** Milliseconds since 1970: when it last equalled the app's response. */
  madeAt: number;
  /** At most so much memory, once it is compressed in each encoding. */
  maxBytes: number;
  /** Equal for equal responses, headers included. */
  digest: string;
  /** Sends it in this encoding; false if it has to be encoded first, and nothing was sent. */
  send(request: IncomingMessage, response: ServerResponse, encoding: Encoding): boolean;
  /** Resolves when `send` can send this encoding. */
  encode(encoding: Encoding): Promise<void>;
};

/** Browsers revalidate each time; a shared cache may answer for a few seconds without that. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

/**
 * As well as possible where few addresses are requested often: that takes 29 ms for 23 kB, and the other
 * level 0.6 ms for a fifth more bytes.
 */
const brotliQuality = ({ isFixed }: PublicPage) => (isFixed ? 11 : 4);

type Compress = (body: Buffer, page: PublicPage) => Promise<Buffer> | Buffer;

const compressors: Record<Encoding, Compress> = {
  identity: (body) => body,
  gzip: (body, { isFixed }) => promisify(gzip)(body, { level: isFixed ? 9 : 6 }),
  br: (body, page) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality(page),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
};

/** Only a success may be cached by others; another status keeps the app's own rule. */
export async function cacheResponse(response: Response, page: PublicPage): Promise<CachedResponse> {
  const { status } = response;
  const whole = Buffer.from(await response.arrayBuffer());
  const cacheControl = status === 200 ? CACHE_CONTROL : response.headers.get('cache-control');
  const vary = page.showsVisitor ? 'Cookie, Accept-Encoding' : 'Accept-Encoding';
  const replaced = ['content-length', 'cache-control', 'vary', 'etag'];
  const own = [...response.headers].filter(([name]) => !replaced.includes(name)).flat();
  const caching = ['cache-control', cacheControl ?? CACHE_CONTROL, 'vary', vary];
  // Headers included: another policy makes another response of the same page.
  const digest = createHash('sha256').update(own.join('\n')).update(whole).digest('base64url');
  const variants: Partial<Record<Encoding, Variant>> = {};
  const underWay: Partial<Record<Encoding, Promise<void>>> = {};

  async function encode(encoding: Encoding): Promise<void> {
    const body = await compressors[encoding](whole, page);
    const etag = `"${digest.slice(0, 22)}-${encoding}"`;
    const notModifiedHeaders = [...caching, 'etag', etag];
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const headers = [
      ...own,
      ...notModifiedHeaders,
      ...encoded,
      'content-length',
      String(body.length),
    ];
    variants[encoding] = { headers, body, etag, notModifiedHeaders };
  }

  return {
    status,
    madeAt: Date.now(),
    maxBytes: 2 * whole.length,
    digest,
    send(request, response, encoding) {
      const variant = variants[encoding];
      if (!variant) return false;
      const known = request.headers['if-none-match'];
      if (status === 200 && known !== undefined && matchesETag(known, variant.etag)) {
        response.writeHead(304, variant.notModifiedHeaders).end();
      } else if (request.method === 'HEAD') {
        response.writeHead(status, variant.headers).end();
      } else {
        response.writeHead(status, variant.headers).end(variant.body);
      }
      return true;
    },
    encode(encoding) {
      underWay[encoding] ??= encode(encoding);
      return underWay[encoding];
    },
  };
}

/** Weak comparison (RFC 9110, 13.1.2). */
function matchesETag(known: string, etag: string): boolean {
  if (known === etag || known === '*') return true;
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
