import type { ReactNode } from 'react';
import { bottomBarRef } from '#app/ui/feedback/bottom-bar.ts';
import styles from './split-layout.module.css';

/** Content with a panel that stays in sight: at its right or, on narrow screens, at the bottom. */
export function SplitLayout({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={`${styles.layout} stack`}>
      <div className="stack">{children}</div>
      <div ref={bottomBarRef} data-bottom-bar="" className={styles.aside}>
        {aside}
      </div>
    </div>
  );
}
