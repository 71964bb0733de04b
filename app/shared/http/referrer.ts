/** The page of this shop that a form was sent from, for a redirect back to it. */

/** A path on this origin, whatever the header says; `/` when unknown. */
export function readReferrer(request: Request, url: URL): string {
  const referrer = request.headers.get('referer');
  if (!referrer || !URL.canParse(referrer)) return '/';
  const from = new URL(referrer);
  const path = `${from.pathname}${from.search}`;
  // A path that begins with // would be another host.
  const isOwn = from.origin === url.origin && !path.startsWith('//');
  return isOwn ? path : '/';
}
