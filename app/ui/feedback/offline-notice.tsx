import { useEffect, useRef, useSyncExternalStore } from 'react';
import { WarningIcon } from '#app/ui/icons.tsx';
import { connection } from './connection.ts';
import styles from './offline-notice.module.css';

/** Shown while the shop cannot be reached; `onFound` is called when it can be again. */
export function OfflineNotice({ onFound }: { onFound: () => void }) {
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost, () => false);
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !isLost) onFound();
    wasLost.current = isLost;
  }, [isLost, onFound]);
  return (
    <div role="status">
      {isLost && (
        <p className={styles.notice}>
          <WarningIcon />
          You are offline. Nothing is lost: go on when the connection is back.
        </p>
      )}
    </div>
  );
}
