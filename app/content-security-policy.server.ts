/** What a page may load and send: only the shop's own, and its payment provider's. */
import { createHash } from 'node:crypto';
import type { ProviderSources } from '#app/features/payment/provider/payment-provider.ts';

/** What makes a script or style of a page the shop's own. */
export type Trust = { script: readonly string[]; style: readonly string[] };

/** By a nonce, which the scripts and styles of this very page carry. */
export function trustByNonce(nonce: string): Trust {
  const own = `'nonce-${nonce}'`;
  return { script: [own, "'strict-dynamic'"], style: ["'self'", own] };
}

/** Inline scripts and styles; data such as JSON-LD is not run. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>(.*?)<\/script>/gs;
const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;

function hashesOf(html: string, pattern: RegExp): string[] {
  const texts = Array.from(html.matchAll(pattern), ([, text = '']) => text);
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/**
 * By hashes of what is inline in `html`, for a page that is sent more than once: a nonce would be
 * known. 'strict-dynamic' would trust no file that an inline module imports, so files are trusted
 * by where they come from.
 */
export function trustByHash(html: string): Trust {
  return {
    script: ["'self'", ...hashesOf(html, INLINE_SCRIPT)],
    style: ["'self'", ...hashesOf(html, INLINE_STYLE)],
  };
}

/** The header's value. */
export function contentSecurityPolicy(trust: Trust, sources: ProviderSources): string {
  const { script, frame, connect } = sources;
  const directives = [
    ['default-src', "'none'"],
    ['script-src', ...trust.script, ...script],
    ['style-src', ...trust.style],
    ['img-src', "'self'", 'https:', 'data:'],
    ['connect-src', "'self'", ...connect],
    ['frame-src', ...(frame.length > 0 ? frame : ["'none'"])],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
