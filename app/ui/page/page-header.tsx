import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { defaultAbout, type ShopAbout } from '#app/shared/shop-about.ts';
import { BasketIcon } from '#app/ui/icons.tsx';
import { Link } from '#app/ui/link.tsx';
import styles from './page-header.module.css';
import { VisitorPart, type VisitorTexts } from './visitor-part.tsx';

export type PageHeaderProps = {
  about: ShopAbout;
  visitor: VisitorTexts;
  /** The search box. */
  search: ReactNode;
};

/** The header of all pages (spec 2, Header). */
export function PageHeader({ about, visitor, search }: PageHeaderProps) {
  return (
    <header className={`${styles.header} screen-only`}>
      <div className={styles.bar}>
        <Link to="/" prefetch="intent" className={styles.logo}>
          {about.name === defaultAbout.name ? (
            <img
              src="/brand/basket-logo-light.svg"
              alt={`${about.name} home page`}
              width="212"
              height="56"
            />
          ) : (
            <>
              <BasketIcon />
              <span>{about.name}</span> <span className="visually-hidden">home page</span>
            </>
          )}
        </Link>
        <div className={styles.search}>{search}</div>
        <VisitorPart visitor={visitor}>
          {(shown) => (
            <>
              <AccountOption {...shown} />
              <Link to="/orders" prefetch="intent" className={`${styles.option} ${styles.orders}`}>
                <span className={styles.over}>Returns</span>{' '}
                <span className={styles.under}>&amp; Orders</span>
              </Link>
              <button type="button" className={`${styles.option} ${styles.prime}`}>
                <span className={styles.over}>Your</span>{' '}
                <span className={styles.under}>Prime</span>
              </button>
              <BasketOption {...shown} />
            </>
          )}
        </VisitorPart>
      </div>
    </header>
  );
}

/** Above whom the visitor is, which leads to the account, and below what they can do about it. */
function AccountOption({ name, signedIn }: VisitorTexts) {
  if (!signedIn) {
    return (
      <Link to="/login" prefetch="intent" className={`${styles.option} ${styles.account}`}>
        <span className={styles.over}>Hello {name}</span>{' '}
        <span className={styles.under}>Sign In</span>
      </Link>
    );
  }
  return (
    <div className={`${styles.account} ${styles.signedIn}`}>
      <Link to="/account" title={name} className={`${styles.option} ${styles.over}`}>
        Hello {name}
      </Link>
      <Form method="post" action="/sign-out">
        <button type="submit" className={`${styles.option} ${styles.under}`}>
          Sign Out
        </button>
      </Form>
    </div>
  );
}

function BasketOption({ count, items }: VisitorTexts) {
  return (
    <>
      <Link
        to="/checkout"
        prefetch="intent"
        aria-label={`Basket, ${items}`}
        className={`${styles.option} ${styles.basket}`}
      >
        <span className={styles.basketIcon}>
          <BasketIcon />
        </span>
        <span className={styles.basketWord}>Basket</span>{' '}
        <span className={styles.count}>{count}</span>
      </Link>
      <span role="status" className="visually-hidden">
        {items} in your basket
      </span>
    </>
  );
}
