import { useSyncExternalStore } from 'react';
import { formatOrderDate } from '#app/shared/time/dates.ts';
import styles from './local-date.module.css';

const never = () => () => {};

function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

type Props = { createdSeconds: number; timeZone: string };

/** 'November 21st 2026, 1:05am' in the shopper's zone; `timeZone` is the zone that the server rendered with. */
export function LocalDate({ createdSeconds, timeZone }: Props) {
  const zone = useSyncExternalStore(never, browserTimeZone, () => timeZone);
  return (
    <time className={styles.date} dateTime={new Date(createdSeconds * 1000).toISOString()}>
      {formatOrderDate(createdSeconds, zone)}
    </time>
  );
}
