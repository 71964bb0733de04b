import { useShopZone } from './use-shop-zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(seconds: number, timeZone: string): string {
  const known = formats.get(timeZone);
  const made =
    known ??
    new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone, timeZoneName: 'short' },
      ...{ day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    });
  formats.set(timeZone, made);
  return made.format(seconds * 1_000);
}

/** `22 Nov 2026, 13:05 CET`: in the zone of the shop. */
export function ShortTime({ seconds }: { seconds: number }) {
  const zone = useShopZone();
  return <time dateTime={new Date(seconds * 1_000).toISOString()}>{format(seconds, zone)}</time>;
}
