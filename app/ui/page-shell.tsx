import type { ReactNode } from 'react';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import styles from './page-shell.module.css';

export type PageShellProps = {
  /** The e-mail of who is signed in, or Guest. */
  name: string;
  signedIn: boolean;
  basketCount: number;
  /** What was searched for, or nothing. */
  searchQuery: string;
  children: ReactNode;
};

/** The frame of every page: skip link, header, `main`, footer. */
export function PageShell({ children, ...header }: PageShellProps) {
  return (
    <div className={styles.shell}>
      <a className={styles.skipLink} href="#main">
        Skip to main content
      </a>
      <NavigationProgress />
      <PageHeader {...header} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <PageFooter />
    </div>
  );
}
