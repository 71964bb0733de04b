import type { ReactNode } from 'react';
import { BasketIcon } from '#app/ui/icons.tsx';
import { Panel } from '#app/ui/panel.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  title: string;
  /** What could be done about it, in a sentence. */
  children?: ReactNode;
  /** The link or button that does it. */
  action?: ReactNode;
};

/** What stands where a list would be, as long as there is nothing in it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Panel className={styles.empty}>
      <span className={styles.picture}>
        <BasketIcon />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </Panel>
  );
}
