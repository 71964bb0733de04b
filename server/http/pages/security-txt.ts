/** /.well-known/security.txt: where weaknesses are reported (RFC 9116). */
import { Hono } from 'hono';
import type { ApiEnv } from '#app/api/api-response.server.ts';

const PATH = '/.well-known/security.txt';

/** A year is the most that the RFC advises; caches keep the file for a day. */
const VALID_MS = 180 * 24 * 60 * 60 * 1_000;

/** `contact` is a URI; `origin` the public one, or null where there is none. */
export function securityTxt(contact: string, origin: string | null): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get(PATH, (context) => {
    // Whole seconds, as in the examples of the RFC.
    const expires = new Date(Date.now() + VALID_MS).toISOString().replace(/\.\d+Z$/, 'Z');
    const canonical = origin === null ? [] : [`Canonical: ${origin}${PATH}`];
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, ...canonical];
    context.header('cache-control', 'public, max-age=86400');
    return context.text(`${lines.join('\n')}\n`);
  });
  return app;
}
