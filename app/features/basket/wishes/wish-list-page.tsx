import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { WISH_LIST_PATH } from '#app/features/basket/core/wish-list.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { ShareForm } from '#app/features/basket/shared/share-form.tsx';
import styles from '#app/features/basket/view/basket-list.module.css';
import { BasketLine } from '#app/features/basket/view/basket-list.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { BasketIcon } from '#app/ui/icons.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';

/** What a visitor wishes for: each goes into the basket, or away. */
export function WishListPage({ items }: { items: readonly BasketItem[] }) {
  return (
    <>
      <PageHeading>{messages.yourWishes}</PageHeading>
      {items.length === 0 ? (
        <EmptyState
          icon={<BasketIcon />}
          title={messages.noWishes}
          action={{ to: '/', text: messages.findSomething }}
        >
          <p>{messages.howToWish}</p>
        </EmptyState>
      ) : (
        <>
          <Panel>
            <ul className="divided">
              {items.map((item) => (
                <li key={item.line}>
                  <BasketLine
                    item={item}
                    actions={(titleId) => <WishActions {...{ item, titleId }} />}
                  />
                </li>
              ))}
            </ul>
          </Panel>
          <ShareForm isWishList />
        </>
      )}
    </>
  );
}

/** A document each, so that the notice about it comes with the page. */
function WishActions({ item, titleId }: { item: BasketItem; titleId: string }) {
  return (
    <form method="post" action={WISH_LIST_PATH} className="flex wrap gap-2">
      {!item.withdrawn && (
        <Button
          kind="primary"
          name="move"
          value={item.line}
          aria-describedby={titleId}
          className={styles.rowButton}
        >
          {messages.addToBasket}
        </Button>
      )}
      <Button
        kind="secondary"
        name="remove"
        value={item.line}
        aria-describedby={titleId}
        className={styles.rowButton}
      >
        {messages.removeWish}
      </Button>
    </form>
  );
}
