import type { ReactNode } from 'react';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import styles from './door-panel.module.css';

/** The one narrow panel of the pages at the door. */
export function DoorPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.door}>
      <PageHeading>{title}</PageHeading>
      <Panel className="grid gap-4">{children}</Panel>
    </div>
  );
}
