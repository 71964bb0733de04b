/** The zone in which the server renders dates: the browser's own, from its cookie. */
import { isTimeZone } from '#app/shared/time/dates.ts';
import { TIME_ZONE_COOKIE } from './time-zone-script.ts';

const FALLBACK = 'UTC';

/** The zone in a Cookie header; UTC for a first visit, without scripts, and for an invalid value. */
export function readTimeZone(cookieHeader: string | null): string {
  const prefix = `${TIME_ZONE_COOKIE}=`;
  const pair = cookieHeader?.split('; ').find((one) => one.startsWith(prefix));
  if (!pair) return FALLBACK;
  try {
    const zone = decodeURIComponent(pair.slice(prefix.length));
    return isTimeZone(zone) ? zone : FALLBACK;
  } catch {
    // Malformed percent-encoding, which the script never writes.
    return FALLBACK;
  }
}
