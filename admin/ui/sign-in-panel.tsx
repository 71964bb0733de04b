import type { ReactNode } from 'react';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import styles from './sign-in-panel.module.css';

/** The one narrow panel of the sign-in pages. */
export function SignInPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <PageHeading>{title}</PageHeading>
      <Panel className="grid gap-4">{children}</Panel>
    </div>
  );
}
