import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { KeysDialog } from '#admin/keys/keys-dialog.tsx';
import { findsAnything, missingScope } from '#admin/operations/page-scopes.ts';
import { PostForm } from '#admin/ui/forms/post-form.tsx';
import { BasketIcon } from '#app/ui/icons.tsx';
import { RouteAnnouncer } from '#app/ui/navigation/route-announcer.tsx';
import { SkipLink } from '#app/ui/page/skip-link.tsx';
import type { Scope } from '#operations/scopes.ts';
import styles from './admin-shell.module.css';
import { messages } from './messages/messages.ts';

/** The pages that there are, as the bar lists them; `rooms` are the beginnings of their paths. */
const pages = () => [
  { to: '/', name: messages.today, rooms: [] },
  { to: '/orders', name: messages.orders, rooms: ['/orders', '/drafts', '/books', '/gift-cards'] },
  {
    to: '/products',
    name: messages.products,
    rooms: ['/products', '/product', '/collections', '/home', '/reviews', '/bulk', '/import'],
  },
  { to: '/customers', name: messages.customers },
  { to: '/mail', name: messages.mail },
  { to: '/staff', name: messages.staff },
  { to: '/shop', name: messages.yourShop },
  {
    to: '/settings',
    name: messages.settings,
    rooms: ['/settings', '/law', '/health', '/tokens', '/webhooks', '/you'],
  },
];

/** Where on the bar somebody is, as `aria-current` says it. */
function currentOf(pathname: string, { to, rooms = [to] }: ReturnType<typeof pages>[number]) {
  if (pathname === to) return 'page';
  return rooms.some((room) => pathname === room || pathname.startsWith(`${room}/`)) || undefined;
}

type AdminShellProps = {
  shop: string;
  /** Whoever is signed in; nobody sees the pages otherwise, and nobody all of them without the scopes. */
  member: { name: string; scopes: readonly Scope[] } | null;
  /** How many orders nobody has packed yet; null for none. */
  newOrders: string | null;
  children: ReactNode;
};

/** The frame of every page: skip link, bar, `main`. */
export function AdminShell({ shop, member, newOrders, children }: AdminShellProps) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={`${styles.header} flex wrap items-center screen-only`}>
        <Link to="/" className={`${styles.logo} items-center bold target no-underline gap-2`}>
          <BasketIcon />
          <span className={styles.shop}>{shop}</span>{' '}
          <span className={styles.admin}>{messages.admin}</span>
        </Link>
        {member && (
          <>
            <Pages scopes={member.scopes} newOrders={newOrders} />
            {findsAnything(member.scopes) && <FindForm />}
            <PostForm action="/sign-out" className="flex items-center gap-3">
              <Link to="/you" className={styles.name}>
                {member.name}
              </Link>
              <button type="submit" className={styles.signOut}>
                {messages.signOut}
              </button>
            </PostForm>
          </>
        )}
      </header>
      <main id="main" tabIndex={-1} className={`${styles.main} grid w-full one-column gap-4`}>
        {children}
      </main>
      {member && <KeysDialog />}
      <RouteAnnouncer />
    </div>
  );
}

type PagesProps = { scopes: readonly Scope[]; newOrders: string | null };

/** Without room for all one line that scrolls, in which the present page is in sight. */
function Pages({ scopes, newOrders }: PagesProps) {
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page another one is current
  useEffect(() => {
    const current = bar.current?.querySelector('[aria-current]');
    if (!bar.current || !current) return;
    // The bar alone: scrollIntoView would also scroll the page, away from where a link to a part of it leads.
    const [within, one] = [bar.current.getBoundingClientRect(), current.getBoundingClientRect()];
    bar.current.scrollLeft += one.left + one.width / 2 - (within.left + within.width / 2);
  }, [pathname]);
  return (
    <nav ref={bar} aria-label={messages.admin} className={`${styles.pages} flex wrap gap-1`}>
      {pages()
        .filter(({ to }) => !missingScope(scopes, to))
        .map((page) => (
          <Link
            key={page.to}
            to={page.to}
            aria-current={currentOf(pathname, page)}
            className={`${styles.page} items-center target rounded no-underline`}
          >
            {page.name}
            {page.to === '/orders' && newOrders !== null && <NewOrders count={newOrders} />}
          </Link>
        ))}
    </nav>
  );
}

function NewOrders({ count }: { count: string }) {
  return (
    <>
      <span className={styles.count} aria-hidden>
        {count}
      </span>
      <span className="visually-hidden"> {messages.newOrders(count)}</span>
    </>
  );
}

/** The one search of everything, to which `/` leads. */
function FindForm() {
  return (
    <Form role="search" aria-label={messages.inEverything} action="/find" className={styles.find}>
      <label>
        <span className="visually-hidden">{messages.searchEverything}</span>
        <input
          type="search"
          name="q"
          placeholder={messages.searchEverything}
          autoComplete="off"
          enterKeyHint="search"
          data-find
        />
      </label>
    </Form>
  );
}
