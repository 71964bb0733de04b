import { useEffect, useRef, useSyncExternalStore } from 'react';
import { WarningIcon } from '#app/ui/icons.tsx';
import { messages } from '#app/ui/messages/messages.ts';
import { connection } from './connection.ts';
import styles from './offline-notice.module.css';

type OfflineNoticeProps = {
  /** Called when the shop can be reached again. */
  onFound: () => void;
  /** Whether something else is said at its place. */
  silent: boolean;
};

/** Shown while the shop cannot be reached. */
export function OfflineNotice({ onFound, silent }: OfflineNoticeProps) {
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost, () => false);
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !isLost) onFound();
    wasLost.current = isLost;
  }, [isLost, onFound]);
  return (
    <div role="status">
      {isLost && !silent && (
        <p className={`${styles.notice} flex items-center rounded gap-3`}>
          <WarningIcon />
          {messages.offline}
        </p>
      )}
    </div>
  );
}
