import type { ReactNode } from 'react';
import styles from './split-layout.module.css';

/**
 * Content with a calm panel on its right that stays in sight. On narrow screens the panel comes
 * after the content and keeps to the bottom edge, within reach of a thumb.
 */
export function SplitLayout({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.content}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
