import { useEffect, useSyncExternalStore } from 'react';
import { dismissNotice, noticeClient } from './notice-client.ts';
import styles from './short-notice.module.css';

/** Long enough to be read twice. */
const SHOWN_MS = 8_000;

/** The newest short notice, shown at the edge of the page and announced politely. */
export function ShortNotice() {
  const notice = useSyncExternalStore(noticeClient.subscribe, noticeClient.current, () => null);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(dismissNotice, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div role="status" className={styles.place}>
      {notice && (
        <p key={notice.key} className={styles.notice}>
          {notice.text}
        </p>
      )}
    </div>
  );
}
