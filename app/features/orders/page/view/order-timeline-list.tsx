import type { TimelineEntry } from '#app/features/orders/page/order-timeline.ts';
import { LocalDate } from '#app/ui/local-date.tsx';
import styles from './order-timeline-list.module.css';

type Props = {
  entries: readonly TimelineEntry[];
  /** The IANA time zone of the dates. */
  timeZone: string;
};

/** What has happened to an order, newest first. */
export function OrderTimelineList({ entries, timeZone }: Props) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ key, title, detail, atSeconds }) => (
        <li key={key} className={styles.entry}>
          <p className={styles.title}>{title}</p>
          {detail && <p className={styles.detail}>{detail}</p>}
          <p className={styles.date}>
            <LocalDate createdSeconds={atSeconds} timeZone={timeZone} />
          </p>
        </li>
      ))}
    </ol>
  );
}
