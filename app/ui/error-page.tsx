import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';
import styles from './error-page.module.css';

type ErrorPageProps = {
  /** The HTTP status, which the eye may skip. */
  status: number;
  title: string;
  /** What happened and what to do, in plain words. */
  children: ReactNode;
};

/** What stands in `main` when there is no page to show. */
export function ErrorPage({ status, title, children }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <p className={styles.status}>
        <span className="visually-hidden">Status </span>
        {status}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      <ButtonLink kind="primary" to="/">
        Go to the home page
      </ButtonLink>
    </div>
  );
}
