import type { ReactNode } from 'react';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Panel } from '#app/ui/panel.tsx';
import styles from './login-card.module.css';

/** The frame of a page with one small form: a card with the page's heading. */
export function CardPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Panel className={`${styles.card} grid w-full gap-4`}>
        <h1 className={styles.heading}>{title}</h1>
        {children}
      </Panel>
    </div>
  );
}

type CardErrorProps = {
  /** For the fields that it is about. */
  id: string;
  /** The provider's own message about the last attempt; null renders nothing. */
  message: string | null;
};

/** What the form of a card was refused for, above the form. */
export function CardError({ id, message }: CardErrorProps) {
  if (message === null) return null;
  return (
    <Notice kind="error" id={id} role="alert">
      <p>{message}</p>
    </Notice>
  );
}
