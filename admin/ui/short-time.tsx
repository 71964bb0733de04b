import { useSyncExternalStore } from 'react';

const never = () => () => {};

const formats = new Map<string, Intl.DateTimeFormat>();

function format(seconds: number, timeZone: string): string {
  const known = formats.get(timeZone);
  const made =
    known ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      ...(timeZone === 'UTC' ? { timeZoneName: 'short' } : {}),
    });
  formats.set(timeZone, made);
  return made.format(seconds * 1_000);
}

function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `22 Nov 2026, 13:05` where the browser is; in UTC, which it says, until scripts run. */
export function ShortTime({ seconds }: { seconds: number }) {
  const zone = useSyncExternalStore(never, browserTimeZone, () => 'UTC');
  return <time dateTime={new Date(seconds * 1_000).toISOString()}>{format(seconds, zone)}</time>;
}
