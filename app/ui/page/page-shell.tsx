import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { pageTitle, type ShopAbout, shopPages } from '#app/shared/shop-about.ts';
import type { NamedLink } from '#app/shared/text/links-text.ts';
import { Link } from '#app/ui/link.tsx';
import { messages } from '#app/ui/messages/messages.ts';
import { RouteAnnouncer } from '#app/ui/navigation/route-announcer.tsx';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';
import styles from './page-shell.module.css';
import { SkipLink } from './skip-link.tsx';
import { Slot } from './slot.ts';

/** A progress bar at the top of the window during a navigation or a write that takes a moment. */
function NavigationProgress({ saving }: { saving: boolean }) {
  const { state } = useNavigation();
  if (state === 'idle' && !saving) return null;
  return <div className={styles.bar} aria-hidden="true" />;
}

const shopLinks = () =>
  [
    ['/', messages.home],
    ['/categories', messages.categories],
    ['/orders', messages.yourOrders],
    ['/checkout', messages.yourBasket],
    ['/wish-list', messages.yourWishes],
  ] as const;

const pageLinks = () => shopPages.map((page) => [`/${page}`, pageTitle(page)] as const);

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
      {header.about.announcement && (
        <aside className={`${styles.announcement} screen-only`}>{header.about.announcement}</aside>
      )}
      <PageHeader {...header} />
      <main id="main" tabIndex={-1} className={`${styles.main} grid w-full one-column gap-4`}>
        {children}
      </main>
      <Slot place="footer" data={{}} />
      <PageFooter about={header.about} />
      <RouteAnnouncer />
    </div>
  );
}

/** The shop's name and tag line, and links to all that is not about a product. */
function PageFooter({ about }: { about: ShopAbout }) {
  return (
    <footer className={`${styles.footer} screen-only`}>
      <div className={`${styles.content} flex wrap items-center justify-between`}>
        <div>
          <p className="bold">{about.name}</p>
          <p className={styles.about}>{about.tagline}</p>
        </div>
        <nav aria-label={messages.footer} className="grid gap-1">
          <FooterLinks links={shopLinks()} />
          <FooterLinks links={pageLinks()} />
          {about.links && <FooterLinks links={about.links} />}
        </nav>
      </div>
    </footer>
  );
}

function FooterLinks({ links }: { links: readonly NamedLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(([path, text], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may lead to one page
        <li key={place}>
          <Link to={path}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
