import { perLocale } from '#app/shared/locale.ts';
import { useShopZone } from './use-shop-zone.ts';

const formats = perLocale((tag, { language }) => ({
  tag: language === 'en' ? 'en-GB' : tag,
  byZone: new Map<string, Intl.DateTimeFormat>(),
}));

function format(seconds: number, timeZone: string): string {
  const { tag, byZone } = formats();
  const made =
    byZone.get(timeZone) ??
    new Intl.DateTimeFormat(tag, {
      ...{ timeZone, timeZoneName: 'short' },
      ...{ day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    });
  byZone.set(timeZone, made);
  return made.format(seconds * 1_000);
}

/** `22 Nov 2026, 13:05 CET`, `22. Nov. 2026, 13:05 MEZ`: in the zone of the shop. */
export function ShortTime({ seconds }: { seconds: number }) {
  const zone = useShopZone();
  return <time dateTime={new Date(seconds * 1_000).toISOString()}>{format(seconds, zone)}</time>;
}
