import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { defaultAbout, type ShopAbout } from '#app/shared/shop-about.ts';
import type { NamedLink } from '#app/shared/text/links-text.ts';
import { BasketIcon } from '#app/ui/icons.tsx';
import { Link } from '#app/ui/link.tsx';
import { messages } from '#app/ui/messages/messages.ts';
import styles from './page-header.module.css';
import { MenuButton, ShopMenu } from './shop-menu.tsx';
import { VisitorPart, type VisitorTexts } from './visitor-part.tsx';

export type PageHeaderProps = {
  about: ShopAbout;
  visitor: VisitorTexts;
  /** What the menu leads to. */
  categories: readonly NamedLink[];
  /** The search box. */
  search: ReactNode;
};

/**
 * The header of all pages (spec 2, Header). On a phone its start and end are a bar that stays in sight; what has no room
 * there is in the menu.
 */
export function PageHeader({ about, visitor, categories, search }: PageHeaderProps) {
  const { key } = useLocation();
  return (
    <header className={`${styles.header} screen-only`}>
      <div className={styles.row}>
        <div className={styles.start}>
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
                <span>{about.name}</span>{' '}
                <span className="visually-hidden">{messages.homePage}</span>
              </>
            )}
          </Link>
          <MenuButton isOfPhone={categories.length === 0} />
          {/* Another with each navigation, so that it is closed after it. */}
          <ShopMenu key={key} categories={categories}>
            <Link to="/orders">{`${messages.returns} ${messages.andOrders}`}</Link>
            <PrimeOption about={about} isLine />
          </ShopMenu>
        </div>
        <div className={styles.search}>{search}</div>
        <div className={styles.end}>
          <VisitorPart visitor={visitor}>
            {(shown) => (
              <>
                <AccountOption {...shown} />
                <Link to="/orders" prefetch="intent" className={`${styles.option} ${styles.wide}`}>
                  <span className={styles.over}>{messages.returns}</span>{' '}
                  <span className={styles.under}>{messages.andOrders}</span>
                </Link>
                <PrimeOption about={about} />
                <BasketOption {...shown} />
              </>
            )}
          </VisitorPart>
        </div>
      </div>
    </header>
  );
}

type PrimeOptionProps = {
  about: ShopAbout;
  /** In the menu. */
  isLine?: boolean;
};

/** 'Your Prime', which does nothing, or the link that the shop has in its place. */
function PrimeOption({ about: { headerLink }, isLine = false }: PrimeOptionProps) {
  const className = isLine ? undefined : `${styles.option} ${styles.wide}`;
  if (headerLink === undefined) {
    return (
      <button type="button" className={className}>
        {isLine ? (
          `${messages.your} ${messages.prime}`
        ) : (
          <>
            <span className={styles.over}>{messages.your}</span>{' '}
            <span className={styles.under}>{messages.prime}</span>
          </>
        )}
      </button>
    );
  }
  const [to, words] = headerLink ?? [];
  return (
    to && (
      <Link to={to} className={className}>
        {isLine ? words : <span className={styles.under}>{words}</span>}
      </Link>
    )
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
