/** The Content-Security-Policy of pages: the shop's own origin, and the payment provider's. */
import { createHash } from 'node:crypto';
import type { ProviderSources } from '#app/features/payment/provider/payment-provider.ts';

/** The source expressions by which the shop's own scripts and styles are trusted. */
export type Trust = { script: readonly string[]; style: readonly string[] };

/** Nearly all pages have the same scripts, each of them a few hundred letters. */
const MAX_REMEMBERED = 500;
const remembered = new Map<string, string>();

function hashOf(text: string): string {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (remembered.size < MAX_REMEMBERED) remembered.set(text, hash);
  return hash;
}

/**
 * By hashes of these scripts, of the inline scripts in `end`, the markup behind all content of a page, and of the inline
 * `styles`: of a first visit, and of the shop's own look. A script within the content is nobody's. A nonce would be known of a page that is sent more
 * than once, and 'strict-dynamic' trusts no file that an inline module imports, so files are trusted by their origin.
 */
export function trustInline(
  scripts: readonly string[],
  end: string,
  styles: readonly string[],
): Trust {
  return {
    script: ["'self'", ...new Set([...scripts, ...inlineScripts(end)].map(hashOf))],
    style: ["'self'", ...styles.filter((style) => style !== '').map(hashOf)],
  };
}

/** What is run itself: neither a file nor a block of data. */
function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  for (let start = html.indexOf('<script'); start !== -1; ) {
    const textStart = html.indexOf('>', start) + 1;
    const end = html.indexOf('</script>', textStart);
    if (!/ src=|application\/json/.test(html.slice(start, textStart))) {
      scripts.push(html.slice(textStart, end));
    }
    start = html.indexOf('<script', end);
  }
  return scripts;
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
