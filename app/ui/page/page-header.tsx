import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { defaultAbout, type ShopAbout } from '#app/shared/shop-about.ts';
import { BasketIcon } from '#app/ui/icons.tsx';
import { Link } from '#app/ui/link.tsx';
import { messages } from '#app/ui/messages/messages.ts';
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
  const { headerLink } = about;
  return (
    <header className={`${styles.header} screen-only`}>
      <div className={`${styles.bar} flex wrap items-center`}>
        <Link to="/" prefetch="intent" className={styles.logo}>
          {about.logo || about.name === defaultAbout.name ? (
            // Its own logo has attributes of its own.
            <img
              src="/brand/basket-logo-light.svg"
              alt={messages.shopHomePage(about.name)}
              width="212"
              height="56"
              {...about.logo}
            />
          ) : (
            <>
              <BasketIcon />
              <span>{about.name}</span> <span className="visually-hidden">{messages.homePage}</span>
            </>
          )}
        </Link>
        <div className={styles.search}>{search}</div>
        <VisitorPart visitor={visitor}>
          {(shown) => (
            <>
              <AccountOption {...shown} />
              <Link to="/orders" prefetch="intent" className={`${styles.option} ${styles.orders}`}>
                <span className={styles.over}>{messages.returns}</span>{' '}
                <span className={styles.under}>{messages.andOrders}</span>
              </Link>
              {headerLink === undefined ? (
                <button type="button" className={`${styles.option} ${styles.prime}`}>
                  <span className={styles.over}>{messages.your}</span>{' '}
                  <span className={styles.under}>{messages.prime}</span>
                </button>
              ) : (
                headerLink && (
                  <Link to={headerLink[0]} className={`${styles.option} ${styles.prime}`}>
                    <span className={styles.under}>{headerLink[1]}</span>
                  </Link>
                )
              )}
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
        <span className={styles.over}>{messages.hello(name)}</span>{' '}
        <span className={styles.under}>{messages.signIn}</span>
      </Link>
    );
  }
  return (
    <div className={`${styles.account} ${styles.signedIn}`}>
      <Link to="/account" title={name} className={`${styles.option} ${styles.over}`}>
        {messages.hello(name)}
      </Link>
      <Form method="post" action="/sign-out">
        <button type="submit" className={`${styles.option} ${styles.under}`}>
          {messages.signOut}
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
        aria-label={messages.basketOf(items)}
        className={`${styles.option} ${styles.basket} items-end relative gap-1`}
      >
        <span className={styles.basketIcon}>
          <BasketIcon />
        </span>
        <span className={styles.basketWord}>{messages.basket}</span>{' '}
        <span className={`${styles.count} text-small bold text-center tabular`}>{count}</span>
      </Link>
      <span role="status" className="visually-hidden">
        {messages.inYourBasket(items)}
      </span>
    </>
  );
}
