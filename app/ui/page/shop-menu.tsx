/**
 * The menu of all pages: a popover of the browser's own, which opens, closes with Escape and gives the focus back
 * without scripts. A browser that knows no popovers shows it open.
 */
import type { ReactNode } from 'react';
import type { NamedLink } from '#app/shared/text/links-text.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';
import { messages } from '#app/ui/messages/messages.ts';
import styles from './shop-menu.module.css';

const MENU_ID = 'menu';

/** Of a wide window too, unless all that is in the menu stands in the header there. */
export function MenuButton({ isOfPhone }: { isOfPhone: boolean }) {
  return (
    <button
      type="button"
      popoverTarget={MENU_ID}
      className={classNames(styles.opener, isOfPhone && styles.phone)}
    >
      <span className={styles.wide}>{messages.categories}</span>
      <span className={`${styles.narrow} visually-hidden`}>{messages.menu}</span>
    </button>
  );
}

type ShopMenuProps = {
  categories: readonly NamedLink[];
  /** What of the header has no room on a phone. */
  children: ReactNode;
};

export function ShopMenu({ categories, children }: ShopMenuProps) {
  return (
    <nav id={MENU_ID} popover="auto" aria-label={messages.menu} className={styles.menu}>
      <button
        type="button"
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
        aria-label={messages.closeMenu}
        className={styles.close}
      >
        ×
      </button>
      {categories.length > 0 && (
        <>
          <p className={styles.title}>{messages.categories}</p>
          <ul>
            {categories.map(([path, name]) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
            <li>
              <Link to="/categories">{messages.allCategories}</Link>
            </li>
          </ul>
        </>
      )}
      <div className={styles.phone}>
        {children}
        <Link to="/account">{messages.yourAccount}</Link>
      </div>
    </nav>
  );
}
