/**
 * POST /api/basket as Node receives it, ahead of the app: adding to a basket is what shoppers do most, and
 * to make a Request and a Response of it costs more than the rest of it. Only a plain request is answered
 * here; what the app might refuse goes on to the app.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type ApiAnswer, parseJson } from '#app/api/api-response.server.ts';
import { answerBasketAction } from '#app/api/basket.server.ts';
import { GUEST_SECRET_HEADER } from '#app/features/shopper/guest-secret-header.ts';
import type { Shop } from '#app/shop.server.ts';
import type { TrustedProxies } from './client-address.ts';
import { failedRequest } from './failed-request.ts';
import { isLoopbackHost } from './public-url.ts';
import { securityHeaderLines } from './security-headers.ts';

export type BasketApiHandlerParts = {
  shop: Pick<Shop, 'basket' | 'openRequestSession'>;
  /** The configured public origin; null answers under the loopback's names alone. */
  origin: string | null;
  proxies: TrustedProxies;
  log: Logger;
};

const PATH = '/api/basket';

/** The body of an action is far smaller. */
const MAX_PLAIN_BYTES = 4_096;

const PLAIN_HOST = /^[a-z0-9.-]+(:\d{1,5})?$/;
const PLAIN_LENGTH = /^\d{1,4}$/;

/** A shop's own page, or a program. */
function isFromHere(headers: IncomingMessage['headers']): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === undefined : site === 'same-origin';
}

const decoder = new TextDecoder();

/** Gives what answers plain requests and hands all others on to `app`. */
export function basketApiHandler(
  parts: BasketApiHandlerParts,
): (app: RequestListener) => RequestListener {
  const { shop, origin, proxies, log } = parts;
  const isHttps = origin?.startsWith('https:') ?? false;
  const headersOfAll = ['content-type', 'application/json', ...securityHeaderLines(isHttps).flat()];

  function isPlain({ method, url, headers }: IncomingMessage): boolean {
    if (method !== 'POST' || url !== PATH || !isFromHere(headers)) return false;
    const { host = '', 'content-length': length = '' } = headers;
    const isOwn = origin === null ? isLoopbackHost(host) : PLAIN_HOST.test(host);
    const isShort = PLAIN_LENGTH.test(length) && Number(length) <= MAX_PLAIN_BYTES;
    return isOwn && isShort && headers['transfer-encoding'] === undefined;
  }

  function send(
    response: ServerResponse,
    { status, body }: ApiAnswer,
    own: readonly (readonly [string, string])[],
  ): void {
    const text = JSON.stringify(body);
    const length = String(Buffer.byteLength(text));
    const headers = [...headersOfAll, 'content-length', length, ...own.flat()];
    response.writeHead(status, headers).end(text);
  }

  async function answer(
    { headers, socket }: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
  ): Promise<void> {
    const { cookie, host = '', 'x-forwarded-for': forwardedFor = '' } = headers;
    const secret = headers[GUEST_SECRET_HEADER];
    const address = proxies.clientAddress(socket.remoteAddress ?? '', String(forwardedFor));
    // A session is renewed under the name by which the shop was asked.
    const own = new Headers({
      ...(cookie !== undefined && { cookie, host }),
      ...(typeof secret === 'string' && { [GUEST_SECRET_HEADER]: secret }),
    });
    const requestSession = shop.openRequestSession(own, address);
    try {
      const answered = await answerBasketAction(
        shop,
        requestSession,
        parseJson(decoder.decode(body)),
      );
      const cookies = requestSession.cookies().map((value) => ['set-cookie', value] as const);
      send(response, answered, cookies);
    } catch (thrown) {
      const { status, error, headers: own } = failedRequest(thrown, PATH, log);
      send(response, { status, body: { error } }, Object.entries(own));
    }
  }

  return (app) => (request, response) => {
    if (!isPlain(request)) {
      app(request, response);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => void answer(request, response, Buffer.concat(chunks)));
  };
}
