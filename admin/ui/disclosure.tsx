import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  /** Whether it is open from the start. */
  isOpen?: boolean;
  children: ReactNode;
};

/** What is opened by a line that says what it is. */
export function Disclosure({ summary, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen || undefined}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
