import { pageTitle, type ShopPage, shopPages, type TextBlock } from '#app/shared/shop-about.ts';
import { Link } from '#app/ui/link.tsx';
import { messages } from '#app/ui/messages/messages.ts';
import { Panel } from '#app/ui/panel.tsx';
import styles from './shop-text.module.css';

type ShopTextProps = { page: ShopPage; blocks: readonly TextBlock[] };

/** A page of the shop's own words, with the way to its other ones. */
export function ShopText({ page, blocks }: ShopTextProps) {
  return (
    <>
      <nav aria-label={messages.aboutTheShop} className="screen-only">
        <ul className="round-links">
          {shopPages.map((one) => (
            <li key={one}>
              <Link
                to={`/${one}`}
                prefetch="intent"
                aria-current={one === page ? 'page' : undefined}
                className="round-link"
              >
                {pageTitle(one)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Panel className={styles.text}>
        {blocks.map(({ kind, text }) =>
          kind === 'heading' ? <h2 key={text}>{text}</h2> : <p key={text}>{text}</p>,
        )}
      </Panel>
    </>
  );
}
