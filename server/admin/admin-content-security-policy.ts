/** The Content-Security-Policy of the admin's pages: nothing but its own, and no inline script but its own. */

/** `pictureHosts` are as in picture-hosts.ts. */
export function adminContentSecurityPolicy(nonce: string, pictureHosts: readonly string[]): string {
  const directives = [
    ['default-src', "'self'"],
    ['script-src', `'nonce-${nonce}'`, "'strict-dynamic'"],
    ['style-src', "'self'", `'nonce-${nonce}'`],
    ['img-src', "'self'", ...pictureHosts.map((host) => `https://${host}`), 'data:'],
    ['connect-src', "'self'"],
    // The preview of a mail, which is in a sandbox.
    ['frame-src', "'self'"],
    ['object-src', "'none'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
