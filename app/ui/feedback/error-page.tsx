import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/forms/button-link.tsx';
import styles from './error-page.module.css';

type ErrorPageProps = {
  /** The HTTP status, which the eye may skip; null where no server has answered. */
  status: number | null;
  title: string;
  /** What happened and what to do, in plain words. */
  children: ReactNode;
  /** What can be done here; the way home unless told. */
  action?: ReactNode;
};

/** What stands in `main` when there is no page to show. */
export function ErrorPage({ status, title, children, action }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      {status !== null && (
        <p className={styles.status}>
          <span className="visually-hidden">Status </span>
          {status}
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      {action ?? (
        <ButtonLink kind="primary" to="/">
          Go to the home page
        </ButtonLink>
      )}
    </div>
  );
}
