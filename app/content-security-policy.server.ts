/** The Content-Security-Policy of pages: the shop's own origin, and the payment provider's. */
import { createHash } from 'node:crypto';
import type { ProviderSources } from '#app/features/payment/provider/payment-provider.ts';

/** The source expressions by which the shop's own scripts and styles are trusted. */
export type Trust = { script: readonly string[]; style: readonly string[] };

/** By a nonce, which this page's inline scripts and styles carry. */
export function trustByNonce(nonce: string): Trust {
  const own = `'nonce-${nonce}'`;
  return { script: [own, "'strict-dynamic'"], style: ["'self'", own] };
}

/** Inline scripts and styles; data blocks such as JSON-LD are not executed. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>(.*?)<\/script>/gs;
const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;

function hashesOf(html: string, pattern: RegExp): string[] {
  const texts = Array.from(html.matchAll(pattern), ([, text = '']) => text);
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/**
 * By hashes of the inline scripts and styles in `html`, for a page that is sent more than once: its
 * nonce would be known. 'strict-dynamic' trusts no file that an inline module imports, so files are
 * trusted by their origin.
 */
export function trustByHash(html: string): Trust {
  return {
    script: ["'self'", ...hashesOf(html, INLINE_SCRIPT)],
    style: ["'self'", ...hashesOf(html, INLINE_STYLE)],
  };
}

/** The header's value; `pictureHosts` are as in picture-hosts.ts. */
export function contentSecurityPolicy(
  trust: Trust,
  sources: ProviderSources,
  pictureHosts: readonly string[],
): string {
  const { script, frame, connect } = sources;
  const directives = [
    // What is fetched ahead has no directive of its own in Firefox; all other kinds are named below.
    ['default-src', "'self'"],
    ['script-src', ...trust.script, ...script],
    ['style-src', ...trust.style],
    ['img-src', "'self'", ...pictureHosts.map((host) => `https://${host}`), 'data:'],
    ['connect-src', "'self'", ...connect],
    ['frame-src', ...(frame.length > 0 ? frame : ["'none'"])],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['media-src', "'none'"],
    ['object-src', "'none'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
