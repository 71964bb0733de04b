import type { ReactNode } from 'react';
import { Form, Link, NavLink } from 'react-router';
import { KeysDialog } from '#admin/keys/keys-dialog.tsx';
import { BasketIcon } from '#app/ui/icons.tsx';
import { RouteAnnouncer } from '#app/ui/navigation/route-announcer.tsx';
import styles from './admin-shell.module.css';
import { FindForm } from './find-form.tsx';

/** The pages that there are, as the bar lists them. */
const PAGES = [
  { to: '/', name: 'Today' },
  { to: '/orders', name: 'Orders' },
  { to: '/products', name: 'Products' },
  { to: '/customers', name: 'Customers' },
  { to: '/mail', name: 'Mail' },
  { to: '/staff', name: 'Staff' },
  { to: '/settings', name: 'Settings' },
];

type AdminShellProps = {
  shop: string;
  /** Whoever is signed in; nobody sees the pages otherwise. */
  member: { name: string } | null;
  children: ReactNode;
};

/** The frame of every page: skip link, bar, `main`. */
export function AdminShell({ shop, member, children }: AdminShellProps) {
  return (
    <div className={styles.shell}>
      <a className={`${styles.skipLink} screen-only`} href="#main">
        Skip to main content
      </a>
      <header className={`${styles.header} screen-only`}>
        <Link to="/" className={styles.logo}>
          <BasketIcon />
          <span>{shop}</span> <span className={styles.admin}>Admin</span>
        </Link>
        {member && (
          <>
            <nav aria-label="Admin" className={styles.pages}>
              {PAGES.map(({ to, name }) => (
                <NavLink key={to} to={to} end={to === '/'} className={styles.page ?? ''}>
                  {name}
                </NavLink>
              ))}
            </nav>
            <FindForm />
            <Form method="post" action="/sign-out" className={styles.member}>
              <span className={styles.name}>{member.name}</span>
              <button type="submit" className={styles.signOut}>
                Sign out
              </button>
            </Form>
          </>
        )}
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {member && <KeysDialog />}
      <RouteAnnouncer />
    </div>
  );
}
