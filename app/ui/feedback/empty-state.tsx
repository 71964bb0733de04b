import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  /** What is missing, drawn. */
  icon: ReactNode;
  title: string;
  /** A sentence that suggests the action. */
  children?: ReactNode;
  /** Where a button leads. */
  action: { to: string; text: string };
};

/** Shown in place of an empty list. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Panel className={`${styles.empty} grid justify-items-center text-center gap-3`}>
      <span className={styles.picture}>{icon}</span>
      <h2 className="text-title">{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      <ButtonLink kind="primary" to={action.to}>
        {action.text}
      </ButtonLink>
    </Panel>
  );
}
