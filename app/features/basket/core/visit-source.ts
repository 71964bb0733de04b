/**
 * What a visit came from, as far as its first address says: a campaign, or the site that led here. Nothing is stored on
 * the device: who loads another page anew, or comes back later, comes from nowhere that is known.
 */

const MAX_PART = 30;

/** A campaign as `newsletter` or `newsletter/spring-sale`, or a host; small letters. */
export const VISIT_SOURCE = /^[a-z0-9._-]{1,30}(\/[a-z0-9._-]{1,30})?$/;

function word(text: string | null): string {
  const plain = (text ?? '').toLowerCase().replace(/[^a-z0-9._-]+/g, '-');
  return plain.slice(0, MAX_PART).replace(/^-+|-+$/g, '');
}

/** Null where nothing is known. `referrer` is the address of the page that led here, empty for none. */
export function visitSource(address: URL, referrer: string): string | null {
  const source = word(address.searchParams.get('utm_source'));
  const campaign = word(address.searchParams.get('utm_campaign'));
  if (source !== '') return campaign === '' ? source : `${source}/${campaign}`;
  if (!URL.canParse(referrer)) return null;
  const { hostname } = new URL(referrer);
  return hostname === address.hostname ? null : word(hostname.replace(/^www\./, '')) || null;
}
