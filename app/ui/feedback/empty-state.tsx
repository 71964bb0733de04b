import type { ReactNode } from 'react';
import { BasketIcon } from '#app/ui/icons.tsx';
import { Panel } from '#app/ui/panel.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  title: string;
  /** A sentence that suggests the action. */
  children?: ReactNode;
  /** The link or button of the action. */
  action?: ReactNode;
};

/** Shown in place of an empty list. */
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
