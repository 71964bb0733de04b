import { pageTitles, type ShopAbout, shopPages } from '#app/shared/shop-about.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './page-footer.module.css';

const SHOP_LINKS = [
  ['/', 'Home'],
  ['/categories', 'Categories'],
  ['/orders', 'Your orders'],
  ['/checkout', 'Your basket'],
] as const;

const PAGE_LINKS = shopPages.map((page) => [`/${page}`, pageTitles[page]] as const);

/** The shop's name and tag line, and links to all that is not about a product. */
export function PageFooter({ about }: { about: ShopAbout }) {
  return (
    <footer className={`${styles.footer} screen-only`}>
      <div className={styles.content}>
        <div>
          <p className={styles.name}>{about.name}</p>
          <p className={styles.about}>{about.tagline}</p>
        </div>
        <nav aria-label="Footer" className={styles.columns}>
          <FooterLinks links={SHOP_LINKS} />
          <FooterLinks links={PAGE_LINKS} />
        </nav>
      </div>
    </footer>
  );
}

function FooterLinks({ links }: { links: readonly (readonly [path: string, text: string])[] }) {
  return (
    <ul className={styles.links}>
      {links.map(([path, text]) => (
        <li key={path}>
          <Link to={path}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
