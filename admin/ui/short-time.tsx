import { useRouteLoaderData } from 'react-router';

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

/** `22 Nov 2026, 13:05 CET`: in the zone of the shop, so that all of its staff speak of the same hour. */
export function ShortTime({ seconds }: { seconds: number }) {
  const root = useRouteLoaderData<{ timeZone: string }>('root');
  const zone = root?.timeZone ?? 'UTC';
  return <time dateTime={new Date(seconds * 1_000).toISOString()}>{format(seconds, zone)}</time>;
}
