/**
 * One cached response. Newcomers are sent its whole body, compressed once in each encoding that was requested; a page
 * for a visitor whom the shop knows is put together of parts that were compressed once, and what is filled in.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from '#app/accept-encoding.server.ts';
import type { VisitorData } from '#app/features/basket/core/visitor-data.ts';
import {
  type Audience,
  audienceOf,
  fillPage,
  fillPiece,
  type Piece,
  type RenderMain,
  readTemplate,
} from '#app/page-template.server.ts';
import { matchesETag } from '#app/shared/http/entity-tag.ts';
import { type DeflatedPart, deflatePart, gzipParts } from './gzip-parts.ts';
import type { PublicPage } from './public-pages.ts';

/** `headers` are names and values in turn, which Node writes without checking each. */
type Variant = { headers: string[]; body: Buffer; etag: string; notModifiedHeaders: string[] };

export type CachedResponse = {
  status: number;
  /** Milliseconds since 1970: when it last equalled the app's response. */
  madeAt: number;
  /** At most so much memory, once it is compressed in each encoding and for each audience. */
  maxBytes: number;
  /** Equal for equal responses, headers included. */
  digest: string;
  /** Sends it to a newcomer in this encoding; false if it has to be encoded first, and nothing was sent. */
  send(request: IncomingMessage, response: ServerResponse, encoding: Encoding): boolean;
  /** Resolves when `send` can send this encoding. */
  encode(encoding: Encoding): Promise<void>;
  /** Sends it filled for this visitor, to nobody else. */
  sendFilled(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: VisitorData,
  ): Promise<void>;
};

/** Browsers revalidate each time; a shared cache may answer for a few seconds without that. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

/** A page with a visitor in it is stored by nobody. */
const OF_ONE_VISITOR = ['cache-control', 'private, no-store', 'vary', 'Cookie, Accept-Encoding'];

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

type Parts = {
  page: PublicPage;
  /** Who comes for the first time. */
  newcomer: VisitorData;
  /** Of a page with a main part for each visitor. */
  renderMain: RenderMain | null;
};

/** Only a success may be cached by others; another status keeps the app's own rule. */
export async function cacheResponse(
  answer: Response,
  { page, newcomer, renderMain }: Parts,
): Promise<CachedResponse> {
  const { status } = answer;
  const template = await answer.text();
  const whole = fillPage(readTemplate([template], 'newcomer'), newcomer, renderMain);
  const cacheControl = status === 200 ? CACHE_CONTROL : answer.headers.get('cache-control');
  // Whoever asks for Markdown gets another form of a page.
  const vary = page.showsVisitor ? 'Accept, Cookie, Accept-Encoding' : 'Accept-Encoding';
  const replaced = ['content-length', 'cache-control', 'vary', 'etag'];
  const own = [...answer.headers].filter(([name]) => !replaced.includes(name)).flat();
  const caching = ['cache-control', cacheControl ?? CACHE_CONTROL, 'vary', vary];
  // Headers included: another policy makes another response of the same page.
  const digest = createHash('sha256').update(own.join('\n')).update(whole).digest('base64url');
  const variants: Partial<Record<Encoding, Variant>> = {};
  const underWay: Partial<Record<Encoding, Promise<void>>> = {};
  const parts: Partial<Record<Audience, Promise<KeptPiece[]>>> = {};

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
    maxBytes: 4 * whole.length,
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
    async sendFilled(request, response, visitor) {
      const audience = audienceOf(visitor, true);
      parts[audience] ??= keepPieces(readTemplate([template], audience));
      const kept = await parts[audience];
      // Brotli cannot be put together of parts, so whoever takes both is sent gzip.
      const isGzip = chooseEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip';
      const filled = fillKept(kept, (piece) => fillPiece(piece, visitor, renderMain));
      const body = isGzip ? gzipParts(filled) : joinParts(filled);
      const encoded = isGzip ? ['content-encoding', 'gzip'] : [];
      const length = ['content-length', String(body.length)];
      response.writeHead(status, [...own, ...OF_ONE_VISITOR, ...encoded, ...length]);
      response.end(request.method === 'HEAD' ? undefined : body);
    },
  };
}

type KeptPiece = DeflatedPart | Exclude<Piece, string>;

function keepPieces(pieces: readonly Piece[]): Promise<KeptPiece[]> {
  return Promise.all(
    pieces.map((piece) => (typeof piece === 'string' ? deflatePart(Buffer.from(piece)) : piece)),
  );
}

function fillKept(
  kept: readonly KeptPiece[],
  fill: (piece: Exclude<Piece, string>) => string,
): (DeflatedPart | Buffer)[] {
  return kept.map((piece) => ('fill' in piece ? Buffer.from(fill(piece)) : piece));
}

function joinParts(parts: readonly (DeflatedPart | Buffer)[]): Buffer {
  return Buffer.concat(parts.map((part) => (Buffer.isBuffer(part) ? part : part.bytes)));
}
