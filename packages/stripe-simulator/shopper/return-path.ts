/** Where a page may send the shopper: to a path of the shop itself, never to another site. */

const HERE = 'http://shop.invalid';

/**
 * The path if it begins with a single slash and stays on this origin, else null. Browsers
 * read `//host`, `/\host` and control characters as another host (https://url.spec.whatwg.org/).
 */
export function readReturnPath(text: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (text.length > 2048 || !/^\/(?![/\\])/.test(text) || /[\u0000-\u001f\u007f\\]/.test(text)) {
    return null;
  }
  const url = URL.canParse(text, HERE) ? new URL(text, HERE) : null;
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** The path with Stripe's own query of a return added to it. */
export function withPaymentResult(
  path: string,
  intent: { id: string; clientSecret: string },
  redirectStatus: 'failed' | 'succeeded',
): string {
  const url = new URL(path, HERE);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.clientSecret);
  url.searchParams.set('redirect_status', redirectStatus);
  return url.pathname + url.search + url.hash;
}
