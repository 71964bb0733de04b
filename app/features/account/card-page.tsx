import type { ReactNode } from 'react';
import { Panel } from '#app/ui/panel.tsx';
import styles from './login-card.module.css';

/** The frame of a page with one small form: the shop's logo above a card with the page's heading. */
export function CardPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <picture className={styles.logo}>
        <source srcSet="/brand/basket-logo-light.svg" media="(prefers-color-scheme: dark)" />
        <img src="/brand/basket-logo-dark.svg" alt="" width="212" height="56" />
      </picture>
      <Panel className={styles.card}>
        <h1 className={styles.heading}>{title}</h1>
        {children}
      </Panel>
    </div>
  );
}
