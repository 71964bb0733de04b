/**
 * Handles POST /api/basket on Node's own request, ahead of the app: it is the most frequent write, and
 * making a Request and a Response costs more than the rest of it. Only simple requests are handled here;
 * whatever the app might refuse is passed on to the app. A middleware that must cover this call has to be added here.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type ApiAnswer, parseJson } from '#app/api/api-response.server.ts';
import { answerBasketAction } from '#app/features/basket/routes/basket-api.server.ts';
import { GUEST_SECRET_HEADER } from '#app/features/shopper/guest-secret-header.ts';
import type { Shop } from '#app/shop.server.ts';
import { failedRequest } from './failed-request.ts';
import type { TrustedProxies } from './limits/client-address.ts';
import { isLoopbackHost } from './limits/public-url.ts';
import { type Hsts, securityHeaderLines } from './security-headers.ts';

export type BasketApiHandlerParts = {
  shop: Pick<Shop, 'basket' | 'openRequestSession'>;
  /** The configured public origin; null answers under the loopback's names alone. */
  origin: string | null;
  proxies: TrustedProxies;
  hsts: Hsts;
  log: Logger;
};

const PATH = '/api/basket';

/** The body of an action is far smaller. */
const MAX_SIMPLE_BYTES = 4_096;

const SIMPLE_HOST = /^[a-z0-9.-]+(:\d{1,5})?$/;
const SIMPLE_LENGTH = /^\d{1,4}$/;

/** From a page of the shop at `own`, or from a program, which sends neither header. */
function isSameOrigin(headers: IncomingMessage['headers'], own: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === undefined) return origin === undefined;
  return site === 'same-origin' && (origin === undefined || origin === own);
}

const decoder = new TextDecoder();

/** Middleware that handles simple requests and passes all others on to `app`. */
export function basketApiHandler(
  parts: BasketApiHandlerParts,
): (app: RequestListener) => RequestListener {
  const { shop, origin, proxies, hsts, log } = parts;
  const commonHeaders = ['content-type', 'application/json', ...securityHeaderLines(hsts).flat()];

  function isSimple({ method, url, headers }: IncomingMessage): boolean {
    if (method !== 'POST' || url !== PATH) return false;
    const { host = '', 'content-length': length = '' } = headers;
    if (!isSameOrigin(headers, origin ?? `http://${host}`)) return false;
    const isOwn = origin === null ? isLoopbackHost(host) : SIMPLE_HOST.test(host);
    const isShort = SIMPLE_LENGTH.test(length) && Number(length) <= MAX_SIMPLE_BYTES;
    return isOwn && isShort && headers['transfer-encoding'] === undefined;
  }

  function send(
    response: ServerResponse,
    { status, body }: ApiAnswer,
    own: readonly (readonly [string, string])[],
  ): void {
    const text = JSON.stringify(body);
    const length = String(Buffer.byteLength(text));
    const headers = [...commonHeaders, 'content-length', length, ...own.flat()];
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
    // A session is renewed at the host of the request.
    const sessionHeaders = new Headers({
      ...(cookie !== undefined && { cookie, host }),
      ...(typeof secret === 'string' && { [GUEST_SECRET_HEADER]: secret }),
    });
    const requestSession = shop.openRequestSession(sessionHeaders, address);
    try {
      const result = await answerBasketAction(
        shop,
        requestSession,
        parseJson(decoder.decode(body)),
      );
      const cookies = requestSession.cookies().map((value) => ['set-cookie', value] as const);
      send(response, result, [...Object.entries(result.headers ?? {}), ...cookies]);
    } catch (thrown) {
      const { status, error, headers: own } = failedRequest(thrown, PATH, log);
      send(response, { status, body: { error } }, Object.entries(own));
    }
  }

  return (app) => (request, response) => {
    if (!isSimple(request)) {
      app(request, response);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => void answer(request, response, Buffer.concat(chunks)));
  };
}
