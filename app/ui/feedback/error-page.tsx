import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { messages } from '#app/ui/messages/messages.ts';
import styles from './error-page.module.css';

type ErrorPageProps = {
  /** The HTTP status, shown small; null if no server has answered. */
  status: number | null;
  title: string;
  /** What happened and what to do, in plain words. */
  children: ReactNode;
  /** What leads on, and where to: to the home page by default. */
  link?: readonly [label: string, to: string];
  /** What can be done here, where that is no link. */
  action?: ReactNode;
};

/** The content of `main` after an error. */
export function ErrorPage({ status, title, children, link, action }: ErrorPageProps) {
  const [label, to] = link ?? [messages.goHome, '/'];
  return (
    <div className={`${styles.page} grid justify-items-center text-center gap-4`}>
      {status !== null && (
        <p className={`${styles.status} text-large muted bold`}>
          <span className="visually-hidden">{messages.status} </span>
          {status}
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      {action ?? (
        <ButtonLink kind="primary" to={to}>
          {label}
        </ButtonLink>
      )}
    </div>
  );
}
