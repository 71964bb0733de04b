/** Who gets the metrics: whoever has the token. Where there is none nobody does. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { securityHeaderLines } from '#server/http/security-headers.ts';
import type { Metrics } from './metrics.ts';

const METRICS_PATH = '/metrics';

export type MetricsEndpoint = {
  isFor(request: Request): boolean;
  answer(request: Request): Promise<Response>;
};

const HEADERS = Object.fromEntries(securityHeaderLines('none'));

/** Of one length, so that comparing them says nothing of the token. */
const hashOf = (text: string) => createHash('sha256').update(text).digest();

function refuse(status: 401 | 404 | 405, message: string, own: Record<string, string>): Response {
  return new Response(`${message}\n`, { status, headers: { ...HEADERS, ...own } });
}

export function createMetricsEndpoint(
  metrics: Pick<Metrics, 'contentType' | 'text'> | null,
  token: string | null,
): MetricsEndpoint {
  const expected = token === null ? null : hashOf(`Bearer ${token}`);

  return {
    isFor: ({ url }) => new URL(url).pathname === METRICS_PATH,
    async answer({ method, headers }) {
      if (metrics === null || expected === null) {
        return refuse(404, 'Set METRICS_TOKEN to have metrics.', {});
      }
      if (method !== 'GET' && method !== 'HEAD') {
        return refuse(405, 'Metrics are read by GET.', { allow: 'GET, HEAD' });
      }
      if (!timingSafeEqual(hashOf(headers.get('authorization') ?? ''), expected)) {
        const own = { 'www-authenticate': 'Bearer' };
        return refuse(401, 'Send METRICS_TOKEN as a bearer token.', own);
      }
      const { contentType } = metrics;
      return new Response(await metrics.text(), {
        headers: { ...HEADERS, 'content-type': contentType },
      });
    },
  };
}
