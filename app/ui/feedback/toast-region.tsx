import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { classNames } from '#app/ui/class-names.ts';
import { bottomBarStore } from './bottom-bar.ts';
import styles from './toast-region.module.css';

/** The bottom edge of the window, above a bar that the page keeps there: where the toast appears. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const bar = useStore(bottomBarStore);
  const region = (
    <div className={classNames(styles.place, 'screen-only', bar !== null && styles.onBar)}>
      {children}
    </div>
  );
  return bar ? createPortal(region, bar) : region;
}
