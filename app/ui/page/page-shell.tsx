import type { ReactNode } from 'react';
import { CachedFragment } from '#app/ui/cached-fragment.tsx';
import { NavigationProgress } from '#app/ui/feedback/navigation-progress.tsx';
import { RouteAnnouncer } from '#app/ui/navigation/route-announcer.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';
import styles from './page-shell.module.css';
import { SkipLink } from './skip-link.tsx';

type PageShellProps = PageHeaderProps & {
  /** Whether an action of the shopper is still being sent. */
  saving: boolean;
  children: ReactNode;
};

/** The frame of every page: skip link, header, `main`, footer. */
export function PageShell({ children, saving, ...header }: PageShellProps) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <NavigationProgress saving={saving} />
      <PageHeader {...header} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <CachedFragment of={header.about}>
        <PageFooter about={header.about} />
      </CachedFragment>
      <RouteAnnouncer />
    </div>
  );
}
