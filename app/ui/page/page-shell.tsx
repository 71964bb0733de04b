import type { ReactNode } from 'react';
import { pageTitles, type ShopAbout, shopPages } from '#app/shared/shop-about.ts';
import { NavigationProgress } from '#app/ui/feedback/navigation-progress.tsx';
import { Link } from '#app/ui/link.tsx';
import { RouteAnnouncer } from '#app/ui/navigation/route-announcer.tsx';
import pageFooterStyles from './page-footer.module.css';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';
import styles from './page-shell.module.css';
import { SkipLink } from './skip-link.tsx';

const SHOP_LINKS = [
  ['/', 'Home'],
  ['/categories', 'Categories'],
  ['/orders', 'Your orders'],
  ['/checkout', 'Your basket'],
] as const;

const PAGE_LINKS = shopPages.map((page) => [`/${page}`, pageTitles[page]] as const);

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
      <PageFooter about={header.about} />
      <RouteAnnouncer />
    </div>
  );
}

/** The shop's name and tag line, and links to all that is not about a product. */
function PageFooter({ about }: { about: ShopAbout }) {
  return (
    <footer className={`${pageFooterStyles.footer} screen-only`}>
      <div className={pageFooterStyles.content}>
        <div>
          <p className={pageFooterStyles.name}>{about.name}</p>
          <p className={pageFooterStyles.about}>{about.tagline}</p>
        </div>
        <nav aria-label="Footer" className={pageFooterStyles.columns}>
          <FooterLinks links={SHOP_LINKS} />
          <FooterLinks links={PAGE_LINKS} />
        </nav>
      </div>
    </footer>
  );
}

function FooterLinks({ links }: { links: readonly (readonly [path: string, text: string])[] }) {
  return (
    <ul className={pageFooterStyles.links}>
      {links.map(([path, text]) => (
        <li key={path}>
          <Link to={path}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
