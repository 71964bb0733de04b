/** The hosts from which browsers may load pictures of products, beside the shop itself. */

/** A host of DNS, with `*.` for all below it, and a port if it is not the usual one. */
const PICTURE_HOST = /^(?:\*\.)?(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d{1,5})?$/;

/** Whether a text, in lower case, is such a host, as a Content-Security-Policy spells it. */
export function isPictureHost(text: string): boolean {
  return PICTURE_HOST.test(text);
}

/** Whether a browser that may load pictures from `hosts` loads the one at this `https:` address. */
export function isAtPictureHost(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host,
  );
}
