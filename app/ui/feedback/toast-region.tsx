import type { ReactNode } from 'react';
import styles from './toast-region.module.css';

/** The edge of the window where toasts appear, the newest nearest to it. */
export function ToastRegion({ children }: { children: ReactNode }) {
  return <div className={`${styles.place} screen-only`}>{children}</div>;
}
